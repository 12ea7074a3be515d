import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { loyaltyCard } from './loyalty.ts'
import { cleansPerReward } from './terms.ts'

test.each([
  [0, 0, 10, 10],
  [7, 7, 10, 3],
  [9, 9, 10, 1],
  [10, 0, 20, 10],
  [23, 3, 30, 7],
])('after %i cleans the card shows %i stamps, next milestone %i, %i to go', (cleans, stamps, next, toGo) => {
  expect(loyaltyCard(cleans)).toEqual({ stamps, places: 10, nextMilestone: next, cleansToGo: toGo })
})

test('the next milestone is ahead, and one that earns a reward', () => {
  assert(
    property(integer({ min: 0, max: 100_000 }), cleans => {
      const { nextMilestone, cleansToGo } = loyaltyCard(cleans)
      expect(cleansToGo).toBeGreaterThan(0)
      expect(nextMilestone % cleansPerReward).toBe(0)
      expect(nextMilestone - cleans).toBe(cleansToGo)
    }),
  )
})
