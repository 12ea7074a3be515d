import { expect, test } from 'vitest'
import { canWaitForEarlier, daysSince, gapKey, gapOfKey } from './waiting-list.ts'

// 07:00 in Mossel Bay.
const now = new Date('2026-12-14T05:00:00Z')

test.each([
  ['2026-12-14', 'confirmed', false],
  ['2026-12-15', 'confirmed', false],
  ['2026-12-16', 'confirmed', true],
  ['2026-12-16', 'pending', true],
  ['2026-12-16', 'cancelled', false],
  ['2026-12-16', 'completed', false],
] as const)('a clean on %s that is %s can come earlier: %s', (service_date, status, expected) => {
  expect(canWaitForEarlier({ service_date, status }, now)).toBe(expected)
})

test('a gap has an address, and anything else is none', () => {
  const gap = { day: '2026-12-17', crew_id: 2, starts: 630, ends: 780 }
  expect(gapOfKey(gapKey(gap))).toEqual(gap)
  const wrong = ['', '2026-12-17', '2026-13-17.2.630.780', '2026-12-17.2.780.630', '2026-12-17.x.630.780']
  for (const key of [...wrong, '2026-12-17.2.630.780.9', '2026-12-17.0.630.780', '2026-12-17.2.630.2000'])
    expect(gapOfKey(key), key).toBeUndefined()
})

test('days are counted by the clock of the business', () => {
  expect(daysSince('2026-12-13T21:59:00Z', now)).toBe(1)
  expect(daysSince('2026-12-13T22:01:00Z', now)).toBe(0)
  expect(daysSince('2026-12-15T22:01:00Z', now)).toBe(0)
})
