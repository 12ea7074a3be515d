import { expect, test } from 'vitest'
import type { Prices } from '#domain/price.ts'
import { runningOffers } from './offers.ts'
import { promotionsWith } from './promotions.ts'

const deepClean = { kind: 'residential-deep', price_from_cents: 89_000, included_size: 2 } as const
const list: Prices = {
  kinds: [{ ...deepClean, per_unit_cents: 16_000, usual_size: 3 }],
  extras: [],
  ways: [],
}
const specialAt = (price_cents: number, prices: Prices | null) =>
  promotionsWith({ deep_clean: { is_running: true, price_cents } }, prices)

test('a special that is not below the published list is promised nowhere', () => {
  expect(specialAt(89_000, list).deep_clean.is_running).toBe(false)
  expect(specialAt(95_000, list).deep_clean.is_running).toBe(false)
  expect(runningOffers(specialAt(89_000, list)).map(({ name }) => name)).not.toContain('deep_clean')
})

test('one that is below it, or beside no list, runs', () => {
  expect(specialAt(88_900, list).deep_clean.is_running).toBe(true)
  expect(specialAt(89_000, null).deep_clean.is_running).toBe(true)
  expect(specialAt(89_000, { ...list, kinds: [] }).deep_clean.is_running).toBe(true)
})
