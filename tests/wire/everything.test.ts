// Everything as spreadsheets: for admins alone, on record, one file for each table, and no cell that reckons.
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { ServerEnv } from '#server/http/request-log.ts'
import { serveTables } from '#server/reports/serve-tables.ts'
import { emptied } from '#tests/emptied.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { startAfresh } from '#tests/policies/booking-life.ts'
import { callerFor, type Person, signInEveryone, welcomeEveryone } from '#tests/policies/people.ts'
import { unzipped } from '#tests/unzipped.ts'

describeEachEngine('everything as spreadsheets', engine => {
  beforeEach(async () => {
    await startAfresh(engine)
    await engine.owner(`${emptied('bookings, services, ledger, audit_log')}; delete from customers`)
    await welcomeEveryone(engine)
    await signInEveryone(engine)
  })
  const ask = (person: Person) => {
    const identifyCaller = async () => callerFor(person)
    const app = new Hono<ServerEnv>().post('/', serveTables({ database: engine.database, identifyCaller }))
    return app.request('/', { method: 'POST' })
  }
  const exports = () => engine.owner(`select table_name, row_id from audit_log where action = 'export'`)

  test.each(['anon', 'client', 'staff'] as const)(
    'are not for %s, and nothing is on record',
    async person => {
      const answer = await ask(person)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'private, no-store'])
      expect(await exports()).toEqual([])
    },
  )

  test('hold every row of every table once, whoever wrote what into it', async () => {
    await engine.owner(`insert into customers (first_name, last_name)
      select 'Ann', case number when 7 then '=1+1,"x"' || e'\\n@b' else 'B' || number end
      from generate_series(1, 1203) as number`)
    const answer = await ask('admin')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    const files = unzipped(Buffer.from(await answer.bytes()))
    const tables = (
      await engine.owner(`select relname from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`)
    ).map(([name]) => `${name}.csv`)
    expect(Object.keys(files).sort()).toEqual(tables.sort())
    const lines = String(files['customers.csv']).trimEnd().split('\r\n')
    expect(lines).toHaveLength(1204)
    expect(new Set(lines).size).toBe(1204)
    expect(lines[0]).toMatch(/^\ufeffid,.*last_name/)
    expect(lines.find(line => line.includes('1+1'))).toContain(`"'=1+1,""x"" @b"`)
    expect(await exports()).toEqual([['everything', 'everything.zip']])
  })
})
