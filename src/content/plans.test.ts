import { expect, test } from 'vitest'
import { planTitle, rhythmText, visitWords } from './plans.ts'

test.each([
  [{ rhythm: 'weekly', weekday: 1, nth: null }, 'every Monday'],
  [{ rhythm: 'two-weeks', weekday: 2, nth: null }, 'every second Tuesday'],
  [{ rhythm: 'four-weeks', weekday: 6, nth: null }, 'every four weeks on Saturday'],
  [{ rhythm: 'monthly', weekday: 3, nth: 1 }, 'the first Wednesday of each month'],
  [{ rhythm: 'monthly', weekday: 5, nth: 4 }, 'the fourth Friday of each month'],
  [{ rhythm: 'monthly', weekday: 5, nth: 5 }, 'the last Friday of each month'],
] as const)('a rhythm reads as people say it: %o', (rhythm, words) => {
  expect(rhythmText(rhythm)).toBe(words)
})

test('a plan is called by its rhythm and its hour', () => {
  const rhythm = { rhythm: 'two-weeks', weekday: 2, nth: null } as const
  expect(planTitle(rhythm, '08:00')).toBe('Every second Tuesday at 08:00')
})

test('a visit that simply comes is told by its day alone', () => {
  expect(visitWords.told('Tue 26 Jan', 'coming')).toBe('Tue 26 Jan')
  expect(visitWords.told('Tue 29 Dec', 'skipped')).toBe('Tue 29 Dec skipped')
})
