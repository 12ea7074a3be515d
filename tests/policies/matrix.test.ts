// Every person, every table, every verb, their own row and a stranger's: expectations.ts says what must come of it.
import { beforeAll, expect, inject, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { tablesInMatrix } from './expectations.ts'
import { attempt, welcomeEveryone } from './people.ts'
import { findWrongCells } from './probe.ts'
import { layOut } from './sample-rows.ts'

const isLong = Boolean(process.env.EVERYTHING)
// One of each kind: a visitor's door, one's own rows, rows that some see, columns with rules, files.
const onePerKind = ['bookings', 'client_profiles', 'consents', 'customers', 'reviews', 'storage.objects']

describeEachEngine('the matrix of rights', engine => {
  beforeAll(async () => {
    await welcomeEveryone(engine)
    await layOut(engine)
  })

  const publicTables = tablesInMatrix.filter(table => !table.endsWith('.*'))
  const closedSchemas = tablesInMatrix.filter(table => table.endsWith('.*')).map(table => table.slice(0, -2))

  // Rights and policies are the same text on both engines: every table and each policy are asked of one, and of both in the
  // long run.
  const isAsked = engine.name === 'postgres' || !inject('templates').house.postgresUrl || isLong
  test.each(isAsked ? publicTables : onePerKind)('%s gives each person what the matrix says', async table => {
    const wrong: string[] = []
    for await (const cell of findWrongCells(engine, table)) wrong.push(cell)
    expect(wrong).toEqual([])
  })

  test.runIf(isAsked).each(closedSchemas)('no table of %s opens to anyone', async schema => {
    for (const [table, column] of await readTables(schema))
      for (const person of ['anon', 'client', 'staff', 'admin'] as const)
        for (const text of everyVerb(`${schema}.${table}`, String(column)))
          expect([person, text, (await attempt(engine, person, text)).refusal?.code]).toEqual([
            person,
            text,
            '42501',
          ])
  })

  test('every table of ours stands in the matrix', async () => {
    const tables = (await readTables('public')).map(([table]) => table)
    const files = (await readTables('storage')).map(([table]) => `storage.${table}`)
    expect([...tables, ...files].sort()).toEqual([...publicTables].sort())
    const schemas =
      await engine.owner(`select distinct nspname from pg_namespace, unnest(array['anon', 'authenticated'])
      as person where has_schema_privilege(person, nspname, 'usage') and nspname !~ '^(pg_|information_schema)'`)
    expect(new Set(['public', 'storage', ...closedSchemas])).toEqual(new Set([...schemas.flat(), 'private']))
  })

  test.runIf(isAsked)(
    'each policy matters: without it, or with it wide open, the matrix breaks',
    async () => {
      const unnoticed: string[] = []
      for (const policy of await readPolicies())
        for (const [way, breakIt] of Object.entries(waysToBreak(policy)))
          if (!(await isNoticed(policy, breakIt))) unnoticed.push(`${policy.title} (${way})`)
      expect(unnoticed).toEqual([])
    },
  )

  // With the first column of each, for something to write.
  const readTables = (schema: string) =>
    engine.owner(`select relname, attname from pg_class join pg_attribute on attrelid = pg_class.oid and attnum = 1
      where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = '${schema}'::regnamespace`)

  const everyVerb = (table: string, column: string) => [
    `select from ${table}`,
    `insert into ${table} default values`,
    `update ${table} set ${column} = default`,
    `delete from ${table}`,
  ]

  type Policy = {
    table: string
    title: string
    verb: string
    using: boolean
    check: boolean
    restore: string
  }

  async function readPolicies(): Promise<Policy[]> {
    const rows = await engine.owner(`
      select case schemaname when 'public' then tablename else schemaname || '.' || tablename end, policyname,
        lower(cmd), qual is not null, with_check is not null,
        format('create policy %I on %I.%I for %s to %s', policyname, schemaname, tablename, cmd,
          array_to_string(roles, ', ')) || coalesce(' using (' || qual || ')', '')
          || coalesce(' with check (' || with_check || ')', '')
      from pg_policies where roles && '{anon, authenticated}'::name[]`)
    return rows.map(([table, title, verb, using, check, restore]) => ({
      table: String(table),
      title: String(title),
      verb: String(verb),
      using: using === 't',
      check: check === 't',
      restore: String(restore),
    }))
  }

  function waysToBreak({ title, table, using, check, restore }: Policy) {
    const drop = `drop policy "${title}" on ${table}`
    const opened = `${using ? 'using (true)' : ''} ${check ? 'with check (true)' : ''}`
    const open = `alter policy "${title}" on ${table} ${opened}`
    return { dropped: [drop, restore], opened: [open, `${drop}; ${restore}`] } as const
  }

  async function isNoticed(
    { table, verb }: Policy,
    [breakIt, restore]: readonly [string, string],
  ): Promise<boolean> {
    await engine.owner(breakIt)
    const first = await findWrongCells(engine, table, verb).next()
    await engine.owner(restore)
    return !first.done
  }
})
