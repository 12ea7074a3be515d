// Who acts in the tests of the rules: one person of each standing, and a stranger whose rows are not theirs.
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

export function callerFor(person: Person): Caller {
  if (person === 'anon') return { role: 'anon', claims: '{"role":"anon"}' }
  return { role: 'authenticated', claims: JSON.stringify({ sub: userIds[person], role: 'authenticated' }) }
}

export type Attempt = { rows: Row[]; refusal?: DatabaseError }

// One statement as this person; a refusal is an answer, anything else throws.
export async function attempt(
  engine: Engine,
  who: Person | Caller,
  text: string,
  options: { values?: Statement['values']; rollback?: boolean } = {},
): Promise<Attempt> {
  const caller = typeof who === 'string' ? callerFor(who) : who
  try {
    const statement = { text, values: options.values ?? [] }
    const [rows = []] = await engine.database.tx(caller, [statement], { rollback: options.rollback ?? false })
    return { rows }
  } catch (error) {
    if (error instanceof DatabaseError) return { rows: [], refusal: error }
    throw error
  }
}
