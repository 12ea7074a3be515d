// What a table's triggers do stands on one page, in the order in which they fire.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'

const folder = 'db/triggers'
const pages = readdirSync(folder).map(file => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))

// PostgreSQL fires those before the statement, before each row, after each row, after the statement; each by name.
const firing = `select case when nspname = 'public' then relname else nspname || '-' || relname end, tgname
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
  where not tgisinternal
  order by 1, case tgtype & 3 when 2 then 0 when 3 then 1 when 1 then 2 else 3 end, tgname collate "C"`

describeEachEngine('triggers', engine => {
  test('stand on the page of their table, in the order in which they fire', async () => {
    const made = (await engine.owner(firing)).map(([table, name]) =>
      `${table}.sql ${name}`.replaceAll('_', '-'),
    )
    const written = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/^create trigger (\w+)/gm)].map(([, name]) => `${file} ${name}`.replaceAll('_', '-')),
    )
    expect(written.toSorted(byFile)).toEqual(made.toSorted(byFile))
  })
})

test('each says what it does, and none stands elsewhere', () => {
  for (const { file, text } of pages)
    for (const [, line] of text.matchAll(/^(.*)\ncreate trigger/gm))
      expect(`${file}: ${line}`).toMatch(/: -- \S/)
  const elsewhere = ['db/functions', 'db/policies'].flatMap(place =>
    readdirSync(place).filter(file =>
      /^create (or replace )?trigger/m.test(readFileSync(`${place}/${file}`, 'utf8')),
    ),
  )
  expect(elsewhere).toEqual([])
})

const fileOf = (line: string) => line.split(' ')[0] ?? ''
const byFile = (one: string, other: string) => fileOf(one).localeCompare(fileOf(other))
