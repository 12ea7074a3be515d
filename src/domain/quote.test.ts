import { expect, test } from 'vitest'
import { heldUntil } from './quote.ts'

const at = (text: string) => new Date(`${text}:00+02:00`)

test.each([
  ['a day near by is held until the evening before', '2026-12-17', '2026-12-15T11:06', '2026-12-16T17:00'],
  ['sent later than that, for two hours', '2026-12-17', '2026-12-16T18:30', '2026-12-16T20:30'],
  ['but not longer than the clean begins', '2026-12-17', '2026-12-17T09:00', '2026-12-17T10:00'],
  ['a day far away until the quote lapses', '2027-02-01', '2026-12-15T11:06', '2026-12-30T00:00'],
])('%s', (_, day, now, until) => {
  expect(heldUntil(day, '10:00-12:00', at(now))).toEqual(at(until))
})
