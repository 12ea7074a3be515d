// Steps in the drawn week, by the names of its blocks and gaps.
import type { Locator, Page } from '@playwright/test'
import { formatDayOfYear } from '#domain/calendar.ts'
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

export async function planWithoutPlace({ tables }: ServerProcess, day: string): Promise<string> {
  const stored = async (table: string, row: object) => {
    const { data, error } = await tables.from(table).insert(row).select('*').single()
    expect(error).toBeNull()
    return data
  }
  const person = { first_name: 'Regular', last_name: 'Client', phone: '+27829990144' }
  const { id: customer_id } = await stored('customers', person)
  const about = { service_type: 'residential-standard', address: '1 Church Street', from_day: day }
  const { id: plan_id } = await stored('plans', { customer_id, ...about })
  const when = { from_day: day, first_day: day, rhythm: 'weekly', start_minute: 600, minutes: 60 }
  await stored('plan_shapes', { plan_id, ...when, crew_id: 1, extras: [] })
  await stored('plan_prices', { plan_id, from_day: day, price_cents: 70_000, told_how: 'plan' })
  await stored('plan_unplaced', { plan_id, plan_day: day, reason: 'slot_taken' })
  return plan_id
}

export const columnOf = (page: Page, day: string) =>
  page.getByRole('group', { name: formatDayOfYear(day), exact: true })

export async function drag(page: Page, from: Locator, downPx: number) {
  await from.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await boxOf(from)
  const [left, top] = [x + width / 2, y + Math.min(height / 2, 14)]
  await page.mouse.move(left, top)
  await page.mouse.down()
  await page.mouse.move(left, top + 8)
  await page.mouse.move(left, top + downPx, { steps: 5 })
  await page.mouse.up()
}

/** Where it lies once it rests: what is read late, a notice above the week, moves it. */
export async function boxOf(part: Locator) {
  let last: Awaited<ReturnType<Locator['boundingBox']>> | undefined
  await expect(async () => {
    const before = last
    last = await part.boundingBox()
    expect(last).toEqual(before)
  }).toPass({ intervals: [250] })
  if (!last) throw new Error('It is not in view.')
  return last
}
