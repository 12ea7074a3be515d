// Steps of staff with bookings, by the labels on screen.
import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/server-process.ts'
import { someoneElse } from './booking-steps.ts'
import { besideIt } from './desk.ts'
import { comeBack, expect, otherBrowser } from './house.ts'
import { newStaff, openCrm } from './office-steps.ts'

/** A browser in which someone of the office is signed in. */
export async function openOffice(page: Page, server: ServerProcess, role: 'staff' | 'admin' = 'staff') {
  const { email } = await newStaff(server, role)
  await openCrm(page, email)
}

/** The same on another screen, which is the first that is opened. */
export async function openOfficeAt(
  page: Page,
  server: ServerProcess,
  path: string,
  role: 'staff' | 'admin' = 'staff',
) {
  const { email } = await newStaff(server, role)
  await comeBack(page, email, path)
}

/** A second member of staff, in a browser of their own, which stays open for the next test. */
export async function openSecondOffice(page: Page, server: ServerProcess, path = '/crm'): Promise<Page> {
  const other = await besideIt(() => otherBrowser(page, server.url))
  await openOfficeAt(other, server, path)
  return other
}

type BookingValues = Partial<ReturnType<typeof someoneElse>> & {
  status?: string
  price?: number
  minutes?: number
  start_minute?: number
  crew_id?: number
}

/** A request that is there already; answers its id. */
export async function askedFor(
  server: ServerProcess,
  day: string,
  more: BookingValues = {},
): Promise<string> {
  const row = { ...someoneElse(day, '10:00-12:00'), ...more }
  const { error } = await server.tables.from('bookings').insert(row)
  expect(error).toBeNull()
  return row.id
}

// The oldest are first, and only so many are shown at once.
export const longWaiting = { created_at: '2026-01-05T08:00:00Z' }
export const requestOf = (page: Page, name: string) => page.getByRole('article', { name })
/** A clean in the drawn week. */
export const blockOf = (page: Page, name: string) => page.locator('.clean-block').filter({ hasText: name })
export const panelOf = (page: Page, name: string) =>
  page.locator('.panel').filter({ has: page.getByRole('heading', { name }) })

/** The cleans of the tests are on days to come: the sheet asks a second time. */
export async function completeEarly(page: Page) {
  const sheet = page.getByRole('dialog', { name: /^Complete/ })
  await sheet.getByRole('button', { name: 'Complete' }).click()
  await expect(sheet.getByRole('alert')).toContainText('Is it really done already?')
  await sheet.getByRole('button', { name: 'It is done, complete it' }).click()
}
