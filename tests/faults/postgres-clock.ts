// A PostgreSQL database whose clock can be set, as that of the embedded engine is with the server's. Its own now() makes way
// for one that looks up by how many hours it is ahead. For databases of tests only: the owner of these is a superuser.
import type { Row } from '#server/database/database.ts'

type Ask = (sql: string) => Promise<Row[]>

const clocks = ['now', 'clock_timestamp']

// Asked for many times in a statement. A function in SQL would be planned in each anew, and one that sets something costs more
// than what it does.
const movedClock = (name: string) => `
  alter function pg_catalog.${name}() rename to machine_${name};
  create function pg_catalog.${name}() returns timestamptz language plpgsql ${name === 'now' ? 'stable' : 'volatile'}
    security definer as $$ begin
      return pg_catalog.machine_${name}() + (select hours from clock.ahead) * interval '1 hour';
    end $$`

// What was stored with the old one: the columns' defaults.
const oldDefaults = `
  select format('alter table %s alter column %I set default %s', adrelid::regclass, attname,
    replace(pg_get_expr(adbin, adrelid), 'machine_', ''))
  from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
  where pg_get_expr(adbin, adrelid) like '%machine\\_%'`

// Anything else that still has it would live at another time.
const leftBehind = `
  select 'policy ' || policyname from pg_policies where concat(qual, with_check) like '%machine\\_%'
  union all select 'view ' || viewname from pg_views where schemaname in ('public', 'private', 'auth', 'storage')
    and definition like '%machine\\_%'
  union all select 'constraint ' || conname from pg_constraint where pg_get_constraintdef(oid) like '%machine\\_%'
  union all select 'trigger ' || tgname from pg_trigger where pg_get_triggerdef(oid) like '%machine\\_%'
  union all select 'function ' || proname from pg_proc where prosqlbody is not null and pronamespace <> 'pg_catalog'::regnamespace
    and pg_get_function_sqlbody(oid) like '%machine\\_%'`

export async function makeClockMovable(ask: Ask) {
  await ask(`create schema clock; grant usage on schema clock to public;
    create table clock.ahead (hours integer not null); insert into clock.ahead values (0);
    alter table clock.ahead enable row level security;
    ${clocks.map(movedClock).join(';')}`)
  for (const [change] of await ask(oldDefaults)) await ask(String(change))
  const left = await ask(leftBehind)
  if (left.length > 0) throw new Error(`These keep the machine's time: ${left.flat().join(', ')}`)
}

export const setDatabaseClock = (ask: Ask, hours: number) => ask(`update clock.ahead set hours = ${hours}`)
