import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { askFor, noteOffice, type Shown, strangerAt } from '#server/turns/asker.ts'
import { Turns } from '#server/turns/turns.ts'
import { createAddressReader } from './caller-address.ts'
import { createDoor, takePlace, withDoor } from './place.ts'
import type { ServerEnv } from './request-log.ts'

const publishableKey = 'sb_publishable_1'
const everybodys = { apikey: publishableKey, authorization: `Bearer ${publishableKey}` }
const accounts = { 'ey.of.ann': { account: 'ann' }, 'ey.of.owner': { account: 'owner' } } as Record<
  string,
  Shown
>
noteOffice('owner', true)

let server: Server
const held: (() => void)[] = []
afterEach(() => {
  for (const done of held.splice(0)) done()
  server?.close()
})

const log = createLog('error', () => {})
const open = () => createDoor({ publishableKey, findToken: token => accounts[token], log })

// Strangers from many addresses, each of whom takes long: so many are being answered that another would wait too long.
async function openFull() {
  const all = Number.POSITIVE_INFINITY
  // Patient strangers, so that they are there until the test has asked.
  const turns = new Turns({ office: all, writing: all, reading: all, stranger: 8 }, 10_000)
  const door = { ...open(), turns }
  const slow = () => new Promise<void>(done => void setTimeout(done, 100))
  const first = (n: number) => askFor(strangerAt(`192.0.2.${n}`), () => door.turns.take(slow))
  await Promise.all(Array.from({ length: 16 }, (_, n) => first(n)))
  for (let n = 0; n < 1_500; n += 1) {
    const never = () => new Promise<void>(done => void held.push(done))
    const asker = strangerAt(`198.51.100.${n}`)
    askFor(asker, () => door.turns.take(never)).catch(() => {})
  }
  const headers = { 'x-content-type-options': 'nosniff' }
  const readAddress = createAddressReader([])
  const options = { door, readAddress, headers }
  server = createServer(withDoor(options, (_, response) => response.end('welcome')))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test.each([
  ['/rest/v1/reviews', {}],
  ['/rest/v1/reviews', everybodys],
  ['/auth/v1/verify', everybodys],
  ['/storage/v1/object/public/gallery/a.jpg', {}],
  ['/calendar/0.ics', {}],
  ['/invoice.pdf?key=0', {}],
])('a stranger too many is told at %s when to come again', async (path, headers) => {
  const answer = await fetch((await openFull()) + path, { headers })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After')
  expect(await answer.json()).toMatchObject({ code: 'overloaded' })
})

test('what a browser asks before it asks for another site passes', async () => {
  const answer = await fetch(`${await openFull()}/rest/v1/reviews`, { method: 'OPTIONS' })
  expect(await answer.text()).toBe('welcome')
})

test.each([
  ['the office', '/rest/v1/reviews', { ...everybodys, authorization: 'Bearer ey.of.owner' }],
  ['a client', '/rest/v1/reviews', { ...everybodys, authorization: 'Bearer ey.of.ann' }],
  ['whoever shows a token that is new', '/rest/v1/reviews', { authorization: 'Bearer ey.of.eve' }],
  ['the server’s own key', '/rest/v1/reviews', { apikey: 'sb_secret_1' }],
  ['whoever signs in', '/auth/v1/token?grant_type=password', everybodys],
  ['what waits for a captcha', '/auth/v1/signup', everybodys],
  ['whoever reads a page or sends a plain form', '/contact', {}],
])('%s passes', async (_, path, headers: Record<string, string>) => {
  expect(await (await fetch((await openFull()) + path, { headers })).text()).toBe('welcome')
})

test('a slow reader takes no place, since an answer ends it', async () => {
  const door = open()
  const app = new Hono<ServerEnv>()
    .use(async (c, next) => {
      c.set('address', '192.0.2.1')
      await next()
    })
    .use(takePlace(door))
    .get('/rest/v1/', c => c.body(new ReadableStream()))
  const answers = await Promise.all(Array.from({ length: 40 }, () => app.request('/rest/v1/')))
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
})

test('whoever is told to wait and asks on is not told each time', async () => {
  const door = open()
  let asked = 0
  const app = new Hono<ServerEnv>()
    .use(async (c, next) => {
      c.set('address', '127.0.0.1')
      await next()
    })
    .use(takePlace(door))
    .get('/rest/v1/', c => {
      asked += 1
      return c.body(null, 429)
    })
  const options = {
    door,
    readAddress: createAddressReader([]),
    headers: {},
  }
  server = createServer(
    withDoor(options, async (_, response) => {
      response.writeHead((await app.request('/rest/v1/')).status).end()
    }),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest/v1/`
  const ask = async (headers = {}) => (await fetch(url, { headers })).status
  const told: number[] = []
  for (let n = 0; n < 12; n += 1) told.push(await ask())
  expect(told).toEqual([...Array(10).fill(429), 503, 503])
  expect(asked).toBe(10)
  expect(await ask({ authorization: 'Bearer ey.of.owner' })).toBe(429)
})
