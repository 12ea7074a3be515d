import { expect, test } from 'vitest'
import { listPriceOfSpecial, type Prices, priceFrom, sizeOfPriceFrom, townsWithFreeWay } from './price.ts'
import type { ServiceKind } from './service-types.ts'

const price = (kind: ServiceKind, price_from_cents: number) => ({
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

test('a price from is for the size that it includes, and for any where more costs the same', () => {
  expect(sizeOfPriceFrom(prices, 'carpet-clean-one-time')).toBe(2)
  expect(sizeOfPriceFrom(prices, 'mattress-clean-one-time')).toBeUndefined()
  const flat = { ...prices, kinds: [{ ...price('carpet-clean', 65_000), per_unit_cents: 0 }] }
  expect(sizeOfPriceFrom(flat, 'carpet-clean-one-time')).toBeUndefined()
})

test('a special is measured against the list at the size that it covers', () => {
  const list = { ...prices, kinds: [price('residential-deep', 89_000)] }
  expect(listPriceOfSpecial(list, 'a 2-bedroom house or small office')).toBe(89_000)
  expect(listPriceOfSpecial(list, 'a 4-bedroom house')).toBe(89_200)
  expect(listPriceOfSpecial(list, 'a small flat')).toBe(89_000)
  expect(listPriceOfSpecial(prices, 'a 2-bedroom house')).toBeUndefined()
})

test('a town that the list has no price for is come to for nothing', () => {
  expect(townsWithFreeWay([])).toEqual(['Mossel Bay', 'George'])
  const ways = [
    { town: 'George', way_cents: 9_000 },
    { town: 'Mossel Bay', way_cents: 0 },
  ]
  expect(townsWithFreeWay(ways)).toEqual(['Mossel Bay'])
})
