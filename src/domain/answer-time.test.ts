import { expect, test } from 'vitest'
import { answeredBy, isBeforeAnswer, promisesDay } from './answer-time.ts'

const wednesday = '2026-11-18'

test.each([
  ['by noon of the next working day', wednesday, '2026-11-19T12:00'],
  ['by noon of the next working day', '2026-11-20', '2026-11-23T12:00'],
  // The Day of Reconciliation is a Wednesday.
  ['by noon of the next working day', '2026-12-15', '2026-12-17T12:00'],
  ['by 9:30 on the next business day', wednesday, '2026-11-19T09:30'],
  ['within one working day', wednesday, '2026-11-19T24:00'],
  ['within 2 working days', wednesday, '2026-11-20T24:00'],
  ['the same day', wednesday, '2026-11-19T00:00'],
  ['within an hour', wednesday, '2026-11-19T01:00'],
  ['within 24 hours', wednesday, '2026-11-20T00:00'],
  ['before supper', wednesday, '2026-11-19T12:00'],
])('%s, asked on %s, is by %s', (promise, today, by) => {
  expect(answeredBy(promise, today, () => false)).toBe(by)
})

test('a day that the owner has closed is no working day', () => {
  const by = answeredBy('by noon of the next working day', wednesday, day => day === '2026-11-19')
  expect(by).toBe('2026-11-20T12:00')
})

test('only a promise of days has a date that can be told', () => {
  expect(['by noon of the next working day', 'within 2 working days'].every(promisesDay)).toBe(true)
  expect(['within 24 hours', 'today or the next day', 'before supper'].some(promisesDay)).toBe(false)
})

test('a clean that may begin as we answer comes too soon; two hours later it does not', () => {
  const slots = ['10:00-12:00', '12:00-14:00', '14:00-16:00']
  const tooSoon = slots.map(slot => isBeforeAnswer({ day: '2026-11-19', slot }, '2026-11-19T12:00'))
  expect(tooSoon).toEqual([true, true, false])
})
