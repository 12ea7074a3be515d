// Stored texts are shown as typed, without breaking the layout: in the Inbox, on the page and in the owner's mail.
import type { Page } from '@playwright/test'
import { type InboxKind, inboxKinds } from '#domain/inbox.ts'
import { writeMail } from '#server/mail/write-mail.ts'
import { addressOf, cut, hostileTexts } from '#tests/hostile-texts.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { atTheDesk } from './desk.ts'
import { expectInsideAtBothWidths, expectNothingBeyond } from './edges.ts'
import { newPhone, personOf, store, texts } from './hostile-steps.ts'
import { expect, test } from './house.ts'
import { inPanel, laptop, openInbox, panel } from './inbox-steps.ts'

const phone = { width: 390, height: 844 }
const rowOf = (page: Page, id: string) => page.locator(`[data-row][href*="${id}"]`)

type Stored = { id: string; shown: string }
type Storing = (server: ServerProcess, text: string) => Promise<Stored[]>

const storing: Record<InboxKind, Storing> = {
  message: async (server, text) => {
    const message = { name: cut(text, 50), email: addressOf(text), message: text }
    return [{ id: await store(server, 'contact_messages', message), shown: text }]
  },
  review: async (server, text) => {
    const review = { name: cut(text, 50), email: addressOf(text), review_text: text, rating: 5, reply: text }
    return [{ id: await store(server, 'reviews', review), shown: text }]
  },
  referral: async (server, text) => {
    const referrer = { referrer_name: cut(text, 50), referrer_phone: newPhone() }
    const friend = { friend_name: cut(text, 50), friend_phone: newPhone() }
    const message = { message: cut(text, 300), code: 'CCABC234' }
    const id = await store(server, 'referral_requests', { ...referrer, ...friend, ...message })
    return [{ id, shown: message.message }]
  },
  registration: async (server, text) => {
    const number = newPhone()
    await store(server, 'customers', { first_name: 'Ann', last_name: 'Botha', phone: number })
    const wordings = { terms_accepted: true, terms_wording: text, marketing_wording: text }
    const id = await store(server, 'loyalty_registrations', { ...personOf(text, number), ...wordings })
    return [{ id, shown: cut(text, 200) }]
  },
  duplicate: async (server, text) => {
    const number = newPhone()
    const customer_id = await store(server, 'customers', personOf(text, number))
    const suggest = (field: string, offered: string) =>
      store(server, 'customer_suggestions', { customer_id, field, offered })
    const other = await store(server, 'customers', personOf(text, number))
    const pair = await server.tables.from('customer_suggestions').select('id').eq('customer_id', other)
    return [
      { id: await suggest('address', text), shown: text },
      { id: await suggest('account', addressOf(text)), shown: addressOf(text) },
      { id: String(pair.data?.[0]?.id), shown: cut(text, 200) },
    ]
  },
}

// Of the other kinds only what could break their lines: they are drawn by the same parts. All of each in the long run.
const textsOf = (kind: InboxKind) =>
  process.env.EVERYTHING || kind === 'message' || kind === 'review' ? texts : [hostileTexts.unbroken]

const desk = atTheDesk(test)

desk('what waits in the Inbox is read as it was typed, and stays inside', async ({ page, server }) => {
  desk.slow()
  await page.setViewportSize(laptop)
  // As many as one page of the list holds.
  const atOnce = process.env.EVERYTHING ? inboxKinds.map(kind => [kind]) : [inboxKinds]
  for (const kinds of atOnce) {
    const stored: Stored[] = []
    for (const kind of kinds)
      for (const text of textsOf(kind)) stored.push(...(await storing[kind](server, text)))
    await openInbox(page, server)
    for (const row of stored) await expectReadAsTyped(page, row)
  }
  await page.setViewportSize(phone)
  await test.step('what is said and asked about somebody', async () => {
    const [{ id = '' } = {}] = await storing.message(server, hostileTexts.unbroken)
    const [, { id: account = '' } = {}] = await storing.duplicate(server, hostileTexts.unbroken)
    await openInbox(page, server)
    await rowOf(page, account).click()
    await inPanel(page, 'It is theirs').click()
    await expect(page.getByRole('dialog', { name: /^Open the record of W/ })).toContainText(
      /holds W+@x\.example/,
    )
    await expectInsideAtBothWidths(page, 'the question')
    await page.getByRole('button', { name: 'Not yet' }).click()
    await rowOf(page, id).click()
    await inPanel(page, 'Done').click()
    await expect(page.locator('.toast')).toContainText(/W{50}: done/)
    await expectInsideAtBothWidths(page, 'the message')
  })
})

async function expectReadAsTyped(page: Page, { id, shown }: Stored) {
  await expect(rowOf(page, id)).toContainText(cut(shown, 50))
  await rowOf(page, id).click()
  await expect(page).toHaveURL(new RegExp(id))
  await expect(panel(page)).toContainText(shown)
  await expectInside(page, shown)
}

// What breaks a layout is the text that cannot be broken itself. The others are looked at where they are read; at both
// widths in npm run test:long.
const expectInside = (page: Page, text: string) =>
  process.env.EVERYTHING || text.startsWith('WW')
    ? expectInsideAtBothWidths(page, text)
    : expectNothingBeyond(page, text)

test('a review on the page is read as it was typed, with its reply', async ({ page, server }) => {
  const wording = (text: string) => ({ name: cut(text, 50), review_text: text, reply: text })
  for (const text of texts) {
    const known = { email: 'ann@home.example', rating: 5, status: 'approved' }
    await store(server, 'reviews', { ...known, ...wording(text) })
  }
  const published = page.locator('.published')
  await expect(async () => {
    await page.goto('/reviews')
    expect(await published.locator('blockquote').allTextContents()).toEqual(expect.arrayContaining(texts))
  }).toPass()
  expect(await published.locator('.reply p:last-child').allTextContents()).toEqual(
    expect.arrayContaining(texts),
  )
  await expectInsideAtBothWidths(page, 'the reviews')
})

const lettersWith = (text: string) => {
  const person = { name: cut(text, 50), email: addressOf(text), phone: '+27821234567' }
  return {
    'message-received-owner': { ...person, message: text },
    'review-received-owner': { ...person, rating: 5, text, isFromClean: false },
    'loyalty-joined-owner': { ...person, address: text, marketing: true },
    'friend-referred-owner': { ...person, friendName: cut(text, 50), message: text, code: 'CCABC234' },
  }
}

test('the owner’s mail is read as it was typed, and opens nothing but ways to answer', {
  tag: '@long',
}, async ({ page }) => {
  const siteUrl = 'https://coastal.example'
  for (const text of texts)
    for (const [template, payload] of Object.entries(lettersWith(text))) {
      const mail = writeMail({ template, payload }, siteUrl)
      expect(mail.text).toContain(text)
      expect(mail.subject).toContain(cut(text, 50))
      await page.setContent(mail.html)
      expect(await page.locator('td[dir="auto"]').allTextContents()).toContain(text)
      await expect(page.locator('script, img, b')).toHaveCount(0)
      const links = await page
        .locator('a')
        .evaluateAll(found => found.map(a => (a as HTMLAnchorElement).protocol))
      expect(links.filter(protocol => !['https:', 'tel:', 'mailto:'].includes(protocol))).toEqual([])
      await expectInside(page, text)
    }
})
