// The weight of the signed-in screens: the script to the first use of each, then the addition of a further tab.
//   node bench/app.ts
import type { Page } from '@playwright/test'
import { goodPassword } from '#tests/e2e/house.ts'
import { newStaff } from '#tests/e2e/office-steps.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { note } from './figures.ts'
import { rate } from './lighthouse.ts'
import { chromiumPath, inKilobytes, openBrowser, openPhone, weigh } from './weigh.ts'

const mostAtFirst = 165 * 1024
const mostFurther = 40 * 1024
const entrances = ['/dashboard', '/crm', '/admin']
const tabs = {
  '/crm': ['/crm/bookings', '/crm/customers', '/crm/customers/new', '/crm/services', '/crm/inbox'],
  '/admin': [
    '/admin/referrals',
    '/admin/roles',
    '/admin/invoices',
    '/admin/report',
    '/admin/mail',
    '/admin/settings',
    '/admin/privacy',
    '/admin/audit',
    '/admin/backup',
  ],
}

const server = await startServerProcess({ RATE_LIMIT_SCALE: '1000' }, { like: 'production' })
const browser = await openBrowser()
try {
  await noteDoor()
  const session = await signIn()
  for (const path of entrances) await noteEntrance(path, session)
  for (const [from, further] of Object.entries(tabs))
    for (const to of further) await noteTab({ from, to, session })
} finally {
  await browser.close()
  await server.stop()
}

async function noteDoor() {
  const page = await openPhone(browser)
  noteFirst('/auth', await scriptOf(page, '/auth'))
  await page.context().close()
  const [, accessibility] = await rate(`${server.url}/auth`, chromiumPath, 1)
  note({
    title: 'app /auth, Lighthouse accessibility',
    measured: String(accessibility),
    wanted: '100',
    isHeld: accessibility === 100,
  })
}

async function signIn() {
  const { email } = await newStaff(server, 'admin')
  const page = await openPhone(browser)
  await page.goto(`${server.url}/auth`)
  await page.getByLabel('Email', { exact: true }).locator('visible=true').fill(email)
  await page.getByLabel('Password', { exact: true }).locator('visible=true').fill(goodPassword)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/crm')
  const session = await page.context().storageState()
  await page.context().close()
  return session
}

type Session = Awaited<ReturnType<typeof signIn>>

// Nothing is in the browser's cache yet: that is what a new context is for.
async function openAs(storageState: Session): Promise<Page> {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } })
  return context.newPage()
}

async function noteEntrance(path: string, session: Session) {
  const page = await openAs(session)
  noteFirst(path, await scriptOf(page, path))
  await page.context().close()
}

async function noteTab({ from, to, session }: { from: string; to: string; session: Session }) {
  const page = await openAs(session)
  await scriptOf(page, from)
  const { script: bytes } = await weigh(page, async () => {
    await page.locator(`a[href="${to}"]:visible`).first().click()
    await page.locator(`a[href="${to}"][aria-current="page"]:visible`).first().waitFor()
    await page.getByRole('heading', { level: 2 }).first().waitFor()
  })
  note({
    title: `app ${to}, after ${from}`,
    measured: inKilobytes(bytes),
    wanted: '≤ 40 KB',
    isHeld: bytes <= mostFurther,
  })
  await page.context().close()
}

function noteFirst(path: string, bytes: number) {
  note({
    title: `app ${path}, to the first use`,
    measured: inKilobytes(bytes),
    wanted: '≤ 165 KB',
    isHeld: bytes <= mostAtFirst,
  })
}

async function scriptOf(page: Page, path: string): Promise<number> {
  const { script } = await weigh(page, async () => {
    await page.goto(server.url + path)
    await page.getByRole('heading').first().waitFor()
  })
  return script
}
