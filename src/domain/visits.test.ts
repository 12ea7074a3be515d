import { expect, test } from 'vitest'
import { eventOfTap, growthPercent, measurementIdOf, monthsToCompare, sharePercent } from './visits.ts'

test.each([
  ['menu', 'menu_toggle'],
  ['tel:+27440000000', 'phone_call'],
  ['https://wa.me/?text=Hello', 'whatsapp_share'],
  ['https://wa.me/27820000000?text=Hello', 'whatsapp_chat'],
  ['/booking', 'booking_click'],
  ['/booking?service=window', 'booking_click'],
  ['/booking#faq', 'booking_click'],
  ['/bookings-of-others', 'navigation'],
  ['/contact', 'quote_request'],
  ['/', 'navigation'],
  ['/blog/sand-and-carpets', 'navigation'],
  ['//elsewhere.example', undefined],
  ['https://facebook.coastalclean.example', undefined],
  ['#main', undefined],
  ['mailto:hello@coastalclean.example', undefined],
  ['', undefined],
])('a tap on %s counts as %s', (target, event) => {
  expect(eventOfTap(target)).toBe(event)
})

test.each([
  ['2026-11-15', '2026-11-01', '2026-10-01', '2026-10-15'],
  ['2026-12-01', '2026-12-01', '2026-11-01', '2026-11-01'],
  ['2026-12-31', '2026-12-01', '2026-11-01', '2026-11-30'],
  ['2027-01-31', '2027-01-01', '2026-12-01', '2026-12-31'],
  ['2027-03-30', '2027-03-01', '2027-02-01', '2027-02-28'],
  ['2028-03-30', '2028-03-01', '2028-02-01', '2028-02-29'],
])('on %s the month is held against the same days before', (today, from, beforeFrom, beforeTo) => {
  expect(monthsToCompare(today)).toEqual({
    now: { from, to: today },
    before: { from: beforeFrom, to: beforeTo },
  })
})

test.each([
  [120, 100, 20],
  [1201, 1000, 20.1],
  [50, 100, -50],
  [0, 7, -100],
  [2, 3, -33.3],
  [5, 5, 0],
  [5, 0, undefined],
  [0, 0, undefined],
])('%i after %i is a growth of %s per cent', (now, before, growth) => {
  expect(growthPercent(now, before)).toBe(growth)
})

test('a share is a whole per cent, also of nothing', () => {
  expect([sharePercent(45, 100), sharePercent(1, 3), sharePercent(0, 0)]).toEqual([45, 33, 0])
})

test.each([
  ['G-AB12CD34EF', 'G-AB12CD34EF'],
  [' g-ab12cd34ef ', 'G-AB12CD34EF'],
  ['UA-12345-1', undefined],
  ['G-', undefined],
  ['G-AB12"><script>', undefined],
])('%s is the measurement ID %s', (typed, id) => {
  expect(measurementIdOf(typed)).toBe(id)
})
