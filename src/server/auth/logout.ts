// POST /logout: this session, the others, or all of them. Their tokens stop working at once.
import { z } from 'zod'
import { type AuthHandler, type AuthService, asServer } from './auth-service.ts'
import { check } from './read-body.ts'

const scopes = z.enum(['global', 'local', 'others'], 'Unsupported logout scope').default('global')

const conditions = {
  global: 'user_id = $1 and $2::uuid is not null',
  local: 'user_id = $1 and id = $2',
  others: 'user_id = $1 and id <> $2',
}

export function signOut(auth: AuthService): AuthHandler {
  return async context => {
    const scope = check(scopes, context.req.query('scope'))
    const { session_id: sessionId, user } = context.get('who')
    const text = `delete from auth.sessions where ${conditions[scope]}`
    await asServer(auth, [{ text, values: [user.id, sessionId] }])
    return context.body(null, 204)
  }
}
