import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { inFlightLimit } from './in-flight-limit.ts'

const busy = 'The server is busy. Please try again.'

test.each([
  ['people', 'text/html,*/*', busy],
  ['programs', '*/*', JSON.stringify({ code: 'overloaded', message: busy })],
])('a full house tells %s so in their own way', async (_, accept, words) => {
  const app = new Hono().use(inFlightLimit(0)).get('/', c => c.text('welcome'))
  const answer = await app.request('/', { headers: { accept } })
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '2', words])
})
