import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRounds } from './rounds.ts'

const hour = 60 * 60_000
const silent = { debug() {}, info() {}, warn() {}, error() {} }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function startRounds(answers: (boolean | Error)[]) {
  let made = 0
  const timing = { tickMs: hour, gapMs: 100 }
  const rounds = createRounds({ name: 'test', timing, log: silent }, async () => {
    const answer = answers[made++] ?? false
    if (answer instanceof Error) throw answer
    return answer
  })
  return { ...rounds, made: () => made }
}

test('more to do is done after the gap, and the rest at the next tick', async () => {
  const rounds = startRounds([true])
  await vi.advanceTimersByTimeAsync(1000)
  expect(rounds.made()).toBe(2)
  await vi.advanceTimersByTimeAsync(hour)
  expect(rounds.made()).toBe(3)
  await rounds.stop()
})

test('a round that failed is tried again long before the next tick', async () => {
  const rounds = startRounds([new Error('too slow'), new Error('too slow')])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(rounds.made()).toBe(1)
  await vi.advanceTimersByTimeAsync(50_000)
  expect(rounds.made()).toBe(3)
  await vi.advanceTimersByTimeAsync(hour - 60_001)
  expect(rounds.made()).toBe(3)
  await rounds.stop()
})

test('nothing is tried again once it was stopped', async () => {
  const rounds = startRounds([new Error('away')])
  await vi.advanceTimersByTimeAsync(1)
  await rounds.stop()
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(rounds.made()).toBe(1)
})
