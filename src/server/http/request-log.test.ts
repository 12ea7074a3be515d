import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { createAddressReader } from './caller-address.ts'
import { requestLog, type ServerEnv } from './request-log.ts'

async function linesAfter(path: string, method: string, status: 200 | 400 | 401 | 403 | 404 | 429) {
  const lines: string[] = []
  const log = createLog('info', line => lines.push(line))
  const app = new Hono<ServerEnv>().use(requestLog(log, createAddressReader([])))
  app.all('*', c => c.text('', status))
  await app.request(path, { method }, { incoming: { socket: { remoteAddress: '192.0.2.7' } } })
  return lines.map(line => JSON.parse(line))
}

test.each([401, 403, 429] as const)(
  'what is refused with %s is on record, with where it came from',
  async status => {
    expect(await linesAfter('/rest/v1/customers', 'GET', status)).toMatchObject([
      {
        level: 'info',
        message: 'refused',
        method: 'GET',
        path: '/rest/v1/customers',
        status,
        from: '192.0.2.7',
      },
    ])
  },
)

test.each([200, 400] as const)(
  'an attempt to sign in that is answered with %s is on record',
  async status => {
    expect(await linesAfter('/auth/v1/token', 'POST', status)).toMatchObject([{ message: 'auth', status }])
  },
)

test('reading is not', async () => {
  expect(await linesAfter('/about', 'GET', 200)).toEqual([])
  expect(await linesAfter('/no-such-page', 'GET', 404)).toEqual([])
})

test.each([
  ['a plain id of the caller’s comes back', 'trace-1.a:b_2', /^trace-1\.a:b_2$/],
  ['one that is none is replaced', 'a b\tc', /^[0-9a-f-]{36}$/],
  ['and one that never ends', 'x'.repeat(200), /^[0-9a-f-]{36}$/],
])('%s', async (_, given, expected) => {
  const app = new Hono<ServerEnv>().use(
    requestLog(
      createLog('error', () => {}),
      createAddressReader([]),
    ),
  )
  app.all('*', c => c.text(c.get('requestId')))
  const answer = await app.request('/', { headers: { 'x-request-id': given } })
  expect(answer.headers.get('x-request-id')).toMatch(expected)
  expect(await answer.text()).toBe(answer.headers.get('x-request-id'))
})
