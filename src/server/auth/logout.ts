// POST /logout: this session, the others, or all of them. Their tokens stop working at once.
import { z } from 'zod'
import { type AuthHandler, type AuthService, asServer } from './auth-service.ts'
import { requireFullProof } from './guards.ts'
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
    const who = context.get('who')
    // A password alone must not throw the owner out of where they showed two factors.
    if (scope !== 'local') requireFullProof(who)
    const text = `with ended as (delete from auth.sessions where ${conditions[scope]} returning id)
      select auth.note_account_change($1, 'sessions-ended') where exists (select from ended where id <> $2)`
    await asServer(auth, [{ text, values: [who.user.id, who.session_id] }])
    return context.body(null, 204)
  }
}
