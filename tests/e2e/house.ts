// What people do at the doors of the site and of the office.
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Arrival, MailServer } from '#tests/mail/mail-server.ts'
import { sessionKey } from '#web/browser/session-keys.ts'
import { axeButColours, axeByDay, axeInTheEvening } from './axe.ts'
import { arriveAt, isAppOpen } from './open-app.ts'
import { expect, longStep, test } from './server.ts'

export { expect, longStep, test }

/** For what would disturb others: a worker, and with it a server and a post office, of its own. */
export const ownHouse = () =>
  test.extend<object, { alone: true }>({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    alone: [async ({}, use) => use(true), { scope: 'worker', auto: true }],
  })

/** One such house for what sets the business's own facts, pictures and settings, or counts its visits, and leaves no money behind. */
export const ownersHouse = ownHouse()

export const goodPassword = 'blue wren on the stoep'

export const newAddress = (name = 'ann') => `${name}-${randomUUID().slice(0, 8)}@home.example`

/** The newest mail to an address, once there are as many as were expected. */
export async function mailTo(post: MailServer, address: string, count = 1): Promise<Arrival> {
  const mails = () => post.arrivals.filter(({ recipient }) => recipient === address)
  await post.until(() => mails().length >= count)
  const mail = mails().at(-1)
  if (!mail) throw new Error(`No mail to ${address}`)
  return mail
}

export function linkIn(mail: Arrival) {
  const [link] = /https?:\/\/\S+\/auth\/confirm\?\S+/.exec(mail.text ?? '') ?? []
  if (!link) throw new Error(`No link in: ${mail.text}`)
  return link
}

export function codeIn(mail: Arrival) {
  const [code] = /\b\d{6}\b/.exec(mail.text ?? '') ?? []
  if (!code) throw new Error(`No code in: ${mail.text}`)
  return code
}

/** Opens a mail's link and presses the one button of its page. */
export async function followLink(page: Page, mail: Arrival) {
  await page.goto(linkIn(mail))
  await page.getByRole('button').click()
}

export async function fill(page: Page | Locator, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).locator('visible=true').fill(text)
}

/** Opens a page and waits until its form is awake, which it is once it keeps a draft: a press before that posts the plain form. */
export async function openForm(page: Page, path: string, draft: string) {
  await page.goto(path)
  const read = () => page.evaluate(key => localStorage.getItem(key), `coastal-clean.${draft}-draft`)
  await expect.poll(read).toBeTruthy()
}

export async function signIn(page: Page, email: string, password = goodPassword) {
  await page.goto('/auth')
  await fill(page, { Email: email, Password: password })
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** As somebody who signed in earlier: the session is in the browser, and the page opens at once. */
export async function comeBack(page: Page, email: string, path = '/crm') {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email, password: goodPassword },
  })
  expect(answer.status()).toBe(200)
  if (await isAppOpen(page)) return arriveAt(page, path, await answer.text())
  // Any file of ours will do to reach what the browser keeps for us.
  await page.goto('/robots.txt')
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [
    sessionKey,
    await answer.text(),
  ] as const)
  await page.goto(path)
}

export const toast = (page: Page, words: string) =>
  page.locator('.toast').filter({ hasText: new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) })

type Member = { id: string; email: string }

/** A confirmed account, made with the secret key: no mail, no screen. */
export async function newMember(server: { url: string; secretKey: string }, about = {}): Promise<Member> {
  const email = newAddress()
  const answer = await fetch(`${server.url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: server.secretKey },
    body: JSON.stringify({ email, password: goodPassword, email_confirm: true, user_metadata: about }),
  })
  expect(answer.status).toBe(200)
  return { id: (await answer.json()).id, email }
}

/** Another browser altogether: its own storage. */
export function otherBrowser(page: Page, baseURL: string | undefined): Promise<BrowserContext> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser.')
  return browser.newContext({ ...(baseURL && { baseURL }), viewport: page.viewportSize() })
}

/**
 * Axe on the current page at the test's own width; at the other one, and in the dark theme, in the long run only. So are
 * colours, but where a look asks for them.
 */
export async function axeFindings(page: Page, { colours = false } = {}): Promise<string[]> {
  if (!process.env.EVERYTHING) return colours ? axeByDay(page) : axeButColours(page)
  const before = page.viewportSize() ?? { width: 390, height: 844 }
  const findings: string[] = []
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    findings.push(...(await axeByDay(page)).map(finding => `${width} ${finding}`))
  }
  findings.push(...(await axeInTheEvening(page)))
  await page.setViewportSize(before)
  return findings
}
