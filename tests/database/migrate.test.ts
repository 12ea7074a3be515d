import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate, requireMigrated } from '#server/database/migrate.ts'
import { describeEachEngine } from '#tests/engines.ts'
import { limit } from '#tests/limits.ts'

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
        'tables/rooms.sql',
        `drop policy if exists "red" on house.rooms;
        create policy "red" on house.rooms using (house.colour() = 'red')`,
      )
      await run()
      expect(said.at(-1)).toBe('Applied 2 files of functions and tables')
    })

    const fired = async () => {
      await engine.owner('truncate house.rooms; insert into house.rooms values (null)')
      return (await engine.owner('select name from house.rooms'))[0]?.[0]
    }
    const paintBy = `create or replace function private.add_paint() returns trigger language plpgsql
      as 'begin new.name := concat(new.name, tg_name, '' ''); return new; end'`
    const trigger = (name: string) =>
      `create trigger ${name} before insert on house.rooms for each row execute function private.add_paint();`
    // The house's own looks at more than triggers and policies.
    const beginRules = `create schema if not exists private;
      create or replace function private.begin_rules(wanted regclass) returns void language plpgsql as $$
        declare rule name;
        begin
          for rule in select tgname from pg_trigger where tgrelid = wanted loop
            execute format('drop trigger %I on %s', rule, wanted);
          end loop;
          for rule in select polname from pg_policy where polrelid = wanted loop
            execute format('drop policy %I on %s', rule, wanted);
          end loop;
        end $$`
    const page = (...rules: string[]) =>
      write('tables/house-rooms.sql', [`select private.begin_rules('house.rooms')`, ...rules].join(';'))

    test('of a trigger that was renamed or has lost its page leaves none behind', async () => {
      write('functions/a-begin-rules.sql', beginRules)
      write('functions/add-paint.sql', paintBy)
      page(trigger('red'), trigger('blue'))
      await run()
      page(trigger('green'))
      await run()
      expect(await fired()).toBe('green ')
      rmSync(join(dbDir, 'tables/house-rooms.sql'))
      write('tables/moved/house-rooms.sql', trigger('yellow'))
      await run()
      expect(await fired()).toBe('yellow ')
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

    test('replaces all functions or none, and goes on where it stopped', async () => {
      write('functions/colour.sql', paint('red'))
      await run()
      write('functions/colour.sql', paint('blue'))
      write('functions/size.sql', 'create or replace function nonsense')
      await expect(run()).rejects.toThrow('db/functions/size.sql: syntax error')
      expect(await colour()).toBe('red')
      rmSync(join(dbDir, 'functions/size.sql'))
      write('tables/rooms.sql', 'create policy nonsense')
      await expect(run()).rejects.toThrow('db/tables/rooms.sql: syntax error')
      expect(await colour()).toBe('blue')
      write('tables/rooms.sql', 'create policy "red" on house.rooms')
      await run()
      await run()
      expect(said.at(-1)).toBe('Applied 1 files of functions and tables')
    })

    test('has all rules of its table made again, also by a later start', async () => {
      write('tables/rooms.sql', `comment on table house.rooms is 'ours'`)
      await run()
      write('migrations/0002_other.sql', 'drop table house.rooms; create table house.rooms (name text)')
      write('functions/colour.sql', 'nonsense')
      await expect(run()).rejects.toThrow('db/functions/colour.sql: syntax error')
      write('functions/colour.sql', paint('red'))
      await run()
      expect(await engine.owner(`select obj_description('house.rooms'::regclass)`)).toEqual([['ours']])
    })

    const forms = (name: string) =>
      engine.owner(`select pg_get_function_arguments(oid), has_function_privilege('anon', oid, 'execute')
        from pg_proc where proname = '${name}' or proname like 'old_form%'`)

    test('of a function that takes or answers something else leaves one form, for whom its file names', async () => {
      const answer = (form: string, callers: string) =>
        write(
          'functions/size.sql',
          `create or replace function house.size_of(${form} language sql as $$ select 1 $$;
          grant execute on function house.size_of to ${callers}`,
        )
      const changes = ['a int) returns int', 'a int, b int default 2) returns int', 'c int) returns text']
      for (const form of [...changes, ...changes.toReversed()]) {
        answer(form, 'anon')
        await run()
        expect(await forms('size_of')).toEqual([
          [form.split(')')[0]?.replaceAll('int', 'integer').replace('default', 'DEFAULT'), 't'],
        ])
      }
      answer('a int) returns int', 'authenticator')
      await run()
      expect(await forms('size_of')).toEqual([['a integer', 'f']])
    })

    test('forgets an old form that a rule calls once that rule is replaced, whenever that is', async () => {
      const mayEnter = (form: string) =>
        write(
          'functions/a-begin-rules.sql',
          `${beginRules}; create or replace function house.may_enter(${form}) returns boolean language sql as 'select true'`,
        )
      mayEnter('name text')
      write('functions/add-paint.sql', paintBy)
      page(trigger('red'), 'create policy "friends enter" on house.rooms using (house.may_enter(name))')
      await run()
      // The trigger's page changes with its function, the policy's does not.
      mayEnter('name text, day date default now()')
      write(
        'functions/add-paint.sql',
        `create or replace function private.add_paint(room text) returns text language sql as 'select room';
        create or replace function private.keep_room() returns trigger language plpgsql
          as 'begin new.name := private.add_paint(''plain''); return new; end'`,
      )
      page('nonsense')
      await expect(run()).rejects.toThrow('syntax error')
      expect(await fired()).toBe('red ')
      page(
        'create policy "friends enter" on house.rooms using (house.may_enter(name))',
        trigger('red').replace('add_paint', 'keep_room'),
      )
      await run()
      expect(await fired()).toBe('plain')
      expect(await forms('may_enter')).toHaveLength(1)
      expect(await forms('add_paint')).toHaveLength(1)
      mayEnter('name text')
      await run()
      expect(await forms('may_enter')).toEqual([['name text', 'f']])
    })

    test('changes nothing where more than a rule hangs on an old form', async () => {
      write('functions/colour.sql', paint('red'))
      await run()
      await engine.owner('alter table house.rooms alter name set default house.colour()')
      write('functions/colour.sql', paint('blue').replace('colour()', 'colour(of_wall text)'))
      await expect(run()).rejects.toThrow(
        'cannot drop function house.colour() because other objects depend on it',
      )
      expect(await colour()).toBe('red')
    })

    test.runIf(engine.name === 'postgres')('lets others pass while it waits for a table', async () => {
      await run()
      write('tables/rooms.sql', 'alter table house.rooms enable row level security')
      let migrated = Promise.resolve()
      await engine.asOwner(async busy => {
        await busy.run('begin; select from house.rooms')
        migrated = run()
        const isWaiting = () => engine.owner('select from pg_locks where not granted')
        await expect.poll(isWaiting, { timeout: limit(10_000), interval: 20 }).toHaveLength(1)
        expect(await engine.owner('select name from house.rooms')).toEqual([])
        await busy.run('commit')
      })
      await migrated
    })

    test('is applied once when several servers start together', async () => {
      await Promise.all([run(), run(), run()])
      expect(said).toEqual(['Applied db/migrations/0001_house.sql'])
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
