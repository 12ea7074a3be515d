import { expect, test } from 'vitest'
import { cleanExtraSchema, extraKey } from './diary-settings.ts'

// As the table's check has it.
const isKey = /^[a-z][a-z0-9-]{1,40}$/

test.each([
  ['Inside the oven', [], 'inside-the-oven'],
  ['Inside the oven', ['inside-the-oven'], 'inside-the-oven-2'],
  ['Inside the oven', ['inside-the-oven', 'inside-the-oven-2'], 'inside-the-oven-3'],
  ['Môre, 2 × dishes!', [], 'more-2-dishes'],
  ['2', [], 'extra'],
  ['窓', ['extra'], 'extra-2'],
])('an extra called %s, beside %j, is kept as %s', (label, taken, expected) => {
  expect(extraKey(label, taken)).toBe(expected)
})

test('whatever it is called, the table takes its key', () => {
  for (const label of [
    '-',
    '--a--',
    'A',
    'x'.repeat(60),
    '9 lives',
    '<script>',
    'a -',
    ' ä ',
    `${'y'.repeat(29)} z`,
  ])
    expect(extraKey(label, ['extra', 'a']), label).toMatch(isKey)
})

test('an extra is offered with one kind of clean at least', () => {
  const typed = { label: 'Silver', minutes: '30', is_active: 'on', kinds: '', price_cents: '' }
  expect(cleanExtraSchema.safeParse(typed).success).toBe(false)
  expect(cleanExtraSchema.parse({ ...typed, kinds: 'window,commercial' }).kinds).toEqual([
    'window',
    'commercial',
  ])
})
