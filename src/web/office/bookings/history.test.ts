import { expect, test } from 'vitest'
import { formatRand } from '#domain/money.ts'
import type { HistoryEvent, OfficeBooking } from '#web/data/staff-bookings.ts'
import { historyOf } from './history.ts'

const booking = {
  status: 'completed',
  price_cents: 72_000,
  cancel_reason: null,
  customers: null,
} as OfficeBooking

const event = (name: string, minute: number, details: HistoryEvent['details'] = {}): HistoryEvent => ({
  id: `${name} ${minute}`,
  name,
  details: { by: 'office', ...details },
  created_at: `2027-03-01T09:${minute}:00+00:00`,
  who: 'Marietjie',
})
const confirmedAt = (...others: HistoryEvent[]) =>
  historyOf(booking, [event('booking_confirmed', 30), ...others], new Date()).find(
    ({ title }) => title === 'Confirmed',
  )?.text

test('a clean confirmed at R 800 says so for ever, whatever it costs later', () => {
  const set = event('booking_priced', 30, { price_cents: 80_000, price_cents_before: null })
  const changed = event('booking_priced', 45, { price_cents: 72_000, price_cents_before: 80_000 })
  expect(confirmedAt(set, changed)).toBe(formatRand(80_000))
  expect(confirmedAt(changed)).toBe(formatRand(80_000))
})

test('a price that never changed is the price it was confirmed at', () => {
  expect(confirmedAt()).toBe(formatRand(72_000))
})

test('a clean confirmed without a price was confirmed without one', () => {
  const later = event('booking_priced', 45, { price_cents: 72_000, price_cents_before: null })
  expect(confirmedAt(later)).toBeUndefined()
})
