// Visitors' messages in the office: each form of the website ends here.

import type { Page } from '@playwright/test'
import { atTheDesk, besideIt } from './desk.ts'
import {
  test as alone,
  axeFindings,
  comeBack,
  expect,
  fill,
  newMember,
  openForm,
  otherBrowser,
  toast,
} from './house.ts'
import { inPanel, laptop, openInbox, openRow, panel, row, sendForm } from './inbox-steps.ts'
import { goTo } from './open-app.ts'

const test = atTheDesk(alone)

const unreadMark = (page: Page) => page.locator('.office-tabs [href="/crm/inbox"] .count')
const unread = async (page: Page) => {
  const [count] = await unreadMark(page).allTextContents()
  return Number.parseInt(count ?? '0', 10)
}

test('a message is answered with one tap, done, and new again when that was a mistake', async ({
  page,
  server,
}) => {
  await sendForm(page, 'contact_messages', {
    name: 'Zanele Khoza',
    email: 'zanele@home.example',
    phone: '073 555 0101',
    message: 'Do you clean boats? 2 > 1 & all',
  })

  await openInbox(page, server)
  await expect(row(page, 'Zanele Khoza')).toContainText(/^New: Zanele Khoza.*Message · Do you clean boats\?/)
  await expect(unreadMark(page)).toBeVisible()
  const before = await unread(page)
  await openRow(page, 'Zanele Khoza')
  await expect(panel(page).locator('.written')).toHaveText(/^Do you clean boats\? 2 .*1 & all$/)
  await expect(panel(page).getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:zanele@home\.example\?subject=Your%20message.*%3E%20Do%20you%20clean%20boats/,
  )
  await expect(panel(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/27735550101\?text=Hello%20Zanele/,
  )
  await inPanel(page, 'Done').click()
  await expect(row(page, 'Zanele Khoza')).toHaveCount(0)
  await expect.poll(() => unread(page)).toBe(before - 1)
  await toast(page, 'Zanele Khoza: done').getByRole('button', { name: 'Undo' }).click()
  await openRow(page, 'Zanele Khoza')
  await expect(panel(page).locator('.timeline')).toContainText('Done by Marietjie')
  await expect(panel(page).locator('.timeline')).toContainText('New again by Marietjie')
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/crm\/inbox$/)
})

test('a review is approved with a reply, and then on the page', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await openForm(page, '/reviews/new', 'review')
  await page.getByRole('radio', { name: '4 stars', exact: true }).check({ force: true })
  await fill(page, {
    'Your name': 'Andile Nkosi',
    'Your email': 'andile@home.example',
    'Your review': 'The oven shines like new again.',
  })
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(toast(page, 'Review submitted!')).toBeVisible()

  await openInbox(page, server)
  await openRow(page, 'Andile Nkosi')
  await expect(panel(page).getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  await panel(page).getByLabel('Your reply').fill('Thank you, Andile. We were proud of it too.')
  await page.reload()
  await expect(panel(page).getByLabel('Your reply')).toHaveValue(
    'Thank you, Andile. We were proud of it too.',
  )
  await inPanel(page, 'Save reply').click()
  await expect(toast(page, 'Reply saved')).toBeVisible()
  await expect(panel(page).getByLabel('Your reply')).toHaveValue(
    'Thank you, Andile. We were proud of it too.',
  )
  await inPanel(page, 'Approve').click()
  await expect(toast(page, 'Andile Nkosi: approved')).toBeVisible()
  const published = page.locator('.published > li').filter({ hasText: 'The oven shines like new again.' })
  await expect(async () => {
    await page.goto('/reviews')
    await expect(published).toContainText('We were proud of it too.', { timeout: 100 })
  }).toPass()
})

test('two colleagues with one review: the second is told, and keeps what was typed', {
  tag: '@long',
}, async ({ page, server, baseURL }) => {
  await server.tables.from('reviews').insert({
    name: 'Buy Watches',
    email: 'spam@home.example',
    review_text: 'Cheap watches in my shop',
    rating: 1,
  })
  await openInbox(page, server, 'Marietjie')
  const other = await besideIt(() => otherBrowser(page, baseURL))
  await openInbox(other, server, 'Sipho')
  for (const who of [page, other]) await openRow(who, 'Buy Watches')

  await inPanel(page, 'Reject').click()
  await inPanel(page, 'Reject review').click()
  await expect(page.getByLabel('Reason')).toBeFocused()
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/This field is required/)
  await page.getByLabel('Reason').fill('An advert')
  await inPanel(page, 'Reject review').click()
  await expect(toast(page, 'Buy Watches: rejected')).toBeVisible()

  await panel(other).getByLabel('Your reply').fill('Which clean was this?')
  await inPanel(other, 'Save reply').click()
  await expect(panel(other).getByRole('alert')).toContainText('Rejected by Marietjie')
  await expect(panel(other).getByLabel('Your reply')).toHaveValue('Which clean was this?')
  await expect(panel(other).locator('.timeline')).toContainText('An advert')
  await panel(other).getByRole('button', { name: 'Show what is there now' }).click()
  await expect(panel(other).getByLabel('Your reply')).toHaveValue('')
})

test('a client sees what they sent, and of others nothing by any address', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const { data } = await server.tables
    .from('contact_messages')
    .insert({ name: 'Secret Sender', email: 'secret@home.example', message: 'For the office alone' })
    .select('id')
  const member = await newMember(server)
  await server.tables.from('referral_requests').insert({
    user_id: member.id,
    referrer_name: 'Own Name',
    referrer_phone: '+27735550130',
    friend_name: 'Own Friend',
    friend_phone: '+27735550131',
    code: 'CCABC235',
  })
  await comeBack(page, member.email, '/crm/inbox')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await expect(page.locator('.office-tabs .count')).toHaveCount(0)
  await openRow(page, 'Own Name')
  await expect(panel(page).getByRole('button', { name: 'Done' })).toHaveCount(0)
  for (const address of [`message/${data?.[0]?.id}`, 'message/not-an-id', 'nothing/at-all']) {
    await goTo(page, `/crm/inbox/${address}`)
    await expect(panel(page)).toContainText('It was removed, or it is not yours to see.')
  }
  await goTo(page, '/crm/inbox?q=secret')
  await expect(page.getByText('Nothing found')).toBeVisible()
})

test('on a laptop the list stays beside the panel, and the keyboard does it all', async ({
  page,
  server,
}) => {
  await server.tables.from('contact_messages').insert(
    ['Wide One', 'Wide Two'].map(name => ({
      name,
      email: 'wide@home.example',
      message: 'A message beside its list',
    })),
  )
  await page.setViewportSize(laptop)
  await openInbox(page, server)
  await page.getByLabel('Search the Inbox').fill('wide@home')
  await expect(page).toHaveURL(/q=wide/)
  await expect(page.locator('[data-row]')).toHaveCount(2)
  await page.getByRole('button', { name: 'Show: New' }).focus()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('c')
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.keyboard.press('z')
  await expect(page.locator('[data-row]')).toHaveCount(2)
  await test.step('what the list shows is chosen beside an open panel, and stays when that is closed', async () => {
    await openRow(page, 'Wide One')
    await page.getByRole('button', { name: 'Show: New' }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Show' })).toBeHidden()
    await expect(panel(page)).toBeVisible()
    await page.getByRole('button', { name: 'Show: New' }).click()
    await page.getByRole('dialog', { name: 'Show' }).getByRole('button', { name: 'All', exact: true }).click()
    await expect(page).toHaveURL(/state=all/)
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/crm\/inbox\?q=wide%40home&state=all$/)
  })
  await test.step('after the last one the page has the focus', async () => {
    await page.getByRole('button', { name: 'Show: All' }).click()
    await page.getByRole('dialog', { name: 'Show' }).getByRole('button', { name: 'New', exact: true }).click()
    for (const left of [1, 0]) {
      await page.locator('[data-row]').first().click()
      await inPanel(page, 'Done').click()
      await expect(page.locator('[data-row]')).toHaveCount(left)
    }
    await expect(page.getByRole('main')).toBeFocused()
  })
})

test('many are done in one go, taken back in one, and stay selected when that fails', async ({
  page,
  server,
}) => {
  const sender = { email: 'many@home.example' }
  const messages = ['Many One', 'Many Two'].map(name => ({ ...sender, name, message: 'One of many' }))
  await server.tables.from('contact_messages').insert(messages)
  await server.tables
    .from('reviews')
    .insert({ ...sender, name: 'Many Three', review_text: 'One of many', rating: 5 })
  await openInbox(page, server)
  await page.getByLabel('Search the Inbox').fill('many@home')
  await expect(page.locator('[data-row]')).toHaveCount(3)
  await page.getByRole('button', { name: 'More in Inbox' }).click()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const box = (name: string) => page.getByRole('checkbox', { name })
  await expect(box('Select all shown')).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Reviews and duplicates need a decision of their own.')
  await expect(box('Many Three')).toHaveCount(0)
  expect((await page.locator('label:has([data-row])').first().boundingBox())?.height).toBeGreaterThanOrEqual(
    44,
  )
  await page.keyboard.press('Space')
  await expect(page.getByText('2 selected')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await page.route('**/rpc/mark_inbox', route =>
    route.fulfill({ status: 500, json: { code: 'XX000', message: '' } }),
  )
  await page.getByRole('button', { name: 'Mark done' }).click()
  await expect(toast(page, 'Nothing was changed')).toBeVisible()
  await expect(box('Many One')).toBeChecked()
  await page.unroute('**/rpc/mark_inbox')
  await page.getByRole('button', { name: 'Mark done' }).click()
  await expect(toast(page, '2 marked done')).toBeVisible()
  await expect(toast(page, 'Nothing was changed')).toHaveCount(0)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await openRow(page, 'Many One')
  await expect(panel(page).locator('.timeline')).toContainText('New again by Marietjie')
  await expect(row(page, 'Many Two')).toHaveCount(1)
})

test('a list that does not come says so, and comes when asked again', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await page.route('**/rpc/search_inbox', route => route.abort())
  await openInbox(page, server)
  await expect(page.getByRole('alert')).toContainText('Failed to load the Inbox')
  await page.unroute('**/rpc/search_inbox')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('list', { name: 'Inbox' }).or(page.locator('.empty-state'))).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await test.step('a further page that does not come leaves the earlier one', async () => {
    const written = { name: 'Many More', email: 'further@home.example', message: 'One of very many' }
    const messages = Array.from({ length: 32 }, () => written)
    await server.tables.from('contact_messages').insert(messages).throwOnError()
    await goTo(page, '/crm/inbox?q=further')
    await expect(page.locator('[data-row]')).toHaveCount(30)
    await page.route('**/rpc/search_inbox', route => route.abort())
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect(page.getByRole('alert')).toContainText('Nothing is lost')
    await expect(page.locator('[data-row]')).toHaveCount(30)
    await page.unroute('**/rpc/search_inbox')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('[data-row]')).toHaveCount(32)
  })
})
