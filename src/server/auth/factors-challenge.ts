// POST /factors/{id}/challenge: five tries within five minutes to type a code.
import { randomUUID } from 'node:crypto'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, asServer } from './auth-service.ts'
import { idInPath } from './read-body.ts'

const lifeSeconds = 300

export function challengeFactor(auth: AuthService): AuthHandler {
  return async context => {
    const factorId = idInPath(context, 'id')
    const now = auth.now()
    const id = randomUUID()
    const [, rows] = await asServer(auth, [
      {
        text: `delete from auth.mfa_challenges where factor_id = $1 and created_at < $2::timestamptz - interval '1 day'`,
        values: [factorId, now.toISOString()],
      },
      {
        text: `with factor as (
                 update auth.mfa_factors set last_challenged_at = $3 where id = $1 and user_id = $2 returning id
               )
               insert into auth.mfa_challenges (id, factor_id, created_at) select $4, id, $3 from factor returning id`,
        values: [factorId, context.get('who').user.id, now.toISOString(), id],
      },
    ])
    if (!rows?.length) throw new AuthRefusal('mfa_factor_not_found', 'Factor not found')
    return context.json({ id, type: 'totp', expires_at: Math.floor(now.getTime() / 1000) + lifeSeconds })
  }
}
