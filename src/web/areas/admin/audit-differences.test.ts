import { expect, test } from 'vitest'
import { differencesOf } from './audit-differences.ts'

test('a change shows what differs, and nothing else', () => {
  const before = { id: 1, price: 900, notes: null, status: 'pending', updated_at: 'a' }
  const after_row = { id: 1, price: 950, notes: '', status: 'pending', updated_at: 'b' }
  expect(differencesOf({ before, after_row })).toEqual([{ field: 'price', before: '900', after: '950' }])
})

test('of a row that came, all that it holds', () => {
  expect(
    differencesOf({ before: null, after_row: { day: '2027-03-09', is_open: false, more: { a: 1 } } }),
  ).toEqual([
    { field: 'day', before: undefined, after: '2027-03-09' },
    { field: 'is_open', before: undefined, after: 'false' },
    { field: 'more', before: undefined, after: '{"a":1}' },
  ])
})
