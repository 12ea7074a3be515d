// The server from outside: the headers of every answer, and how it starts and stops. On a folder of its own, as it comes:
// deployment.test.ts.
import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startSite({}, { like: 'with every page' })
})
afterAll(() => server.stop())

async function scriptOfHome() {
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(server.url)).text()) ?? []
  return script
}

test('the server says that it is alive and that its database answers', async () => {
  expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok')
  expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('ready')
})

const answers: [string, RequestInit?][] = [
  ['/'],
  ['/no-such-page'],
  ['/assets/no-such-file.js'],
  ['/healthz'],
  ['/rest/v1/no_such_table'],
  ['/rest/v1/bookings', { headers: { authorization: 'Bearer nonsense' } }],
  ['/no-such-door', { method: 'POST' }],
  ['/rest/v1/bookings', { method: 'POST', body: 'x'.repeat(1_100_000) }],
]

test.each(answers)('%s carries the headers that keep a browser safe', async (path, init) => {
  const { headers } = await fetch(server.url + path, init)
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBeTruthy()
  expect(headers.get('permissions-policy')).toBeTruthy()
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('an unknown page is a 404 in our own words', async () => {
  const answer = await fetch(`${server.url}/no-such-page`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Oops! Page not found')
})

test('a page that has not changed is not sent again', async () => {
  const etag = (await fetch(`${server.url}/about`)).headers.get('etag') ?? ''
  expect((await fetch(`${server.url}/about`, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('assets are compressed and kept for ever', async () => {
  const { headers } = await fetch(server.url + (await scriptOfHome()), {
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers.get('cache-control')).toContain('immutable')
  expect(headers.get('content-encoding')).toBe('br')
})

// Of the moment, not of the page.
const momentary = ['date', 'x-request-id']

async function ask(path: string, headers: Record<string, string>) {
  const answer = await fetch(server.url + path, { headers })
  const kept = [...answer.headers].filter(([name]) => !momentary.includes(name))
  return {
    status: answer.status,
    headers: kept,
    body: await answer.text(),
    id: answer.headers.get('x-request-id'),
  }
}

const tag = async (path: string) => (await fetch(server.url + path)).headers.get('etag') ?? ''

// A query makes a request take the routes.
test.each(['/', '/about', '/booking', 'the script', '/robots.txt', '/favicon.ico', '/no-such-page', '/auth'])(
  '%s is the same on the quick path as by the routes, in every form',
  async name => {
    const path = name === 'the script' ? await scriptOfHome() : name
    const asked: Record<string, string>[] = [
      { 'accept-encoding': 'br' },
      { 'accept-encoding': 'gzip' },
      { 'accept-encoding': 'identity' },
      { 'if-none-match': await tag(path) },
    ]
    for (const headers of asked) {
      const [quick, long] = [await ask(path, headers), await ask(`${path}?`, headers)]
      expect({ ...quick, id: '' }).toEqual({ ...long, id: '' })
      expect(quick.id).toMatch(/^[0-9a-f-]{36}$/)
    }
  },
)

test('a body over one megabyte is refused', async () => {
  const body = JSON.stringify({ address: 'x'.repeat(1_100_000) })
  expect((await fetch(`${server.url}/rest/v1/bookings`, { method: 'POST', body })).status).toBe(413)
})

test('a slash at the end leads to the page, never to another site', async () => {
  const at = async (path: string) =>
    (await fetch(server.url + path, { redirect: 'manual' })).headers.get('location')
  expect(await at('/about/')).toBe('/about')
  expect(await at('//evil.example/')).toBe('/evil.example')
})

test('a wrong setting stops the start with its reason', async () => {
  await expect(startServerProcess({ LOG_LEVEL: 'loud' })).rejects.toThrow(
    /LOG_LEVEL must be debug, info, warn or error/,
  )
})

// The last: it ends the server.
test('SIGTERM lets a request that is under way finish', async () => {
  const slow = request(`${server.url}/rest/v1/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  })
  const answered = once(slow, 'response')
  slow.write('{"service_type":')
  await once(slow, 'socket')
  // The server has taken the request up once it answers another one sent later.
  await fetch(`${server.url}/healthz`)
  const ended = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  await expect.poll(() => server.output()).toContain('Closing')
  slow.end('"commercial"}')
  const [answer] = await answered
  expect(answer.statusCode).toBe(400)
  answer.resume()
  expect((await ended)[0]).toBe(0)
})
