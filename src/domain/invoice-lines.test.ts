import { expect, test } from 'vitest'
import { dayOfLine } from './invoice-lines.ts'

const cleans = [{ service_id: 'a', service_date: '2026-12-10' }]
const line = (key: string, words: string) => ({ kind: 'line', key, words, amount_cents: 1 }) as const

test('a line of a month has the day of its clean, unless it says it itself', () => {
  expect(dayOfLine(line('a', 'Home clean'), cleans)).toBe('2026-12-10')
  expect(dayOfLine(line('a', 'Home clean, Thu 10 Dec'), cleans)).toBeUndefined()
  expect(dayOfLine(line('oven', 'Inside the oven'), cleans)).toBeUndefined()
})
