// Steps in the drawn week, by the names of its blocks and gaps.
import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/server-process.ts'
import { expect } from './house.ts'
import { requestOf } from './office-booking-steps.ts'

export const layBar = (page: Page) => page.getByRole('region', { name: 'Where it would land' })
/** The one filled button of the bar. */
export const layButton = (page: Page) => layBar(page).getByRole('button', { name: /^Lay in (here|at)/ })
export const heldClean = (page: Page) => page.locator('.held-clean')
export const fitOn = (page: Page, day: string) =>
  page.getByRole('button', { name: new RegExp(`^Fits ${day}, `) })

/** Opens a request from its card: on a phone it lies in the hand first. */
export async function openRequest(page: Page, name: string) {
  const card = requestOf(page, name)
  const link = card.getByRole('link', { name })
  if (await isPhone(page)) {
    await card.getByRole('button', { name }).click()
    await layBar(page).getByRole('link', { name: 'All about it' }).click()
  } else await link.click()
  await expect(page.locator('.panel').getByRole('heading', { name })).toBeVisible()
}

export const isPhone = async (page: Page) => (page.viewportSize()?.width ?? 0) < 900

/** Where the clean lies now: '2027-03-09 1 600 60'. */
export async function placeOf({ tables }: ServerProcess, id: string) {
  const { data } = await tables
    .from('bookings')
    .select('service_date, crew_id, start_minute, minutes')
    .eq('id', id)
    .single()
  return Object.values(data ?? {}).join(' ')
}
