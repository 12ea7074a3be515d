import { expect, test } from 'vitest'
import { changeMessages, formatBalance, formatChange, readChange, troubleOfChange } from './balance-change.ts'

test.each([
  ['+50', 5000],
  ['50', 5000],
  ['-20', -2000],
  ['−20', -2000],
  [' + 12,5 ', 1250],
  ['0.05', 5],
  ['0', undefined],
  ['', undefined],
  ['1.005', undefined],
  ['fifty', undefined],
])('%s is read as %s hundredths', (typed, change) => expect(readChange(typed)).toBe(change))

test('a balance never goes below zero, and points are whole', () => {
  expect(troubleOfChange('-150', 'credits', 150)).toBeUndefined()
  expect(troubleOfChange('-150.01', 'credits', 150)).toBe(changeMessages.belowZero)
  expect(troubleOfChange('0.5', 'points', 3)).toBe(changeMessages.whole)
  expect(troubleOfChange('x', 'points', 3)).toBe(changeMessages.amount)
})

test('amounts are shown as people write them', () => {
  expect([formatBalance(15000), formatBalance(1250), formatChange(5000), formatChange(-2000)]).toEqual([
    '150',
    '12.50',
    '+50',
    '−20',
  ])
})
