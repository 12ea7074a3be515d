// The people of the policy tests: one for each role, and a stranger whose rows are not theirs.
import type { Caller, Row, Statement } from '#server/database/database.ts'
import { DatabaseError } from '#server/database/database-error.ts'
import type { Engine } from '#tests/engines.ts'

export const userIds = {
  client: 'c1000000-0000-4000-8000-000000000001',
  staff: 'c1000000-0000-4000-8000-000000000002',
  admin: 'c1000000-0000-4000-8000-000000000003',
  stranger: 'c1000000-0000-4000-8000-000000000004',
  partner: 'c1000000-0000-4000-8000-000000000005',
} as const

export type SignedIn = keyof typeof userIds
export type Person = SignedIn | 'anon'

// The partner is a second admin, so that the first is not the last.
export async function welcomeEveryone(engine: Engine) {
  const accounts = Object.entries(userIds).map(([name, id]) => `('${id}', '${name}@coastal.example', now())`)
  await engine.owner(`
    insert into auth.users (id, email, email_confirmed_at) values ${accounts.join(', ')};
    insert into user_roles (user_id, role) values
      ('${userIds.staff}', 'staff'), ('${userIds.admin}', 'admin'), ('${userIds.partner}', 'admin')`)
}

/** For what looks at the session first. Each has the account's own id. */
export const signInEveryone = (engine: Engine) =>
  engine.owner(`insert into auth.sessions (id, user_id, created_at, refreshed_at, idle_until, not_after)
    select id, id, now(), now(), now() + interval '1 day', now() + interval '1 day' from auth.users`)

export function callerFor(person: Person): Caller {
  if (person === 'anon') return { role: 'anon', claims: '{"role":"anon"}' }
  const sub = userIds[person]
  return { role: 'authenticated', claims: JSON.stringify({ sub, session_id: sub, role: 'authenticated' }) }
}

export type Attempt = { rows: Row[]; refusal?: DatabaseError }

// A slow commit: a transaction that does not wait for it by a lock is long finished. It only matters where
// transactions run side by side.
const linger = { text: 'select pg_sleep(0.03)' }

type Circumstances = { values?: Statement['values']; rollback?: boolean; isSlow?: boolean }

// One statement as this person; a refusal is an answer, anything else throws.
export async function attempt(
  engine: Engine,
  who: Person | Caller,
  text: string,
  { values = [], rollback = false, isSlow = false }: Circumstances = {},
): Promise<Attempt> {
  const caller = typeof who === 'string' ? callerFor(who) : who
  const slowly = isSlow && engine.name === 'postgres' ? [linger] : []
  try {
    const [rows = []] = await engine.database.tx(caller, [{ text, values }, ...slowly], { rollback })
    return { rows }
  } catch (error) {
    if (error instanceof DatabaseError) return { rows: [], refusal: error }
    throw error
  }
}
