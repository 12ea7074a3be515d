import { array, assert, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { discountCents, discountLines, discountReason, type Reward, waitingDiscount } from './discounts.ts'

const today = '2026-12-08'
const reward = (id: string, changes: Partial<Reward> = {}): Reward => ({
  id,
  kind: 'referral',
  earned_on: '2026-09-01',
  lapses_on: '2027-03-01',
  ...changes,
})
const loyalty = reward('l', { kind: 'loyalty', lapses_on: null })
const friends = (count: number) => Array.from({ length: count }, (_, n) => reward(`r${n}`))

test.each([
  ['nothing waits', [], 0],
  ['one friend', friends(1), 5],
  ['four friends', friends(4), 20],
  ['a fifth friend waits for the clean after', friends(5), 20],
  ['ten cleans', [loyalty], 10],
  ['ten cleans and one friend', [loyalty, ...friends(1)], 15],
  ['everything together', [loyalty, ...friends(9)], 30],
  ['lapsed yesterday', [reward('r', { lapses_on: '2026-12-07' })], 0],
  ['lapses today', [reward('r', { lapses_on: today })], 5],
])('%s: %j', (_rule, rewards, percent) => {
  expect(waitingDiscount(rewards as Reward[], today).percent).toBe(percent)
})

test('what lapses first is used first', () => {
  const soon = reward('soon', { lapses_on: '2026-12-20' })
  expect(waitingDiscount([...friends(4), soon], today).used[0]).toBe(soon)
})

test('every discount says why', () => {
  expect(waitingDiscount([loyalty, ...friends(1)], today).reasons).toEqual([
    '10% off for 10 cleans with us',
    '5% off for a friend’s first clean, until 1 March 2027',
  ])
})

const anyReward = record({
  id: integer({ min: 0, max: 1_000_000 }).map(String),
  kind: constantFrom('loyalty' as const, 'referral' as const),
  earned_on: integer({ min: -400, max: 0 }).map(days => addDays(today, days)),
  lapses_on: option(integer({ min: -200, max: 200 }).map(days => addDays(today, days))),
})

test('at most 30%, at most 20% for friends, a reason for each, nothing lapsed, nothing twice', () => {
  assert(
    property(array(anyReward, { maxLength: 20 }), rewards => {
      const { percent, used, reasons } = waitingDiscount(rewards, today)
      const ofFriends = used.filter(({ kind }) => kind === 'referral').length
      expect(percent).toBe((used.length - ofFriends) * 10 + ofFriends * 5)
      expect(percent).toBeLessThanOrEqual(30)
      expect(ofFriends).toBeLessThanOrEqual(4)
      expect(reasons).toHaveLength(used.length)
      expect(new Set(used).size).toBe(used.length)
      for (const { lapses_on } of used) expect(!lapses_on || lapses_on >= today).toBe(true)
    }),
  )
})

test('one more reward never makes the clean dearer', () => {
  assert(
    property(array(anyReward), anyReward, (rewards, another) => {
      const before = waitingDiscount(rewards, today).percent
      expect(waitingDiscount([...rewards, another], today).percent).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('a discount is whole cents, never short and never above the price', () => {
  assert(
    property(integer({ min: 0, max: 100_000_000 }), array(anyReward), (price, rewards) => {
      const discount = waitingDiscount(rewards, today)
      const cents = discountCents(price, discount)
      expect(Number.isSafeInteger(cents)).toBe(true)
      expect(cents * 100).toBeGreaterThanOrEqual(price * discount.percent)
      expect(cents).toBeLessThanOrEqual(price)
    }),
  )
})

test('the lines of a discount add up to the whole, and the loyalty comes first', () => {
  const rewards: Reward[] = [
    { id: 'b', kind: 'referral', earned_on: '2027-01-01', lapses_on: '2027-07-01' },
    { id: 'a', kind: 'loyalty', milestone: 20, earned_on: '2027-01-01', lapses_on: null },
    { id: 'c', kind: 'referral', earned_on: '2027-01-01', lapses_on: '2027-06-01' },
  ]
  const lines = discountLines(333, rewards)
  expect(lines.map(({ reward_id, amount_cents }) => [reward_id, amount_cents])).toEqual([
    ['a', 34],
    ['c', 16],
    ['b', 17],
  ])
  expect(lines.map(line => discountReason(line))).toEqual([
    '10% loyalty: 20 cleans with us',
    '5% referral: a friend’s first clean',
    '5% referral: a friend’s first clean',
  ])
})
