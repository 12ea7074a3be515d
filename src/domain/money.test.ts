import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { formatRand, fromDecimal, parseRand, toDecimal } from './money.ts'

test.each([
  [0, 'R 0.00'],
  [5, 'R 0.05'],
  [95_000, 'R 950.00'],
  [125_000, 'R 1 250.00'],
  [123_456_789, 'R 1 234 567.89'],
  [-125_050, '-R 1 250.50'],
])('%i cents read %s', (cents, written) => {
  expect(formatRand(cents)).toBe(written.replaceAll(' ', '\u00a0'))
})

test.each([
  ['950', 95_000],
  ['950.5', 95_050],
  ['950.05', 95_005],
  ['-0.01', -1],
  ['-0.00', 0],
])('the wire amount %s is %i cents', (decimal, cents) => {
  expect(fromDecimal(decimal)).toBe(cents)
})

test.each(['', '1,5', '1.005', 'R 5', '1e3', '.5', '٣'])('%j is no amount', text => {
  expect(fromDecimal(text)).toBeUndefined()
})

test('no cent is lost between the wire and the inside', () => {
  assert(property(integer({ min: -1e13, max: 1e13 }), cents => fromDecimal(toDecimal(cents)) === cents))
})

test('half a cent is refused', () => {
  expect(() => formatRand(0.5)).toThrow('whole number of cents')
})

test.each([
  ['950', 95_000],
  ['R 2 400,50', 240_050],
  ['1 250.5', 125_050],
  ['0', 0],
  ['R 0,00', 0],
  ['', undefined],
  ['-5', undefined],
  ['9.999', undefined],
  ['abc', undefined],
])('a price typed as %j is %j cents', (typed, cents) => {
  expect(parseRand(typed)).toBe(cents)
})
