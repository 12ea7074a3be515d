import { afterEach, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { connectPostgres } from '#server/database/postgres.ts'
import { describeEachEngine } from '#tests/engines.ts'

const anon = { role: 'anon' as const }
const one = { text: 'select 1' }
const quiet = { poolSize: 2, timeoutMs: 10_000, log: () => {} }

describeEachEngine(
  'a PostgreSQL server',
  engine => {
    const opened: Database[] = []
    afterEach(() => Promise.all(opened.splice(0).map(database => database.close())))
    const connect = (keepsSession: boolean, url = engine.databaseUrl ?? '') => {
      const database = connectPostgres({ ...quiet, databaseUrl: url, keepsSession })
      opened.push(database)
      return database
    }
    const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    const cutAll = () => engine.owner(`select pg_terminate_backend(pid) ${others}`)

    test('that cuts the connection in the middle is away, and is there again for the next request', async () => {
      const database = connect(true)
      const cut = database.tx(anon, [{ text: 'select pg_sleep(60)' }], { timeoutMs: 90_000 })
      const outcome = expect(cut).rejects.toMatchObject({ name: 'Unavailable' })
      await expect.poll(() => engine.owner(`select 1 ${others} and wait_event = 'PgSleep'`)).toHaveLength(1)
      await cutAll()
      await outcome
      expect(await database.tx(anon, [one])).toEqual([[['1']]])
    })

    test('that cuts idle connections does not end us', async () => {
      const lost: string[] = []
      const database = connectPostgres({
        ...quiet,
        databaseUrl: engine.databaseUrl ?? '',
        keepsSession: true,
        log: line => lost.push(line),
      })
      opened.push(database)
      await database.tx(anon, [one])
      await cutAll()
      await expect.poll(() => lost).toHaveLength(1)
      expect(await database.tx(anon, [one])).toEqual([[['1']]])
    })

    test('that is not there is away', async () => {
      const nowhere = connect(true, 'postgres://owner@localhost/none?host=/nonexistent')
      await expect(nowhere.tx(anon, [one])).rejects.toMatchObject({ name: 'Unavailable' })
    })

    test('that asks for COPY input does not hang us', async () => {
      await engine.owner('create table if not exists sink (a int); grant insert on sink to anon')
      const database = connect(true)
      const copy = database.tx(anon, [{ text: 'copy sink from stdin' }])
      await expect(copy).rejects.toMatchObject({ name: 'Unavailable' })
      expect(await database.tx(anon, [one])).toEqual([[['1']]])
    })

    test('behind a pooler prepares nothing and sets nothing on the session', async () => {
      const database = connect(false)
      await database.tx(anon, [{ ...one, name: 'named' }])
      const [prepared, role] = await database.tx(anon, [
        { text: 'select count(*) from pg_prepared_statements' },
        { text: 'select current_user' },
      ])
      expect([prepared, role]).toEqual([[['0']], [['anon']]])
    })

    test('whose owner is no superuser still leaves our sessions powerless between transactions', async () => {
      await engine.owner(`do $$ begin create role plain_owner login; exception when duplicate_object then null; end $$;
        grant authenticator, anon to plain_owner`)
      const url = Object.assign(new URL(engine.databaseUrl ?? ''), { username: 'plain_owner' })
      const between = [{ text: 'commit' }, { text: 'select current_user, session_user' }, { text: 'begin' }]
      const [, who] = await connect(true, url.href).tx(anon, between)
      expect(who).toEqual([['authenticator', 'plain_owner']])
    })

    test('stops each statement of a transaction at its limit, not the sum of them', async () => {
      const nap = { text: 'select pg_sleep(0.2)' }
      expect(await connect(true).tx(anon, [nap, nap, nap], { timeoutMs: 400 })).toHaveLength(3)
    })
  },
  { schema: 'small', only: 'postgres' },
)
