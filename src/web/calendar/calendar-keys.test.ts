import { expect, test } from 'vitest'
import { dayAfterKey, focusableDay } from './calendar-keys.ts'

test.each([
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowLeft', '2026-12-10', '2026-12-09'],
  ['ArrowDown', '2026-12-10', '2026-12-17'],
  ['ArrowUp', '2026-12-03', '2026-11-26'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2026-12-31', '2026-11-30'],
  ['Home', '2026-12-10', '2026-12-01'],
  ['End', '2026-12-10', '2026-12-31'],
  ['Enter', '2026-12-10', undefined],
])('%s on %s leads to %s', (key, day, next) => {
  expect(dayAfterKey(key, day)).toBe(next)
})

test('Tab reaches the day one was on, else the chosen one, else the first free one', () => {
  const days = (['past', 'full', 'free', 'free'] as const).map((state, index) => ({
    day: `2026-12-0${index + 1}`,
    state,
    slots: [],
  }))
  expect(focusableDay(days, ['2026-12-01', '2026-12-04'])).toBe('2026-12-01')
  expect(focusableDay(days, [undefined, '2026-12-04'])).toBe('2026-12-04')
  expect(focusableDay(days, ['2027-01-01', ''])).toBe('2026-12-03')
})
