// POST /factors/{id}/challenge: five tries within five minutes to type a code, or one to let a device sign.
import { randomUUID } from 'node:crypto'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, asServer } from './auth-service.ts'
import { askedField, deviceQuestion, requireOwnParty } from './factors-webauthn.ts'
import { idInPath, readBody } from './read-body.ts'
import { sha256 } from './secrets.ts'
import { challengeSeconds } from './webauthn.ts'

type Begun = { factorId: string; challengeHash?: string | undefined }

export function challengeFactor(auth: AuthService): AuthHandler {
  return async context => {
    const factorId = idInPath(context, 'id')
    const { user } = context.get('who')
    const type = await typeOf(auth, factorId, user.id)
    if (!type) throw new AuthRefusal('mfa_factor_not_found', 'Factor not found')
    if (type !== 'webauthn') return context.json({ ...(await keep(auth, { factorId })), type })
    requireOwnParty(auth, (await readBody(context, askedField)).webauthn)
    const { challenge, told } = await deviceQuestion(auth, user, factorId)
    return context.json({
      ...(await keep(auth, { factorId, challengeHash: sha256(challenge) })),
      type,
      webauthn: told,
    })
  }
}

const typeOf = (auth: AuthService, factorId: string, owner: string) =>
  askServer<'totp' | 'webauthn'>(
    auth,
    'select to_json(factor_type) from auth.mfa_factors where id = $1 and user_id = $2',
    [factorId, owner],
  )

async function keep(auth: AuthService, { factorId, challengeHash }: Begun) {
  const now = auth.now()
  const id = randomUUID()
  await asServer(auth, [
    {
      text: `delete from auth.mfa_challenges where factor_id = $1 and created_at < $2::timestamptz - interval '1 day'`,
      values: [factorId, now.toISOString()],
    },
    {
      text: `with factor as (
               update auth.mfa_factors set last_challenged_at = $2 where id = $1 returning id
             )
             insert into auth.mfa_challenges (id, factor_id, challenge_hash, created_at) select $3, id, $4, $2 from factor`,
      values: [factorId, now.toISOString(), id, challengeHash ?? null],
    },
  ])
  return { id, expires_at: Math.floor(now.getTime() / 1000) + challengeSeconds }
}
