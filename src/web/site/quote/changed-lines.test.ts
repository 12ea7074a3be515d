import { expect, test } from 'vitest'
import type { QuoteLine } from '#domain/price.ts'
import { changedLines } from './changed-lines.ts'

const deep: QuoteLine = { kind: 'clean', words: 'Deep clean', amount_cents: 95_000 }
const oven: QuoteLine = { kind: 'extra', words: 'Inside the oven', amount_cents: 12_000 }
const friend = (key: string): QuoteLine => ({
  kind: 'referral',
  key,
  amount_cents: -4_750,
  rule: { percent: 5 },
})

test('only what differs is told: another amount, what is new, what is gone', () => {
  const dearer = { ...deep, amount_cents: 105_000 }
  expect(changedLines([deep, friend('a')], [dearer, oven])).toEqual([
    { words: 'Deep clean', was: 95_000, now: 105_000 },
    { words: '5% referral: a friend’s first clean', was: -4_750, now: undefined },
    { words: 'Inside the oven', was: undefined, now: 12_000 },
  ])
})

test('two lines that read the same count together', () => {
  expect(changedLines([deep, friend('a')], [deep, friend('a'), friend('b')])).toEqual([
    { words: '5% referral: a friend’s first clean', was: -4_750, now: -9_500 },
  ])
  expect(changedLines([friend('a'), deep], [deep, friend('c')])).toEqual([])
})
