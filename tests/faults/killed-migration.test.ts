// A migration killed at any point leaves whole files or nothing: the next start has the same result.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import type { Owner } from '#server/database/owner.ts'
import { PgliteThread } from '#server/database/pglite-thread.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'
import { rounds } from './load.ts'

const files = {
  'migrations/0001_house.sql': `create schema house;
    create table house.rooms (name text primary key);
    insert into house.rooms values ('kitchen')`,
  'migrations/0002_size.sql': `alter table house.rooms add size integer;
    insert into house.rooms values ('hall', 12);
    create index rooms_by_size on house.rooms (size)`,
  'functions/colour.sql': `create or replace function house.colour() returns text language sql return 'red'`,
  'tables/rooms.sql': `alter table house.rooms enable row level security;
    drop policy if exists "red" on house.rooms;
    create policy "red" on house.rooms using (house.colour() = 'red')`,
}

describeEachEngine(
  'a migration killed at any statement',
  engine => {
    const dbDir = mkdtempSync(join(tmpdir(), 'killed-migration-'))
    beforeAll(() => {
      for (const [path, sql] of Object.entries(files)) {
        mkdirSync(join(dbDir, path, '..'), { recursive: true })
        writeFileSync(join(dbDir, path), sql)
      }
    })
    afterAll(() => rmSync(dbDir, { recursive: true }))

    const clear = () =>
      engine.owner('drop schema if exists app_meta cascade; drop schema if exists house cascade')
    const run = (wrap = (owner: Owner) => owner) =>
      engine.asOwner(owner => migrate({ owner: wrap(owner), dbDir, log: () => {} }))
    const result = () =>
      engine.owner(`select (select jsonb_agg(rooms order by name) from house.rooms), house.colour(),
        (select jsonb_agg(path order by path) from app_meta.migrations),
        (select jsonb_agg(path order by path) from app_meta.replaceables),
        (select count(*) from pg_policy), (select count(*) from pg_index)`)

    test('is finished by the next start', { timeout: limit(300_000) }, async () => {
      let statements = 0
      const count = (owner: Owner) =>
        oneByOne(owner, async () => {
          statements += 1
        })
      await clear()
      await run(count)
      const whole = await result()
      expect(statements).toBeGreaterThan(20)
      // Opening the embedded database again takes its time: in the short run only some of its statements.
      const step = engine.name === 'pglite' && rounds === 1 ? Math.ceil(statements / 3) : 1
      // The last one only gives the lock back, which the end of the session does as well.
      for (let fatal = 1; fatal < statements; fatal += step) {
        await clear()
        let left = fatal
        const dying = (owner: Owner) =>
          oneByOne(owner, async () => {
            left -= 1
            if (left === 0) await kill(owner)
          })
        await expect(run(dying), `killed at ${fatal}`).rejects.toThrow()
        await run()
        expect(await result(), `killed at ${fatal}`).toEqual(whole)
      }
    })
  },
  { schema: 'small' },
)

// Takes seconds for each kill: in the long run only.
describeEachEngine(
  'the house itself, its migration killed here and there',
  engine => {
    const clear = () =>
      engine.owner(
        `drop schema if exists app_meta, private, auth, storage, public cascade; create schema public`,
      )
    const run = (wrap = (owner: Owner) => owner) =>
      engine.asOwner(owner => migrate({ owner: wrap(owner), dbDir: 'db', log: () => {} }))
    const ours = `('public', 'private', 'auth', 'storage', 'app_meta')`
    const schema = () =>
      engine.owner(`
        select pg_get_functiondef(pg_proc.oid) from pg_proc where pronamespace::regnamespace::text in ${ours}
          and prokind = 'f' and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
        union all select pg_policies::text from pg_policies
        union all select indexdef from pg_indexes where schemaname in ${ours}
        union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0
        union all select format('%s.%s %s', table_schema, table_name, (column_name, data_type, column_default))
          from information_schema.columns where table_schema in ${ours}
        union all select (grantee, table_schema, table_name, privilege_type)::text
          from information_schema.table_privileges where table_schema in ${ours}
        order by 1`)

    test.runIf(rounds > 1)('comes to the same end', { timeout: limit(600_000) }, async () => {
      const whole = await schema()
      let calls = 0
      const count = (owner: Owner): Owner => ({
        run: sql => {
          calls += 1
          return owner.run(sql)
        },
      })
      await clear()
      await run(count)
      for (let round = 1; round <= rounds; round += 1) {
        let left = Math.floor((calls * round) / (rounds + 1))
        const dying = (owner: Owner): Owner => ({
          run: async sql => {
            left -= 1
            if (left === 0) await kill(owner)
            return owner.run(sql)
          },
        })
        await clear()
        await expect(run(dying)).rejects.toThrow()
        await run()
        expect(await schema()).toEqual(whole)
      }
    })
  },
  { only: 'postgres' },
)

// Each statement of a file by itself, and something done before it.
function oneByOne(owner: Owner, before: () => Promise<void>): Owner {
  return {
    async run(sql) {
      let rows: Awaited<ReturnType<Owner['run']>> = []
      for (const statement of statementsOf(sql)) {
        await before()
        rows = await owner.run(statement)
      }
      return rows
    },
  }
}

// Semicolons inside a dollar-quoted body end nothing.
const statementsOf = (sql: string) => sql.match(/(\$\$.*?\$\$|[^;$])+/gs) ?? []

async function kill(owner: Owner) {
  if (owner instanceof PgliteThread) await owner.stop()
  else await owner.run('select pg_terminate_backend(pg_backend_pid())')
}
