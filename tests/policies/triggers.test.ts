// What a table's triggers do stands on one page, in the order in which they fire.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { bookAsGuest, startAfresh } from './booking-life.ts'

const folder = 'db/tables'
const pages = readdirSync(folder).map(file => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }))

// PostgreSQL fires those before the statement, before each row, after each row, after the statement; each by name.
const firing = `select case when nspname = 'public' then relname else nspname || '-' || relname end, tgname
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
  where not tgisinternal and not (tgname in ('touch_updated_at', 'record_audit') and tgattr = '' and tgqual is null)
    and tgname not in ('a_refuse_when_full', 'a_refuse_row_too_many', 'count_inserted_rows', 'count_updated_rows')
  order by 1, case tgtype & 3 when 2 then 0 when 3 then 1 when 1 then 2 else 3 end, tgname collate "C"`

describeEachEngine('triggers', engine => {
  test('stand on the page of their table, in the order in which they fire', async () => {
    const made = (await engine.owner(firing)).map(([table, name]) =>
      `${table}.sql ${name}`.replaceAll('_', '-'),
    )
    const written = pages.flatMap(({ file, text }) =>
      [...text.matchAll(/^create (?:or replace )?trigger (\w+)/gm)].map(([, name]) =>
        `${file} ${name}`.replaceAll('_', '-'),
      ),
    )
    expect(written.toSorted(byFile)).toEqual(made.toSorted(byFile))
  })

  // Each costs a fifth of a millisecond, and a person's bookings are written all at once.
  test('a change of words alone asks none of the steps of a booking', async () => {
    await startAfresh(engine)
    await bookAsGuest(engine)
    const asked = await engine.asOwner(async owner => {
      await owner.run(
        `begin; set local track_functions = 'pl'; update bookings set special_instructions = 'The gate is green'`,
      )
      const rows = await owner.run('select funcname from pg_stat_xact_user_functions order by 1')
      await owner.run('rollback')
      return rows.flat()
    })
    expect(asked).toEqual(['follow_booking', 'prepare_booking', 'record_audit', 'touch_updated_at'])
  })
})

test('each says what it does, and none stands elsewhere', () => {
  for (const { file, text } of pages)
    for (const [, line] of text.matchAll(/^(.*)\ncreate (?:or replace )?trigger/gm))
      expect(`${file}: ${line}`).toMatch(/: -- \S/)
  const elsewhere = ['db/functions'].flatMap(place =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.sql'))
      .filter(file => /^create (or replace )?trigger/m.test(readFileSync(`${place}/${file}`, 'utf8'))),
  )
  expect(elsewhere).toEqual([])
})

const fileOf = (line: string) => line.split(' ')[0] ?? ''
const byFile = (one: string, other: string) => fileOf(one).localeCompare(fileOf(other))
