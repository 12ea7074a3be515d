// The quick path for stored pages answers as the routes do: a query makes a request take the routes.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VisitCounter } from '#server/analytics/visit-counter.ts'
import { createAddressReader } from '#server/http/caller-address.ts'
import { storeAnswer } from '#server/http/stored-answer.ts'
import { createLog } from '#server/log.ts'
import { withQuickPages } from '#server/pages/quick-pages.ts'
import type { Site } from '#server/pages/site.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'

let server: ServerProcess
let script = ''
beforeAll(async () => {
  server = await startSite()
  const html = await (await fetch(server.url)).text()
  script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
})
afterAll(() => server.stop())

const nobody: VisitCounter = {
  countView: () => {},
  countEvent: () => {},
  flush: async () => {},
  stop: async () => {},
}

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

test.each(['/', '/about', '/booking', 'the script', '/robots.txt', '/favicon.ico', '/no-such-page', '/auth'])(
  '%s is the same both ways, in every form',
  async name => {
    const path = name === 'the script' ? script : name
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

test('a visitor is counted on the short way too, a program and a picture are not', async () => {
  const page = await storeAnswer({ body: '<p>Hi', type: 'text/html', cache: 'no-cache' })
  const picture = await storeAnswer({ body: 'x', type: 'image/png', cache: 'no-cache' })
  const seen: string[] = []
  const quick = createServer(
    withQuickPages(
      {
        site: { find: (path: string) => (path === '/x.png' ? picture : page) } as Site,
        visits: { ...nobody, countView: (path, { address }) => seen.push(`${path} ${address}`) },
        readAddress: createAddressReader(['127.0.0.1']),
        log: createLog('error'),
        isHttps: true,
        isDevelopment: false,
      },
      (_, response) => response.writeHead(500).end(),
    ),
  ).listen(0, '127.0.0.1')
  await once(quick, 'listening')
  const { port } = quick.address() as AddressInfo
  const visit = async (path: string, agent: string) =>
    (
      await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { 'user-agent': agent, 'x-forwarded-for': '192.0.2.7' },
      })
    ).status
  const phone = 'Mozilla/5.0 (Linux; Android 15) Firefox/140.0'
  expect(await visit('/gallery', phone)).toBe(200)
  expect(await visit('/gallery', 'curl/8')).toBe(200)
  expect(await visit('/x.png', phone)).toBe(200)
  quick.close()
  expect(seen).toEqual(['/gallery 192.0.2.7'])
})
