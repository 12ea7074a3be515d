import { expect, test } from 'vitest'
import { type Prices, priceFrom } from './price.ts'

const price = (kind: 'window' | 'carpet-clean', price_from_cents: number) => ({
  ...{ kind, price_from_cents, included_size: 2, per_unit_cents: 100, usual_size: 3 },
})
const prices: Prices = {
  kinds: [price('window', 40_000), price('carpet-clean', 65_000)],
  extras: [],
  ways: [{ town: 'George', way_cents: 9_000 }],
}

test('a price from is the least of what it stands for, with the way where that is known', () => {
  expect(priceFrom(prices, ['carpet-clean', 'window'])).toBe(40_000)
  expect(priceFrom(prices, ['carpet-clean'], 'George')).toBe(74_000)
  expect(priceFrom(prices, ['carpet-clean'], 'Mossel Bay')).toBe(65_000)
  expect(priceFrom(prices, ['residential-deep'])).toBeUndefined()
})
