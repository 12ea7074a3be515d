// The newsletter's readers: the list and the file are for admins alone, the file has only whom the next letter would reach, and
// each export is on record.
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { ServerEnv } from '#server/http/request-log.ts'
import { serveReadersFile } from '#server/reports/serve-readers-file.ts'
import { createRest, type RestHandler } from '#server/rest/handler.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, signInEveryone, userIds, welcomeEveryone } from '#tests/policies/people.ts'
import { clientOf } from './rest/rest-client.ts'

describeEachEngine('the newsletter’s readers', engine => {
  let rest: RestHandler
  beforeEach(async () => {
    rest = createRest({ database: engine.database, rateLimitScale: 1 })
    await startAfresh(engine)
    await welcomeEveryone(engine)
    await signInEveryone(engine)
    await engine.owner(emptied('newsletters, newsletter_subscriptions, consents, audit_log'))
  })

  // Each asked a day after the one before.
  let asked = 0
  const reader = (email: string, states: string[], page = '/blog') => {
    asked += 1
    const steps = states.map(
      state => `update newsletter_subscriptions set status = '${state}',
        confirmed_at = case when '${state}' = 'confirmed' then timestamptz '2027-02-03 10:00+02' else confirmed_at end,
        stopped_at = case when '${state}' = 'stopped' then timestamptz '2027-02-04 10:00+02' end
        where email = '${email}'`,
    )
    return engine.owner(`insert into newsletter_subscriptions (email, consent_text, asked_on, requested_at)
      values ('${email}', 'Yes', '${page}', timestamptz '2027-01-01 08:30+02' + ${asked} * interval '1 day');
      ${steps.join(';')}`)
  }
  const fill = async () => {
    asked = 0
    await reader('yes@mail.example', ['confirmed'])
    await reader('waits@mail.example', [])
    await reader('gone@mail.example', ['confirmed', 'stopped'])
    await reader('noted@mail.example', ['confirmed'])
    await reader('silent@mail.example', ['confirmed'])
    await engine.owner(`update consents set withdrawn_at = '2027-02-05 10:00+02' where email = 'noted@mail.example';
      insert into customers (first_name, last_name, email, channel) values ('S', 'S', 'Silent@mail.example', 'none')`)
  }
  const as = (person: Person) => clientOf(rest, { caller: callerFor(person) })
  const file = (person: Person) => {
    const parts = { database: engine.database, identifyCaller: async () => callerFor(person) }
    return new Hono<ServerEnv>().post('/', serveReadersFile(parts)).request('/', { method: 'POST' })
  }
  const exports = () =>
    engine.owner(`select actor, row_id, after ->> 'readers' from audit_log where action = 'export'`)

  test('stand in three states, as the next letter would find them', async () => {
    await fill()
    const { data } = await as('admin').rpc('newsletter_readers')
    const shown = data.map((line: Record<string, string | null>) => [
      ...[line.email, line.state, line.asked_on, line.left_at?.slice(0, 10)],
    ])
    expect(shown).toEqual([
      ['silent@mail.example', 'left', '/blog', undefined],
      ['noted@mail.example', 'left', '/blog', '2027-02-05'],
      ['gone@mail.example', 'left', '/blog', '2027-02-04'],
      ['waits@mail.example', 'waiting', '/blog', undefined],
      ['yes@mail.example', 'confirmed', '/blog', undefined],
    ])
    expect((await as('admin').rpc('newsletter_reader_counts')).data).toEqual({
      ...{ all: 5, confirmed: 1, waiting: 1, left: 3 },
    })
  })

  test('are found by words and state, and counted with them', async () => {
    await fill()
    const found = async (args: object) =>
      (await as('admin').rpc('newsletter_readers', args)).data.map((line: { email: string }) => line.email)
    expect(await found({ words: ' YES@' })).toEqual(['yes@mail.example'])
    expect(await found({ words: '%' })).toEqual([])
    expect(await found({ wanted_state: 'waiting' })).toEqual(['waits@mail.example'])
    expect((await as('admin').rpc('newsletter_reader_counts', { words: 'yes' })).data.all).toBe(1)
  })

  test('come page by page, each once, though somebody joins meanwhile', async () => {
    await engine.owner(`insert into newsletter_subscriptions (email, consent_text, requested_at)
      select n || '@mail.example', 'Yes', '2020-01-01' from generate_series(1, 7) as n`)
    type Line = { id: string; email: string; requested_at: string }
    const page = async (after: Line | undefined) => {
      const { data } = await as('admin').rpc('newsletter_readers', { after: after ?? null, page_size: 3 })
      return data as Line[]
    }
    const seen: string[] = []
    for (let lines = await page(undefined); lines.length > 0; lines = await page(lines.at(-1))) {
      seen.push(...lines.map(({ email }) => email))
      await engine.owner(`insert into newsletter_subscriptions (email, consent_text)
        values ('new${seen.length}@mail.example', 'Yes')`)
    }
    expect([...new Set(seen)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7].map(n => `${n}@mail.example`))
    expect(seen).toHaveLength(7)
  })

  test('the file has only who confirmed, starts no formula, and is on record', async () => {
    await fill()
    await reader('=cmd|x@mail.example', ['confirmed'], '/')
    const answer = await file('admin')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="newsletter-readers.csv"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes).split('\r\n')).toEqual([
      'email,asked,confirmed,page',
      "'=cmd|x@mail.example,2027-01-07 08:30,2027-02-03 10:00,/",
      'yes@mail.example,2027-01-02 08:30,2027-02-03 10:00,/blog',
      '',
    ])
    expect(await exports()).toEqual([[userIds.admin, 'newsletter-readers.csv', '2']])
  })

  test('the file has everybody once, however many they are', async () => {
    await engine.owner(`insert into newsletter_subscriptions (email, consent_text)
        select n || '@mail.example', 'Yes' from generate_series(1, 1100) as n;
      update newsletter_subscriptions set status = 'confirmed', confirmed_at = now()`)
    const lines = (await (await file('admin')).text()).trim().split('\r\n')
    expect(new Set(lines).size).toBe(1101)
    expect(lines).toHaveLength(1101)
  })

  test('the office takes somebody off, who then is in no audience; only they can come back', async () => {
    await fill()
    const [[id] = []] = await engine.owner(
      `select id from newsletter_subscriptions where email = 'yes@mail.example'`,
    )
    await as('admin').rpc('stop_reader', { reader_id: id })
    await as('admin').rpc('stop_reader', { reader_id: id })
    expect(await engine.owner(`select * from private.newsletter_audience('everybody')`)).toEqual([])
    const told = await engine.owner(`select actor, after ->> 'status' from audit_log where row_id = '${id}'`)
    expect(told).toEqual([[userIds.admin, 'stopped']])
  })

  test('are nobody’s business but an admin’s', async () => {
    await fill()
    for (const person of ['staff', 'client', 'anon'] as const) {
      expect((await file(person)).status).toBe(403)
      for (const call of ['newsletter_readers', 'newsletter_reader_counts', 'newsletter_reader_file'])
        expect((await as(person).rpc(call)).error?.code).toBe('42501')
      expect((await as(person).rpc('record_reader_export')).error?.code).toBe('42501')
      expect((await as(person).rpc('stop_reader', { reader_id: userIds.admin })).error?.code).toBe('42501')
    }
    expect(await exports()).toEqual([])
  })
})
