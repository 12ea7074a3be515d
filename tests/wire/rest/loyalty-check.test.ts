// The status check by phone: what it tells, to whom, and how often.
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { clientOf, fetchFrom } from './rest-client.ts'

describeEachEngine('the loyalty check', engine => {
  let rest: RestHandler
  let statements: string[] = []
  let visitors = 0
  const newAddress = () => `198.51.100.${++visitors}`
  const check = (phone: unknown, address = newAddress()) =>
    clientOf(rest, { address }).rpc('loyalty_status', { phone })

  beforeAll(async () => {
    const watched: Database = {
      ...engine.database,
      tx: (caller, batch, options) => {
        const of = ({ text, values = [] }: (typeof batch)[number]) =>
          `${caller.role}, ${values.length} values: ${text}`
        statements.push(...batch.map(of))
        return engine.database.tx(caller, batch, options)
      },
    }
    rest = createRest({ database: watched, rateLimitScale: 1 })
    await engine.owner(`insert into customers (first_name, last_name, phone, email, address, total_cleaning_count)
      values ('Lerato', 'Jacobs', '+27821234567', 'lerato@home.example', '1 Marsh St', 12)`)
  })

  test('a stranger sees a first name, an initial, half a number and the counts', async () => {
    expect((await check('082 123 4567')).data).toEqual({
      found: true,
      name: 'Lerato J.',
      phone: '082 ••• 4567',
      cleans: 12,
      referrals: 0,
    })
  })

  test('known and unknown numbers: the same status, headers, fields and statements', async () => {
    const ask = async (phone: string) => {
      const headers = { 'content-type': 'application/json' }
      const address = newAddress()
      statements = []
      const answer = await fetchFrom(rest, { address })('http://rest.test/rest/v1/rpc/loyalty_status', {
        method: 'POST',
        headers,
        body: JSON.stringify({ phone }),
      })
      const fields = Object.keys(await answer.json())
      return { status: answer.status, headers: [...answer.headers], fields, statements }
    }
    await ask('082 123 4567')
    const known = await ask('082 123 4567')
    expect(known.statements).not.toEqual([])
    expect(await ask('083 765 4321')).toEqual(known)
  })

  test.each(['(082) 123-4567', '+27 82 123 4567', '0027821234567', '27821234567'])(
    'they find the same person who write %s',
    async written => {
      expect((await check(written)).data?.name).toBe('Lerato J.')
    },
  )

  test.each(['', '12345', 'my number', 7, null])('%s is no number', async written => {
    const { error, status } = await check(written)
    expect([status, error?.details]).toEqual([400, 'validation_failed:phone'])
  })

  test('script and what a program fills in are refused before anything is looked up', async () => {
    statements = []
    for (const asked of [
      { phone: 'javascript:alert(1)' },
      { phone: '082 123 4567', website: 'spam.example' },
    ]) {
      const { error, status } = await clientOf(rest, { address: newAddress() }).rpc('loyalty_status', asked)
      expect([status, error?.details]).toEqual([400, 'security_warning'])
    }
    expect(statements.filter(text => /hit_rate_limit|loyalty_status/.test(text))).toEqual([])
  })

  test('a thousand numbers from one caller are cut off after five', async () => {
    const address = newAddress()
    const numbers = Array.from({ length: 1000 }, (_, n) => `0840000${String(n).padStart(3, '0')}`)
    const statuses: number[] = []
    for (const number of numbers) statuses.push((await check(number, address)).status)
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(995).fill(429)])
    const { error } = await check('084 000 0000', address)
    expect([error?.details, error?.message]).toEqual([
      'rate_limited',
      'Please wait a moment before submitting again.',
    ])
  })

  test('who asks slowly is cut off after thirty in a day', async () => {
    const address = newAddress()
    const statuses: number[] = []
    for (let n = 0; n < 35; n++) {
      // A minute passes after every fifth.
      if (n % 5 === 0)
        await engine.owner(`delete from private.rate_limits where form = 'loyalty check a minute'`)
      statuses.push((await check(`0850000${String(n).padStart(3, '0')}`, address)).status)
    }
    expect(statuses).toEqual([...Array(30).fill(200), ...Array(5).fill(429)])
  })

  test('one number is told ten times an hour, whoever asks, known or not', async () => {
    for (const number of ['086 000 0001', '+27821234567']) {
      await engine.owner(`delete from private.rate_limits where caller like '+27%'`)
      const statuses: number[] = []
      for (let n = 0; n < 11; n++) statuses.push((await check(number)).status)
      expect(statuses).toEqual([...Array(10).fill(200), 429])
    }
  })

  test('a number is never asked for in an address', async () => {
    const get = fetchFrom(rest, { address: newAddress() })
    const answer = await get('http://rest.test/rest/v1/rpc/loyalty_status?phone=0821234567')
    expect(answer.status).toBe(405)
  })
})
