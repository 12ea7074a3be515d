// POST /factors/{id}/challenge: five tries within five minutes to type a code, or one to let a device sign.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthHandler, type AuthService, askServer, asServer } from './auth-service.ts'
import { askedField, deviceQuestion, requireOwnParty } from './factors-webauthn.ts'
import { channelField, limitNumber, sendCode } from './phone-codes.ts'
import { idInPath, readBody } from './read-body.ts'
import { hashCode, randomCode, sha256 } from './secrets.ts'
import { challengeSeconds } from './webauthn.ts'

type Begun = { factorId: string; challengeHash?: string | undefined }

export function challengeFactor(auth: AuthService): AuthHandler {
  return async context => {
    const factorId = idInPath(context, 'id')
    const { user } = context.get('who')
    const factor = await findFactor(auth, factorId, user.id)
    if (!factor) throw new AuthRefusal('mfa_factor_not_found', 'Factor not found')
    const { type, phone } = factor
    if (phone) return context.json({ ...(await textCode(auth, context, { factorId, phone })), type })
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

type Found = { type: 'totp' | 'webauthn' | 'phone'; phone: string | null }

const findFactor = (auth: AuthService, factorId: string, owner: string) =>
  askServer<Found>(
    auth,
    `select json_build_object('type', factor_type, 'phone', phone) from auth.mfa_factors where id = $1 and user_id = $2`,
    [factorId, owner],
  )

async function textCode(
  auth: AuthService,
  context: AuthContext,
  { factorId, phone }: { factorId: string; phone: string },
) {
  if (!auth.sendSms)
    throw new AuthRefusal('mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone')
  const { channel } = await readBody(context, z.object({ channel: channelField }))
  await limitNumber(auth, context, phone)
  const code = randomCode()
  const begun = await keep(auth, { factorId, challengeHash: hashCode(auth.keys, factorId, code) })
  await sendCode(auth, { phone, code, kind: 'mfa', channel, userId: context.get('who').user.id })
  return begun
}

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
