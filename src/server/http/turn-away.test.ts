import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { countStrangers, createCrowd, withTurningAway } from './turn-away.ts'

const publishableKey = 'sb_publishable_1'
const everybodys = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` }

// For a second the answers come in bursts of ten.
function fill(count: number, answerMs: number) {
  let clock = 0
  const crowd = createCrowd(() => clock)
  const pass = (ms: number) => {
    for (const end = clock + ms; clock < end; crowd.tick()) clock = Math.min(clock + 20, end)
  }
  const answers = Math.ceil(1000 / answerMs / 10) * 10
  for (let n = 0; n < count + answers; n += 1) crowd.enter()
  for (let n = 0; n < answers; n += 1) {
    if (n % 10 === 0) pass(answerMs * 10)
    crowd.leave(true)
  }
  const stall = (ms: number) => {
    clock += ms
  }
  return { ...crowd, pass, stall }
}

test.each([
  [31, 100, false],
  [40, 100, true],
  [90, 5, false],
  [110, 5, true],
  [400, 1, false],
  [600, 1, true],
])('%i strangers with an answer each %i ms are too many: %s', (count, answerMs, isTooLarge) => {
  expect(fill(count, answerMs).isTooLarge()).toBe(isTooLarge)
})

test('who is refused further in makes nobody believe that answers come quickly', () => {
  const crowd = fill(110, 5)
  for (let n = 0; n < 1000; n += 1) {
    crowd.enter()
    crowd.pass(1)
    crowd.leave(false)
  }
  expect(crowd.isTooLarge()).toBe(true)
})

test('after a pause of the whole process strangers have waited long enough already', () => {
  const crowd = fill(40, 1)
  expect(crowd.isTooLarge()).toBe(false)
  crowd.stall(600)
  expect(crowd.isTooLarge()).toBe(true)
  crowd.tick()
  expect(crowd.isTooLarge()).toBe(true)
  crowd.pass(40)
  expect(crowd.isTooLarge()).toBe(false)
})

let server: Server
afterEach(() => server?.close())

async function openFull() {
  const headers = { 'x-content-type-options': 'nosniff' }
  const log = createLog('error', () => {})
  const door = { crowd: fill(1000, 5), publishableKey, headers, log }
  server = createServer(withTurningAway(door, (_, response) => response.end('welcome')))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a stranger too many is told when to come again', async () => {
  const url = await openFull()
  for (const headers of [{}, everybodys]) {
    const answer = await fetch(`${url}/rest/v1/reviews`, { headers })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await answer.json()).toMatchObject({ code: 'overloaded' })
  }
})

test.each([
  ['whoever is signed in', '/rest/v1/reviews', { ...everybodys, authorization: 'Bearer ey.of.ann' }],
  ['the server’s own key', '/rest/v1/reviews', { apikey: 'sb_secret_1' }],
  ['whoever signs in', '/auth/v1/token?grant_type=password', everybodys],
  ['whoever reads a page or sends a plain form', '/contact', {}],
])('%s passes', async (_, path, headers: Record<string, string>) => {
  expect(await (await fetch((await openFull()) + path, { headers })).text()).toBe('welcome')
})

test('strangers count while they are being answered, and others never', async () => {
  const crowd = fill(31, 100)
  const app = new Hono()
    .use(countStrangers(crowd, publishableKey))
    .get('/', c => c.text(`${crowd.isTooLarge()}`))
  const ask = async (headers = {}) => (await app.request('/', { headers })).text()
  expect(await ask({ authorization: 'Bearer ey.of.ann' })).toBe('false')
  expect(await ask(everybodys)).toBe('true')
  expect(crowd.isTooLarge()).toBe(false)
})
