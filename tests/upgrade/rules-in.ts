// All that db/functions and db/tables make, one line each: who may do what, policies, triggers, functions.
import type { Owner } from '#server/database/owner.ts'

const ours = `('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace, 'storage'::regnamespace)`
const ourFunctions = `pg_proc where pronamespace in ${ours}
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`

const rules = `
  select format('%s may %s %s', who, privilege_type, allowed) from (
    select relnamespace::regnamespace || '.' || relname as allowed, relacl as acl, relowner as owner, relnamespace as place
      from pg_class where relkind in ('r', 'v', 'S')
    union all
    select relnamespace::regnamespace || '.' || relname || '.' || attname, attacl, relowner, relnamespace
      from pg_attribute join pg_class on pg_class.oid = attrelid where attacl is not null
    union all
    select oid::regprocedure::text, coalesce(proacl, acldefault('f', proowner)), proowner, pronamespace from ${ourFunctions}
  ) as things, aclexplode(acl), lateral (select case grantee when 0 then 'public' else grantee::regrole::text end) as named (who)
  where place in ${ours} and grantee <> owner
  union all select pg_policies::text from pg_policies
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(oid) from ${ourFunctions}
  union all select format('%s %s', oid::regclass, relrowsecurity) from pg_class where relkind = 'r' and relnamespace in ${ours}
  order by 1`

export const rulesIn = (owner: Owner): Promise<unknown[]> => owner.run(rules).then(rows => rows.flat())
