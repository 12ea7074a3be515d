// Steps of the office with quotes, by the labels on screen.
import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/server-process.ts'
import { freshDay } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { expect, ownHouse } from './house.ts'
import { askedFor, openOfficeAt } from './office-booking-steps.ts'
import { goTo } from './open-app.ts'

// Prices are the same for everybody who uses a server: the files about them share one.
export const test = atTheDesk(ownHouse())

/** A deep clean from R 800 for two bedrooms, R 150 for each more. */
export async function priceDeepCleans({ tables }: ServerProcess) {
  await tables.from('price_list').delete().eq('kind', 'residential-deep')
  const price = { price_from_cents: 80_000, included_size: 2, per_unit_cents: 15_000 }
  const { error } = await tables.from('price_list').insert({ kind: 'residential-deep', ...price })
  expect(error).toBeNull()
  await tables.from('clean_extras').update({ price_cents: 12_000 }).eq('key', 'garage')
}

/** A request for a deep clean of three bedrooms with the garage. */
export async function askedToQuote(server: ServerProcess, name: string, more: object = {}) {
  const day = freshDay()
  const wish = { service_type: 'residential-deep', size: 3, extras: ['garage'], suburb: 'Dana Bay' }
  const id = await askedFor(server, day, { guest_name: name, ...wish, ...more } as object)
  return { id, day, name }
}

export async function quotesOf({ tables }: ServerProcess, booking_id: string) {
  const columns = 'number, version, status, sent_how, total_cents, lines, approved_how, note'
  const { data } = await tables.from('quotes').select(columns).eq('booking_id', booking_id).order('version')
  return data ?? []
}

/** Of somebody of the office who comes to it now, where the server is given. */
export async function openQuote(page: Page, id: string, server?: ServerProcess) {
  const path = `/crm/bookings/${id}`
  await (server ? openOfficeAt(page, server, path) : goTo(page, path))
  await page
    .locator('.panel-foot')
    .getByRole('button', { name: /^(Quote|Change the quote)$/ })
    .click()
  await expect(page.getByRole('heading', { name: /^Quote for/ })).toBeVisible()
}

/** The key of the link that stands in the message to hand over. */
export async function keyOnScreen(page: Page): Promise<string> {
  const text = await page.locator('.letter-bubble').textContent()
  return /key=([0-9a-f]{32})/.exec(text ?? '')?.[1] ?? ''
}
