// The morning after a clean its client is asked for a review; by the link in that mail it is one from a real clean.
import { afterClean } from '#content/reviewed-clean.ts'
import { reviewForm } from '#content/reviews.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { MailServer } from '#tests/mail/mail-server.ts'
import type { Site } from '#tests/start-site.ts'
import { expect, fill, longStep, newAddress, test, toast } from './house.ts'
import { inPanel, openInbox, openRow, panel } from './inbox-steps.ts'

// Each clean has a client of its own: nobody is asked twice in thirty days.
async function cleanFor(email: string, day: string, { tables }: Site) {
  const guest_phone = `+2782555${day.slice(-2)}40`
  const guest = { guest_name: 'Thandi Mokoena', guest_email: email, guest_phone }
  const when = { service_type: 'window', service_date: day, service_time: '08:00-10:00' }
  const clean = { ...guest, ...when, address: '1 Marsh Street' }
  const { data, error } = await tables.from('bookings').insert(clean).select('id').single()
  expect(error).toBeNull()
  const change = (values: object) => tables.from('bookings').update(values).eq('id', data?.id)
  for (const status of ['confirmed', 'completed']) expect((await change({ status })).error).toBeNull()
  return { id: String(data?.id), change }
}

/** The link in the mail that comes when the night after the clean has passed: as if it had been done the day before. */
async function linkAfter(day: string, server: Site, post: MailServer) {
  const email = newAddress('thandi')
  const { id, change } = await cleanFor(email, day, server)
  const question = () =>
    post.arrivals.find(mail => mail.recipient === email && mail.subject === 'How was your clean?')
  await server.change?.(`set session_replication_role = replica;
    update events set created_at = created_at - interval '36 hours' where subject_id = '${id}'`)
  // The post looks after every write, and else once in a while.
  await change({ special_instructions: 'The key is with the neighbour' })
  await post.until(() => question() !== undefined)
  const [link = ''] = /\/reviews\/new\?clean=[0-9a-f]{64}/.exec(question()?.text ?? '') ?? []
  return link
}

const typed = (text: string) => ({
  'Your name': 'Thandi Mokoena',
  'Your email': 'thandi@home.example',
  'Your review': text,
})

test.beforeEach(({ server }) => test.skip(!server.change, 'this machine has no PostgreSQL'))

test('a client comes by the link, and the page says that it was after a clean', async ({
  page,
  server,
  post,
}) => {
  const text = 'The windows are gone, so clear are they.'
  await page.goto(await linkAfter('2033-05-10', server, post))
  const link = page.url()
  const { about, done, kindShown } = reviewForm.invitation
  await expect(page.getByText(about(serviceLabel('window'), formatDayOfYear('2033-05-10')))).toBeVisible()
  await expect(page.getByText(kindShown)).toBeVisible()
  await page.getByRole('radio', { name: '5 stars', exact: true }).check({ force: true })
  await fill(page, typed(text))
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(toast(page, 'Review submitted!')).toBeVisible()
  await page.goto(link)
  await expect(page.getByText(done)).toBeVisible()
  const stored = await server.tables.from('reviews').select('is_from_clean').eq('review_text', text)
  expect(stored.data).toEqual([{ is_from_clean: true }])

  await longStep('the office sees it, and so does everybody once it is approved', async () => {
    await openInbox(page, server)
    await openRow(page, text)
    await expect(panel(page)).toContainText('From a real clean')
    await inPanel(page, 'Approve').click()
    await expect(toast(page, 'Thandi Mokoena: approved')).toBeVisible()
    const published = page.locator('.published > li').filter({ hasText: text })
    await expect(async () => {
      await page.goto('/reviews')
      await expect(published).toContainText(afterClean.window, { timeout: 100 })
    }).toPass()
  })
})

test('without a script the link counts too, also after a mistake', { tag: '@long' }, async ({
  server,
  post,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url })
  const form = await plain.newPage()
  await form.goto(await linkAfter('2033-05-11', server, post))
  await form.getByRole('radio', { name: '5 stars', exact: true }).check({ force: true })
  for (const text of ['Short', 'Plainly the best clean so far.']) {
    await fill(form, typed(text))
    await form.getByRole('button', { name: 'Submit Review' }).click()
  }
  await expect(form).toHaveURL(/\/reviews\/new#sent$/)
  const { data } = await server.tables
    .from('reviews')
    .select('is_from_clean, clean_kind')
    .like('review_text', 'Plainly%')
  // Nobody told the writer that it would be shown.
  expect(data).toEqual([{ is_from_clean: true, clean_kind: null }])
  await plain.close()
})
