import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { hitRateLimit } from './rate-limit.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

// A database that refuses for so many seconds.
function refusing(waitSeconds: number) {
  const answer = { allowed: 'f', asked: 0 }
  const database: Database = {
    engine: 'pglite',
    close: async () => {},
    async tx() {
      answer.asked += 1
      return [[[answer.allowed, String(waitSeconds)]]]
    },
  }
  return {
    database,
    answer,
    hit: (who = 'ann') => hitRateLimit(database, { form: 'f', who, most: 2, seconds: 90 }),
  }
}

test('a refusal is remembered with the time that is left of it, and only for whom it was meant', async () => {
  const { hit, answer } = refusing(30)
  expect(await hit()).toBe(30)
  vi.advanceTimersByTime(10_000)
  expect(await hit()).toBe(20)
  expect(answer.asked).toBe(1)
  await hit('ben')
  expect(answer.asked).toBe(2)
  vi.advanceTimersByTime(20_000)
  answer.allowed = 't'
  expect(await hit()).toBeUndefined()
})

test('the database is asked again each minute: the hits may have been taken away meanwhile', async () => {
  const { hit, answer } = refusing(86_400)
  await hit()
  answer.allowed = 't'
  vi.advanceTimersByTime(59_000)
  expect(await hit()).toBe(86_341)
  vi.advanceTimersByTime(1_000)
  expect(await hit()).toBeUndefined()
})

test.each([26, -26])('a clock that is set by %s hours locks nobody out', async hours => {
  const { hit, answer } = refusing(30)
  await hit()
  answer.allowed = 't'
  vi.setSystemTime(Date.now() + hours * 3_600_000)
  expect(await hit()).toBeUndefined()
})

test('a million who are refused take no more room than ten thousand', async () => {
  const { hit, answer } = refusing(30)
  for (let n = 0; n < 20_000; n += 1) await hit(`address ${n}`)
  await hit('address 19999')
  expect(answer.asked).toBe(20_000)
  await hit('address 0')
  expect(answer.asked).toBe(20_001)
})
