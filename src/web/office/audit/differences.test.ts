import { expect, test } from 'vitest'
import { differencesOf, subjectOf, summaryOf } from './differences.ts'

const now = new Date('2027-03-09T10:00:00Z')
const rand = (text: string) => text.replaceAll(' ', '\u00a0')

test('a change shows what differs, and nothing else', () => {
  const before = { id: 1, price: 900, price_cents: 90_000, notes: null, status: 'pending', updated_at: 'a' }
  const after_row = { id: 1, price: 950, price_cents: 95_000, notes: '', status: 'pending', updated_at: 'b' }
  expect(differencesOf({ before, after_row }, now)).toEqual([
    { field: 'Price', before: rand('R 900.00'), after: rand('R 950.00') },
  ])
})

test('of a row that came, all that it holds, as people say it', () => {
  const after_row = {
    day: '2027-03-09',
    is_taken: false,
    more: { a: 1 },
    made_at: '2027-03-09T08:05:00+00:00',
  }
  expect(differencesOf({ before: null, after_row }, now)).toEqual([
    { field: 'Day', before: undefined, after: '9 March 2027' },
    { field: 'Is taken', before: undefined, after: 'No' },
    { field: 'More', before: undefined, after: '{"a":1}' },
    { field: 'Made at', before: undefined, after: 'Today, 10:05' },
  ])
})

test('one difference is told from and to, several by their names', () => {
  const before = {
    phone: '+27821234567',
    city: 'George',
    state: 'a',
    zip_code: '1',
    weekday_closes_at: '17:00:00',
  }
  const said = (change: object) => {
    const entry = { before, after_row: { ...before, ...change } }
    return summaryOf(entry, differencesOf(entry, now))
  }
  expect(said({ phone: '+27831234567' })).toBe('Phone: +27821234567 → +27831234567')
  expect(said({ phone: null })).toBe('Phone: +27821234567 → –')
  expect(said({ weekday_closes_at: '16:30:00' })).toBe('Mon to Fri, closes: 17:00 → 16:30')
  expect(said({ phone: '1', city: '2' })).toBe('Phone, City changed')
  expect(said({ phone: '1', city: '2', state: '3', zip_code: '4' })).toBe(
    'Phone, City, Province and 1 more changed',
  )
})

test('an entry names whom it is about', () => {
  const named = { first_name: 'Anna', last_name: 'Botha' }
  expect(subjectOf({ before: { first_name: 'Ann', last_name: 'Botha' }, after_row: named })).toBe(
    'Anna Botha',
  )
  expect(subjectOf({ before: { name: 'Sipho' }, after_row: { reason: 'Asked to' } })).toBe('Sipho')
  expect(subjectOf({ before: null, after_row: { role: 'staff' } })).toBeUndefined()
})
