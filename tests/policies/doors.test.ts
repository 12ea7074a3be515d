// What must hold of every table and function there is, also of those that someone adds tomorrow.
import { expect, test } from 'vitest'
import { describeEachEngine } from '#tests/engines.ts'
import { attempt } from './people.ts'

const ours = `nspname not in ('information_schema') and nspname not like 'pg\\_%'`

const tablesWithoutRls = `
  select nspname || '.' || relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p') and not relrowsecurity and ${ours} order by 1`

// Functions that arrive with an extension are its author's.
const ourFunctions = `
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where ${ours} and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`

const callableFunctions = `
  anon           auth.has_role auth.jwt auth.role auth.uid public.available_slots public.public_holiday_name
  authenticated  auth.has_role auth.jwt auth.role auth.uid private.has_history public.available_slots
                 public.increment_referral_count public.promote_user_to_admin public.public_holiday_name
  authenticator
  backend        auth.has_role auth.jwt auth.role auth.uid public.available_slots public.hit_rate_limit
                 public.public_holiday_name public.queue_mail
  service_role   auth.has_role auth.jwt auth.role auth.uid public.available_slots
                 public.increment_referral_count public.public_holiday_name`

describeEachEngine('the doors of the database', engine => {
  test('every table has row level security', async () => {
    expect(await engine.owner(tablesWithoutRls)).toEqual([])
  })

  test('a table added without it is found', async () => {
    const rows = await engine.owner(`begin; create table public.forgotten (id int); ${tablesWithoutRls}`)
    await engine.owner('rollback')
    expect(rows).toEqual([['public.forgotten']])
  })

  test('no view looks past the rules of its tables', async () => {
    const views = await engine.owner(`
      select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'v' and ${ours} and not coalesce('security_invoker=true' = any (reloptions), false)`)
    expect(views).toEqual([])
  })

  test('whoever acts with the rights of the owner looks nothing up by a path', async () => {
    const functions = await engine.owner(`
      select proname ${ourFunctions} and prosecdef and not coalesce('search_path=""' = any (proconfig), false)`)
    expect(functions).toEqual([])
  })

  test('each role can call these functions and no others', async () => {
    const rows = await engine.owner(`
      select rolname || ' ' || coalesce((select string_agg(nspname || '.' || proname, ' ' order by nspname, proname)
        ${ourFunctions} and has_function_privilege(pg_roles.oid, pg_proc.oid, 'execute')), '')
      from pg_roles where rolname in ('anon', 'authenticated', 'authenticator', 'backend', 'service_role')
      order by rolname`)
    expect(rows.map(([line]) => line?.trim()).join(' ')).toBe(callableFunctions.trim().split(/\s+/).join(' '))
  })

  test('the login role can read and write nothing by itself', async () => {
    const rows = await engine.owner(`
      select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind = 'r' and ${ours}
        and has_any_column_privilege('authenticator', pg_class.oid, 'select, insert, update, references')`)
    expect(rows).toEqual([])
  })

  test('the ledger of migrations is nobody’s to read', async () => {
    const { refusal } = await attempt(engine, { role: 'service_role' }, 'select from app_meta.migrations')
    expect(refusal?.code).toBe('42501')
  })
})
