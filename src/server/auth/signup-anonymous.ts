// A sign-up with neither e-mail nor phone: an account without a name, off unless the owner wants it.
import { randomUUID } from 'node:crypto'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, asServer } from './auth-service.ts'
import { openSession } from './sessions.ts'

export async function signUpAnonymously(auth: AuthService, context: AuthContext, data: object) {
  if (!auth.settings.anonymous)
    throw new AuthRefusal('anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  const userId = randomUUID()
  await asServer(auth, [
    {
      text: `insert into auth.users (id, is_anonymous, raw_user_meta_data, created_at, updated_at)
             values ($1, true, $2, $3, $3)`,
      values: [userId, JSON.stringify(data), auth.now().toISOString()],
    },
  ])
  return context.json(await openSession(auth, context, { userId, method: 'anonymous' }))
}
