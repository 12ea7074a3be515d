import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { earnsLoyaltyReward, loyaltyCard } from './loyalty.ts'

test.each([
  [0, 0, 10, 10],
  [7, 7, 10, 3],
  [9, 9, 10, 1],
  [10, 0, 20, 10],
  [23, 3, 30, 7],
])('after %i cleans the card shows %i stamps, next milestone %i, %i to go', (cleans, stamps, next, toGo) => {
  expect(loyaltyCard(cleans)).toEqual({ stamps, places: 10, nextMilestone: next, cleansToGo: toGo })
})

test('every tenth clean earns, and no other', () => {
  const earning = Array.from({ length: 41 }, (_, cleans) => cleans).filter(earnsLoyaltyReward)
  expect(earning).toEqual([10, 20, 30, 40])
})

test('the next milestone is ahead, a multiple of ten, and earns', () => {
  assert(
    property(integer({ min: 0, max: 100_000 }), cleans => {
      const { nextMilestone, cleansToGo } = loyaltyCard(cleans)
      expect(cleansToGo).toBeGreaterThan(0)
      expect(earnsLoyaltyReward(nextMilestone)).toBe(true)
      expect(nextMilestone - cleans).toBe(cleansToGo)
    }),
  )
})
