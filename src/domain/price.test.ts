import { expect, test } from 'vitest'
import { listPriceOfSpecial, type Prices, priceFrom, smallerPrice, townsWithFreeWay } from './price.ts'
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

test('a price from is for a smaller size than the usual one only where more costs more', () => {
  const of = (kind: ServiceKind, size: number | null) =>
    smallerPrice(prices, {
      service_type: `${kind}-one-time` as 'carpet-clean-one-time',
      size,
      extras: [],
      suburb: null,
    })
  expect(of('carpet-clean', null)?.price_from_cents).toBe(65_000)
  expect(of('carpet-clean', 3)?.included_size).toBe(2)
  expect(of('carpet-clean', 2)).toBeUndefined()
  expect(of('mattress-clean', 3)).toBeUndefined()
  const flat = { ...prices, kinds: [{ ...price('carpet-clean', 65_000), per_unit_cents: 0 }] }
  expect(
    smallerPrice(flat, { service_type: 'carpet-clean-one-time', size: 3, extras: [], suburb: null }),
  ).toBeUndefined()
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
