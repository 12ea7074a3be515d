// A role given by the operator of the server, for set-ups without a first admin to ask.
import type { Database } from '#server/database/database.ts'

export type Grant = { email: string; role: 'admin' | 'staff' }

export async function grantRole(
  database: Database,
  { email, role }: Grant,
): Promise<'granted' | 'unconfirmed' | 'unknown'> {
  const [accounts] = await database.tx({ role: 'backend' }, [
    {
      text: 'select email_confirmed_at is not null from auth.users where lower(email) = lower($1) and deleted_at is null',
      values: [email],
    },
    {
      text: `insert into public.user_roles (user_id, role)
             select id, $2 from auth.users
             where lower(email) = lower($1) and email_confirmed_at is not null and deleted_at is null
             on conflict (user_id, role) do nothing`,
      values: [email, role],
    },
  ])
  const isConfirmed = accounts?.[0]?.[0]
  if (isConfirmed === undefined) return 'unknown'
  return isConfirmed === 't' ? 'granted' : 'unconfirmed'
}
