import { expect, test } from 'vitest'
import type { Caller, Database, TxOptions } from './database.ts'
import { Unavailable } from './database-error.ts'
import { shedLoad } from './shed-load.ts'

const serviceMs = 5
const anon: Caller = { role: 'anon' }

// A database that takes five milliseconds for everything, on a clock that the test moves.
function openSlow(atOnce = 1) {
  let clock = 0
  const due: { at: number; done: () => void }[] = []
  const slow: Database = {
    engine: 'pglite',
    close: async () => {},
    tx: () => new Promise(done => due.push({ at: clock + serviceMs, done: () => done([]) })),
  }
  const door = shedLoad(slow, { atOnce, now: () => clock })
  const waits: Record<string, number[]> = {}
  const refused: Record<string, number> = {}

  function ask(who: string, caller: Caller, options?: TxOptions) {
    const since = clock
    return door.tx(caller, [], options).then(
      () => {
        waits[who] = [...(waits[who] ?? []), clock - since]
      },
      error => {
        expect(error).toBeInstanceOf(Unavailable)
        refused[who] = (refused[who] ?? 0) + 1
      },
    )
  }

  async function pass(ms: number) {
    for (const end = clock + ms; clock < end; clock += 1) {
      for (const job of due.splice(0)) job.at <= clock ? job.done() : due.push(job)
      await new Promise(resolve => setImmediate(resolve))
    }
  }
  return { ask, pass, waits, refused }
}

test('at five times what it can do, whoever is let in is answered within a second', async () => {
  const { ask, pass, waits, refused } = openSlow()
  for (let ms = 0; ms < 3000; ms += 1) {
    ask('stranger', anon)
    await pass(1)
  }
  await pass(1500)
  expect(Math.max(...(waits.stranger ?? []))).toBeLessThan(1000)
  expect((waits.stranger?.length ?? 0) + (refused.stranger ?? 0)).toBe(3000)
  expect(waits.stranger?.length).toBeGreaterThan(500)
})

test('sign-in and people who are signed in go before a crowd of strangers', async () => {
  const { ask, pass, waits, refused } = openSlow()
  for (let ms = 0; ms < 1000; ms += 1) {
    ask('stranger', anon)
    if (ms % 100 === 0) ask('member', { role: 'authenticated' })
    if (ms % 100 === 50) ask('sign-in', { role: 'backend' })
    await pass(1)
  }
  await pass(1500)
  expect(refused).toEqual({ stranger: expect.any(Number) })
  expect(Math.max(...(waits.member ?? []), ...(waits['sign-in'] ?? []))).toBeLessThan(4 * serviceMs)
})

test('what the server does for a stranger waits with the strangers', async () => {
  const { ask, pass, refused } = openSlow()
  for (let i = 0; i < 300; i += 1) ask('counted', { role: 'backend' }, { isForStranger: true })
  await pass(2000)
  expect(refused.counted).toBeGreaterThan(100)
})

test('a handful is let in however long each takes', async () => {
  const { ask, pass, waits, refused } = openSlow()
  for (let round = 0; round < 20; round += 1) {
    for (let i = 0; i < 16; i += 1) ask('visitor', anon)
    await pass(16 * serviceMs + 1)
  }
  expect(refused).toEqual({})
  expect(waits.visitor).toHaveLength(320)
})

test('as many as the database takes at once go side by side', async () => {
  const { ask, pass, waits } = openSlow(10)
  for (let i = 0; i < 10; i += 1) ask('visitor', anon)
  await pass(serviceMs + 1)
  expect(waits.visitor).toEqual(Array(10).fill(serviceMs))
})
