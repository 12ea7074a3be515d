// Puts the functions of db/ in the place of those before. A name has one form: to PostgreSQL a function that takes or
// answers something else is another one, so the old form goes. It locks no table.
import { DatabaseError } from './database-error.ts'
import { type Owner, quoteLiteral } from './owner.ts'
import { runFile, type SqlFile } from './sql-files.ts'

const ours = ['anon', 'authenticated', 'service_role', 'backend', 'authenticator']

/** In a transaction of the caller's: others meet all of them or none. */
export async function replaceFunctions(owner: Owner, files: SqlFile[]) {
  const names = files.flatMap(namesIn)
  // Functions may call one another in any order of files.
  await owner.run('set local check_function_bodies = off')
  // Who may call a function is said by its file alone.
  await owner.run(closeTo(ours, names))
  for (const file of files) await replaceFunctionsOf(owner, file)
  await forget(owner, `oid in (${allButTheLast(names)})`)
  // PostgreSQL lets everybody call a new function.
  await owner.run(closeTo(['public'], names))
}

async function replaceFunctionsOf(owner: Owner, file: SqlFile) {
  await owner.run('savepoint before_file')
  try {
    await runFile(owner, file)
    await owner.run('release before_file')
  } catch (error) {
    const name = namesIn(file).find(name => isHinderedBy(name, error))
    if (!name) throw error
    await owner.run('rollback to before_file')
    const forgotten = await forget(owner, isNamed([name]))
    if (forgotten === 0) throw error
    await replaceFunctionsOf(owner, file)
  }
}

// By a form of before: 42P13 hints at what is to be dropped first, 42725 says which name is not unique; in any language.
function isHinderedBy(name: string, error: unknown): boolean {
  if (!(error instanceof DatabaseError) || !['42P13', '42725'].includes(error.code)) return false
  const said = error.code === '42P13' ? (error.hint ?? '') : error.message.replace(/^db\/\S+: /, '')
  return new RegExp(`\\b${inItsSchema(name)}\\b`).test(said)
}

// What the rules of a table still call is set aside under another name, and goes when those are replaced. Whatever else
// hangs on a function, such as a default, is for a migration to change: dropping it is refused, and nothing is replaced.
async function forget(owner: Owner, which: string): Promise<number> {
  const forms = await owner.run(`select oid::regprocedure, oid, exists (select from pg_depend
      where refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid
        and classid in ('pg_trigger'::regclass, 'pg_policy'::regclass))
    from pg_proc where ${which}`)
  for (const [form, oid, isCalled] of forms)
    await owner.run(
      isCalled === 't' ? `alter function ${form} rename to old_form_${oid}` : `drop function ${form}`,
    )
  return forms.length
}

const isSetAside = `starts_with(proname, 'old_form_')`

export const hasFormsSetAside = async (owner: Owner) =>
  (await owner.run(`select from pg_proc where ${isSetAside}`)).length > 0

export async function dropFormsSetAside(owner: Owner) {
  const forms = await owner.run(`select oid::regprocedure from pg_proc where ${isSetAside}`)
  if (forms.length > 0) await owner.run(`drop function ${forms.flat()}`)
}

// The form that was written last is the one of the file.
const allButTheLast = (names: string[]) => `
  select form from (
    select oid as form, row_number() over (partition by pronamespace, proname order by age(xmin)) as place
    from pg_proc where ${isNamed(names)}) as forms
  where place > 1`

const closeTo = (roles: string[], names: string[]) => `do $$
  declare
    form regprocedure;
    caller text;
  begin
    for form, caller in
      select pg_proc.oid, who from pg_proc,
        aclexplode(coalesce(proacl, acldefault('f', proowner))) as allowed (grantor, grantee),
        lateral (select case grantee when 0 then 'public' else grantee::regrole::text end) as named (who)
      where ${isNamed(names)} and who in (${listOf(roles)})
    loop
      execute format('revoke all on function %s from %s', form, caller);
    end loop;
  end
$$`

const isNamed = (names: string[]) => `proname in (${listOf(names.map(inItsSchema))})
  and concat(pronamespace::regnamespace, '.', proname) in (${listOf(names)})`

const inItsSchema = (name: string) => name.replace(/^\w+\./, '')

const listOf = (texts: string[]) => ['', ...texts].map(quoteLiteral).join()

const namesIn = ({ text }: SqlFile) =>
  [...text.matchAll(/\bcreate or replace function ([\w.]+)/gi)].map(([, name]) => `${name}`)
