import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, requireMigrated } from '#server/database/migrate.ts'
import { describeEachEngine } from '#tests/engines.ts'

describeEachEngine(
  'a migration',
  engine => {
    let dbDir = ''
    let said: string[] = []
    beforeEach(async () => {
      dbDir = mkdtempSync(join(tmpdir(), 'migrate-'))
      said = []
      await engine.owner(
        'drop schema if exists app_meta cascade; drop schema if exists house cascade; drop schema if exists private cascade',
      )
      write('migrations/0001_house.sql', 'create schema house; create table house.rooms (name text)')
    })
    afterEach(() => rmSync(dbDir, { recursive: true }))

    const write = (path: string, sql: string) => {
      mkdirSync(dirname(join(dbDir, path)), { recursive: true })
      writeFileSync(join(dbDir, path), sql)
    }
    const run = () => engine.asOwner(owner => migrate({ owner, dbDir, log: line => said.push(line) }))
    const check = () => engine.asOwner(owner => requireMigrated({ owner, dbDir }))
    const colour = () => engine.owner('select house.colour()').then(rows => rows[0]?.[0])
    const paint = (name: string) =>
      `create or replace function house.colour() returns text language sql as $$ select '${name}' $$`

    test('is applied once, in the order of the numbers', async () => {
      write('migrations/0002_more.sql', 'alter table house.rooms add size int;')
      await run()
      await run()
      expect(said.filter(line => line.includes('migrations'))).toEqual([
        'Applied db/migrations/0001_house.sql',
        'Applied db/migrations/0002_more.sql',
      ])
    })

    test('that was edited after it was applied is refused', async () => {
      await run()
      write('migrations/0001_house.sql', 'create schema house')
      await expect(run()).rejects.toThrow('db/migrations/0001_house.sql was edited')
    })

    test('is not edited by the line ends of another system', async () => {
      write('migrations/0001_house.sql', 'create schema house;\n')
      await run()
      write('migrations/0001_house.sql', 'create schema house;\r\n')
      await run()
    })

    test('that the code does not know means a newer database, and nothing is touched', async () => {
      write('migrations/0002_more.sql', 'select 1')
      await run()
      rmSync(join(dbDir, 'migrations/0002_more.sql'))
      write('functions/colour.sql', paint('red'))
      await expect(run()).rejects.toThrow('newer than this code: it already has migrations/0002_more.sql')
      await expect(colour()).rejects.toMatchObject({ code: '42883' })
    })

    test('that comes late with an early number is refused', async () => {
      write('migrations/0003_third.sql', 'select 1')
      await run()
      write('migrations/0002_second.sql', 'select 1')
      await expect(run()).rejects.toThrow('0002_second.sql comes before')
    })

    test('that fails in the middle leaves nothing of itself, and says which file', async () => {
      write(
        'migrations/0002_broken.sql',
        'create table house.doors (); select 1/0; create table house.walls ()',
      )
      await expect(run()).rejects.toThrow('db/migrations/0002_broken.sql: division by zero')
      const tables = await engine.owner(`select tablename from pg_tables where schemaname = 'house'`)
      expect(tables).toEqual([['rooms']])
      write('migrations/0002_broken.sql', 'create table house.doors ()')
      await run()
    })

    test('brings functions and policies with it, functions first', async () => {
      write('functions/colour.sql', paint('red'))
      write(
        'policies/rooms.sql',
        `drop policy if exists "red" on house.rooms;
        create policy "red" on house.rooms using (house.colour() = 'red')`,
      )
      await run()
      expect(said.at(-1)).toBe('Applied 2 functions, triggers and policies')
    })

    const fired = async () => {
      await engine.owner('truncate house.rooms; insert into house.rooms values (null)')
      return (await engine.owner('select name from house.rooms'))[0]?.[0]
    }
    const paintBy = `create schema if not exists private;
      create or replace function private.add_paint() returns trigger language plpgsql
      as 'begin new.name := concat(new.name, tg_name, '' ''); return new; end'`
    const trigger = (name: string) =>
      `create trigger ${name} before insert on house.rooms for each row execute function private.add_paint();`

    test('that stood with its function is one of its table after the upgrade, and fires once', async () => {
      write('functions/add-paint.sql', `${paintBy}; ${trigger('red').replace('create', 'create or replace')}`)
      await run()
      expect(await fired()).toBe('red ')
      write('functions/add-paint.sql', paintBy)
      write('triggers/rooms.sql', trigger('red') + trigger('blue'))
      await run()
      expect(await fired()).toBe('blue red ')
    })

    test('of a trigger that was renamed or has lost its file leaves none behind', async () => {
      write('functions/add-paint.sql', paintBy)
      write('triggers/rooms.sql', trigger('red') + trigger('blue'))
      await run()
      write('triggers/rooms.sql', trigger('green'))
      await run()
      expect(await fired()).toBe('green ')
      rmSync(join(dbDir, 'triggers/rooms.sql'))
      await run()
      expect(await fired()).toBeNull()
    })

    test('leaves a trigger alone that is not ours', async () => {
      await run()
      await engine.owner(`create function house.own() returns trigger language plpgsql
        as 'begin new.name := ''own''; return new; end';
        create trigger own before insert on house.rooms for each row execute function house.own()`)
      write('functions/colour.sql', paint('red'))
      await run()
      expect(await fired()).toBe('own')
    })

    test('is not needed to replace a function', async () => {
      write('functions/colour.sql', paint('red'))
      await run()
      await run()
      expect(said).toHaveLength(2)
      write('functions/colour.sql', paint('blue'))
      await run()
      expect(await colour()).toBe('blue')
      expect(said.at(-1)).toBe('Replaced db/functions/colour.sql')
    })

    test('stays whole when a replaced file is broken: all of them or none', async () => {
      write('functions/colour.sql', paint('red'))
      await run()
      write('functions/colour.sql', paint('blue'))
      write('policies/rooms.sql', 'create policy nonsense')
      await expect(run()).rejects.toThrow('db/policies/rooms.sql: syntax error')
      expect(await colour()).toBe('red')
    })

    test('is applied once when several servers start together', async () => {
      await Promise.all([run(), run(), run()])
      expect(said).toHaveLength(2)
    })

    test('that is missing stops a server that may not migrate', async () => {
      await expect(check()).rejects.toThrow('MIGRATE is off and the database lacks migrations/0001_house.sql')
      await run()
      await check()
    })

    test('must carry a number', async () => {
      write('migrations/later.sql', 'select 1')
      await expect(run()).rejects.toThrow('not named like 0001_name.sql')
    })
  },
  { schema: 'small' },
)
