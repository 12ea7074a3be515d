import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { weekdayOf } from './plan-days.ts'
import { asksForRhythm, movedRhythm, rhythmsFrom, rhythmsOn, usualRhythm } from './rhythm.ts'

test('a visit on the third Tuesday begins four rhythms', () => {
  expect(rhythmsFrom('2026-12-15')).toEqual([
    { rhythm: 'weekly', weekday: 2, nth: null },
    { rhythm: 'two-weeks', weekday: 2, nth: null },
    { rhythm: 'four-weeks', weekday: 2, nth: null },
    { rhythm: 'monthly', weekday: 2, nth: 3 },
  ])
})

test('one on the fourth and last Wednesday can be either', () => {
  const monthly = rhythmsFrom('2026-11-25').filter(({ rhythm }) => rhythm === 'monthly')
  expect(monthly.map(({ nth }) => nth)).toEqual([4, 5])
})

test('a fifth Monday is the last one', () => {
  const monthly = rhythmsFrom('2026-11-30').filter(({ rhythm }) => rhythm === 'monthly')
  expect(monthly).toEqual([{ rhythm: 'monthly', weekday: 1, nth: 5 }])
})

const days = fc.integer({ min: 0, max: 20_000 }).map(count => addDays('2000-01-01', count))

test('every day begins each rhythm at least once, on its own weekday', () => {
  fc.assert(
    fc.property(days, day => {
      const all = rhythmsFrom(day)
      expect(new Set(all.map(({ rhythm }) => rhythm)).size).toBe(4)
      expect(all.every(({ weekday }) => weekday === weekdayOf(day))).toBe(true)
    }),
  )
})

test('moved to another day, a rhythm takes that day’s weekday and its place in the month', () => {
  const to = (rhythm: 'two-weeks' | 'monthly', day: string) => movedRhythm({ rhythm }, day)
  expect(to('two-weeks', '2026-12-17')).toEqual({ rhythm: 'two-weeks', weekday: 4, nth: null })
  expect(to('monthly', '2026-11-25').nth).toBe(4)
  expect(to('monthly', '2026-11-30').nth).toBe(5)
})

test('a weekday has eight rhythms', () => {
  expect(rhythmsOn(2)).toHaveLength(8)
})

test.each([
  ['carpet-clean-regular', true, 'four-weeks'],
  ['carpet-clean-one-time', false, 'four-weeks'],
  ['residential-standard', true, 'two-weeks'],
  ['commercial', true, 'weekly'],
  ['move-in-out', false, 'four-weeks'],
] as const)('%s: asks for a rhythm %s', (type, asks, usual) => {
  expect(asksForRhythm(type)).toBe(asks)
  expect(usualRhythm(type)).toBe(usual)
})
