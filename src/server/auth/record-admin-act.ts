// An admin who makes, changes or removes somebody's account is on record for it, with the account before and after. What
// the secret key does is the server's own business.
import { type AuthMiddleware, type AuthService, askServer, asServer } from './auth-service.ts'

export function recordAdminAct(auth: AuthService, action: 'insert' | 'update' | 'delete'): AuthMiddleware {
  return async (context, next) => {
    const known = context.req.param('id')
    const before = known ? await readAccount(auth, known) : null
    await next()
    const actor = context.get('who')?.user.id
    if (!actor || !context.res.ok) return
    const id = known ?? idIn((await context.res.clone().json()) as Answer)
    const after = await readAccount(auth, id)
    await asServer(auth, [
      {
        text: `insert into public.audit_log (actor, action, table_name, row_id, before, after)
               values ($1, $2, 'users', $3, $4, $5)`,
        values: [actor, action, id, before && JSON.stringify(before), after && JSON.stringify(after)],
      },
    ])
  }
}

// Never a password or a hash; the identities say the same once more.
const readAccount = (auth: AuthService, id: string) =>
  askServer<object>(auth, `select auth.user_json(id) - 'identities' from auth.users where id::text = $1`, [
    id,
  ])

/** A new account is the answer itself, or inside it. */
const idIn = ({ id, user }: Answer) => id ?? user?.id ?? ''
type Answer = { id?: string; user?: { id: string } }
