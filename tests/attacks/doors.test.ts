// The server from outside, as an attacker tries it. Cases that are tested elsewhere are listed in docs/security.md.
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rounds } from '#tests/faults/load.ts'
import { limit } from '#tests/limits.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'

let server: ServerProcess
beforeAll(async () => {
  server = await startSite({ RATE_LIMIT_SCALE: '1000', SITE_URL: 'https://coastal.example' })
})
afterAll(() => server?.stop())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init })
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

const formRoutes = ['/contact', '/loyalty/register', '/referral', '/reviews', '/reviews/new', '/newsletter']
const jsonRoutes = [
  ...[
    '/rest/v1/bookings',
    '/rest/v1/contact_messages',
    '/rest/v1/rpc/available_slots',
    '/functions/v1/marketing-report',
    '/functions/v1/newsletter-readers',
    '/functions/v1/accountant-files',
    '/functions/v1/everything',
  ],
  ...['/auth/v1/signup', '/auth/v1/token?grant_type=password', '/auth/v1/otp', '/auth/v1/recover', '/visits'],
]

const foreign: [string, Record<string, string>][] = [
  ['says that it comes from another site', { 'sec-fetch-site': 'cross-site' }],
  ['comes from a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['has another origin', { origin: 'https://evil.example' }],
  ['hides its origin', { origin: 'null' }],
]

test.each(foreign)('a form that %s is refused everywhere, as text/plain too', async (_, headers) => {
  for (const path of formRoutes)
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'])
      expect(
        (await post(path, 'name=Anna', { ...headers, 'content-type': type })).status,
        `${path} ${type}`,
      ).toBe(403)
})

test('behind TLS every answer tells the browser never to come without it', async () => {
  for (const path of ['/', '/no-such-page', '/rest/v1/no_such', '/auth/v1/user'])
    expect((await ask(path)).headers.get('strict-transport-security')).toMatch(
      /max-age=\d{8}; includeSubDomains/,
    )
})

test('nothing is known by a cookie, so that another site’s page has nothing to ride on', async () => {
  for (const path of ['/', '/auth', '/admin', '/crm', '/auth/v1/settings', '/rest/v1/'])
    expect((await ask(path)).headers.get('set-cookie')).toBeNull()
})

test.each([
  '/auth/v1/signup',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/otp',
  '/auth/v1/recover',
  '/auth/v1/logout',
  '/auth/v1/setup',
  '/sample/enter',
  '/sample/end',
  '/functions/v1/marketing-report',
  '/functions/v1/newsletter-readers',
  '/functions/v1/accountant-files',
  '/functions/v1/everything',
  '/visits',
  '/rest/v1/rpc/cancel_booking',
  '/newsletter/confirm?token=abc',
  '/newsletter/unsubscribe?token=abc',
  '/reviews/stop?clean=abc',
  '/reminders/stop?token=abc',
])('GET %s changes nothing', async path => {
  const answer = await ask(path)
  const isPage = answer.status === 200 && answer.headers.get('content-type')?.startsWith('text/html')
  expect(isPage || [303, 401, 404, 405].includes(answer.status), String(answer.status)).toBe(true)
})

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '/..//evil.example/',
  '/about//evil.example/..',
])('%s leads to no other site', async path => {
  const at = (await ask(path)).headers.get('location')
  if (at !== null) expect(new URL(at, 'https://coastal.example').host).toBe('coastal.example')
})

test('a forged Host reaches no page, no list of pages and no thanks', async () => {
  const forged = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'x-original-url': '/admin',
  }
  for (const path of ['/', '/sitemap.xml', '/robots.txt', '/reviews', '/no-such-page'])
    expect(await rawGet(path, 'evil.example'), path).not.toContain('evil.example')
  for (const path of ['/', '/sitemap.xml'])
    expect(await (await ask(path, { headers: forged })).text()).not.toContain('evil.example')
})

test('what is meant for one caller is kept in no cache', async () => {
  const key = { apikey: server.secretKey }
  for (const path of [
    '/rest/v1/customers',
    '/rest/v1/no_such',
    '/auth/v1/user',
    '/auth/v1/admin/users',
    '/functions/v1/backup',
  ])
    expect((await ask(path, { headers: key })).headers.get('cache-control'), path).toMatch(/no-store/)
  for (const path of [
    '/rest/v1/customers',
    '/functions/v1/marketing-report',
    '/functions/v1/newsletter-readers',
    '/functions/v1/accountant-files',
    '/functions/v1/everything',
    '/storage/v1/object/authenticated/invoices/x.pdf',
  ])
    expect((await post(path, '{}', {})).headers.get('cache-control') ?? 'no-store', path).toMatch(/no-store/)
})

const bodies: [string, string][] = [
  ['a value a hundred thousand brackets deep', '['.repeat(100_000)],
  ['an object as deep', '{"a":'.repeat(50_000)],
  ['a prototype', '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}'],
  ['a list where a form is expected', '[1,2,3]'],
  ['a number of a million digits', `{"email":${'9'.repeat(900_000)}}`],
  ['half a surrogate and a zero', '{"email":"\\ud800\\u0000@mail.example","password":"\\u0000"}'],
  ['more than a megabyte', `{"email":"${'x'.repeat(1_200_000)}"}`],
]

// The server may close a connection whose body it did not read; the next request on it may be the first to notice.
const statusOf = (asked: Promise<Response>) =>
  asked.then(
    ({ status }) => status,
    () => 0,
  )

test.each(bodies)('%s is no fault of ours at any door', async (_, body) => {
  for (const path of [...jsonRoutes, ...formRoutes])
    expect(await statusOf(post(path, body)), path).toBeLessThan(500)
  await expect.poll(() => statusOf(ask('/readyz'))).toBe(200)
})

test('markup in whatever pages show is text on every page, in the facts for search engines too', async () => {
  const hostile = `Zed</script><xss-a>"'><xss-b x="`
  const review = { name: hostile, email: 'zed@mail.example', review_text: hostile, reply: hostile, rating: 5 }
  expect((await server.tables.from('reviews').insert({ ...review, status: 'approved' })).error).toBeNull()
  const { definitions } = await (await ask('/rest/v1/', { headers: { apikey: server.secretKey } })).json()
  for (const [table, { properties }] of Object.entries<{ properties: object }>(definitions))
    for (const [column, { format }] of Object.entries<{ format: string }>(properties as never))
      if (format === 'text' && table !== 'reviews')
        await server.tables
          .from(table)
          .update({ [column]: hostile })
          .not(column, 'is', null)
  await expect
    .poll(async () => (await ask('/reviews')).text(), { timeout: limit(15_000) })
    .toContain('&lt;xss-a&gt;')
  const paths = [...(await (await ask('/sitemap.xml')).text()).matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)]
  expect(paths.length).toBeGreaterThan(20)
  for (const [, path = '/'] of paths) expect(await (await ask(path || '/')).text(), path).not.toMatch(/<xss-/)
})

// Read, or the end would never be noticed.
const openMany = (count: number, unfinished: string) =>
  Array.from({ length: count }, () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.on('error', () => {}).resume()
    socket.write(unfinished)
    return socket
  })

test('hundreds who never finish their question keep nobody else waiting', async () => {
  const slow = openMany(300, 'POST /rest/v1/bookings HTTP/1.1\r\nHost: coastal.example\r\nContent-Le')
  try {
    expect((await ask('/')).status).toBe(200)
    expect((await ask('/rest/v1/rpc/opening_hours')).status).toBeLessThan(500)
    // Cutting them off takes as long as its limit: only in the long run.
    if (rounds > 1) await Promise.all(slow.map(socket => new Promise(closed => socket.once('close', closed))))
  } finally {
    for (const socket of slow) socket.destroy()
  }
})

test('1,200 who never finish their body stop neither data nor sign-in', async () => {
  const head = 'Host: coastal.example\r\nContent-Type: application/json\r\nContent-Length: 900'
  const slow = openMany(1200, `POST /rest/v1/bookings HTTP/1.1\r\n${head}\r\n\r\n{`)
  try {
    // Some are turned away: by now there are too many of them.
    await Promise.race(slow.map(socket => once(socket, 'data')))
    for (const path of ['/', '/healthz', '/auth/v1/settings', '/rest/v1/rpc/opening_hours'])
      expect((await ask(path)).status, path).toBe(200)
  } finally {
    for (const socket of slow) socket.destroy()
  }
})

test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])('%s is answered by nothing', async method => {
  const answer = await rawAsk(
    `${method} / HTTP/1.1\r\nHost: x\r\nX-Secret: echo-me\r\nConnection: close\r\n\r\n`,
  )
  expect(answer).not.toMatch(/^HTTP\/1\.1 2|echo-me/)
})

test('two lengths in one question are refused, so that no second one hides in the first', async () => {
  const smuggled = 'GET /backup HTTP/1.1\r\nHost: x\r\n\r\n'
  for (const lengths of [
    'Content-Length: 4\r\nTransfer-Encoding: chunked',
    'Content-Length: 4\r\nContent-Length: 44',
    'Transfer-Encoding: chunked, identity',
  ])
    expect(
      await rawAsk(`POST /visits HTTP/1.1\r\nHost: x\r\n${lengths}\r\n\r\n0\r\n\r\n${smuggled}`),
    ).toMatch(/^HTTP\/1\.1 400/)
})

test('what the browser gets holds no map of the source and no secret', async () => {
  const files = readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter(file => file.endsWith('.map'))).toEqual([])
  const secrets =
    /sourceMappingURL|sb_secret_[\w-]{8}|postgres(ql)?:\/\/\w|BEGIN [A-Z ]*PRIVATE KEY|JWT_SECRET|SMTP_URL|\/work\//
  for (const file of files.filter(name => /\.(js|css|html|json|webmanifest)$/.test(name)))
    expect(secrets.exec(readFileSync(join('dist/client', file), 'utf8'))?.[0], file).toBeUndefined()
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/src/server/main.ts',
    '/data/database.lock',
    '/assets/../../package.json',
  ])
    expect((await rawGet(path, 'coastal.example')).slice(0, 12), path).toMatch(
      /^HTTP\/1\.1 (404|400|301|308)/,
    )
})

const rawGet = (path: string, host: string) =>
  rawAsk(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

// The raw request, which no HTTP library would send.
function rawAsk(question: string) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', chunk => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(question)
  })
}
