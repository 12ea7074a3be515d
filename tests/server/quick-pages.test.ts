// The quick path for stored pages counts who looks. That it answers as the routes do: frame.test.ts.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import type { VisitCounter } from '#server/analytics/visit-counter.ts'
import { createAddressReader } from '#server/http/caller-address.ts'
import { storeAnswer } from '#server/http/stored-answer.ts'
import { createLog } from '#server/log.ts'
import { withQuickPages } from '#server/pages/quick-pages.ts'
import type { Site } from '#server/pages/site.ts'

const nobody: VisitCounter = {
  countView: () => {},
  countEvent: () => {},
  flush: async () => {},
  stop: async () => {},
}

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
