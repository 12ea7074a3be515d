import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Overloaded } from '#server/database/database-error.ts'
import { type Asker, askFor, strangerAt } from './asker.ts'
import { Turns } from './turns.ts'

const one = { office: 1, writing: 1, reading: 1, stranger: 1 }
const client: Asker = { ...strangerAt('192.0.2.250'), who: 'account ann', standing: 'client' }
const office: Asker = { ...strangerAt('192.0.2.251'), who: 'account owner', standing: 'office' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

// Something scarce that takes so long each time.
function openScarce(atOnce = one, usualMs = 5) {
  const turns = new Turns(atOnce)
  const waits: Record<string, number[]> = {}
  const refused: Record<string, number> = {}
  const order: string[] = []

  function ask(name: string, asker: Asker, { ms = usualMs, isReading = true } = {}) {
    const since = performance.now()
    const work = async () => {
      order.push(name)
      await new Promise(done => setTimeout(done, ms))
    }
    return askFor({ ...asker }, () => turns.take(work, { isReading })).then(
      () => {
        waits[name] = [...(waits[name] ?? []), performance.now() - since]
      },
      error => {
        expect(error).toBeInstanceOf(Overloaded)
        refused[name] = (refused[name] ?? 0) + 1
      },
    )
  }
  return { ask, waits, refused, order, turns, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

const strangers = (n: number) => strangerAt(`192.0.2.${n % 200}`)

test.each([5, 50, 200])(
  'at five times what it can do (%i ms each), who is let in has it within a second',
  async ms => {
    const { ask, pass, waits, refused } = openScarce(one, ms)
    for (let n = 0; n < (5 * 3000) / ms; n += 1) {
      ask('stranger', strangers(n))
      await pass(ms / 5)
    }
    await pass(2000)
    expect(Math.max(...(waits.stranger ?? []))).toBeLessThan(1000)
    expect(refused.stranger).toBeGreaterThan(0)
    expect(waits.stranger?.length).toBeGreaterThan(2400 / ms)
  },
)

test('the office goes first, then what clients write, then what they read, then strangers', async () => {
  const { ask, pass, order } = openScarce()
  ask('first', strangers(1))
  ask('stranger', strangers(2))
  ask('reading', client)
  ask('writing', client, { isReading: false })
  ask('office', office)
  await pass(100)
  expect(order).toEqual(['first', 'office', 'writing', 'reading', 'stranger'])
})

test('a crowd of clients and strangers holds the office up for one turn at most', async () => {
  const { ask, pass, waits, refused } = openScarce()
  for (let n = 0; n < 1000; n += 1) {
    for (let each = 0; each < 3; each += 1) ask('crowd', each === 0 ? client : strangers(n))
    if (n % 50 === 0) ask('office', office)
    await pass(1)
  }
  await pass(2000)
  expect(refused).toEqual({ crowd: expect.any(Number) })
  expect(Math.max(...(waits.office ?? []))).toBeLessThanOrEqual(10)
})

test('of two who ask, the one who has cost less goes first', async () => {
  const { ask, pass, order } = openScarce()
  ask('greedy', strangers(1), { ms: 100 })
  await pass(100)
  for (let n = 0; n < 5; n += 1) ask('greedy', strangers(1))
  ask('modest', strangers(2))
  await pass(200)
  expect(order.indexOf('modest')).toBe(2)
})

test('the server’s own work is never sent away, and waits for nobody but the office', async () => {
  const { ask, pass, waits, turns } = openScarce()
  for (let n = 0; n < 100; n += 1) ask('crowd', strangers(n))
  const own = turns.take(async () => performance.now())
  await pass(20)
  expect(await own).toBeLessThan(performance.now())
  await pass(2000)
  expect(waits.crowd?.length).toBeGreaterThan(50)
})

test('a handful is let in however long each takes', async () => {
  const { ask, pass, refused } = openScarce(one, 150)
  for (let round = 0; round < 20; round += 1) {
    for (let n = 0; n < 4; n += 1) ask('visitor', strangers(n))
    await pass(700)
  }
  expect(refused).toEqual({})
})

test('whoever waits alone is served, however long the house itself takes before', async () => {
  const { ask, pass, turns, waits, refused } = openScarce()
  const own = turns.take(() => new Promise<void>(done => setTimeout(done, 3_000)))
  ask('visitor', strangers(1))
  await pass(3_100)
  await own
  expect(refused).toEqual({})
  expect(waits.visitor).toEqual([3_005])
})

test('whoever signs in from where the office is holds nobody of the office up', async () => {
  const { ask, pass, order } = openScarce()
  ask('neighbour', { ...strangerAt('192.0.2.9'), standing: 'office' }, { ms: 100 })
  await pass(100)
  for (let n = 0; n < 50; n += 1) ask('neighbour', { ...strangerAt('192.0.2.9'), standing: 'office' })
  ask('office', office)
  await pass(20)
  expect(order.indexOf('office')).toBe(2)
})

test('a turn is given back by whoever fails, and by whoever waits no longer', async () => {
  const { ask, pass, turns, refused } = openScarce()
  const failing = askFor(strangerAt('192.0.2.1'), () => turns.take(() => Promise.reject(new Error('no'))))
  await expect(failing).rejects.toThrow('no')
  ask('slow', strangers(1), { ms: 5_000 })
  ask('given up', strangers(2))
  ask('left alone', strangers(3))
  await pass(1_000)
  expect(refused).toEqual({ 'given up': 1 })
  await pass(5_000)
  expect(turns.isIdle).toBe(true)
  await expect(turns.take(async () => 'served')).resolves.toBe('served')
})

test('places are left for those before', async () => {
  const { ask, pass, order } = openScarce({ office: 3, writing: 2, reading: 2, stranger: 1 })
  ask('stranger', strangers(1))
  ask('stranger', strangers(2))
  ask('client', client)
  ask('client', client)
  ask('office', office)
  await pass(1)
  expect(order).toEqual(['stranger', 'client', 'office'])
  await pass(100)
  expect(order).toHaveLength(5)
})

test('who is refused further in makes nobody believe that answers come quickly', async () => {
  const { ask, pass, turns } = openScarce(one, 200)
  for (let n = 0; n < 20; n += 1) {
    ask('slow', strangers(n))
    await pass(200)
  }
  for (let n = 0; n < 200; n += 1) {
    const asker = strangers(n)
    const refuse = async () => {
      asker.isSentAway = true
    }
    await askFor(asker, () => turns.take(refuse))
  }
  for (let n = 0; n < 6; n += 1) ask('next', strangers(n))
  await pass(1)
  expect(turns.isFullFor(strangers(7))).toBe(true)
})

test('what a request has waited in one line counts in the next', async () => {
  const { ask, pass, refused } = openScarce(one, 100)
  for (let n = 0; n < 6; n += 1) ask('other', strangers(n))
  ask('late', { ...strangers(9), waitedMs: 650 })
  await pass(1000)
  expect(refused).toEqual({ late: 1 })
})
