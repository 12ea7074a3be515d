// POST /factors/{id}/verify: a right code raises the session to aal2, ends lower ones, and puts a new factor in force.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { limitAccount, perAccount } from './limits.ts'
import { idInPath, readBody } from './read-body.ts'
import { randomToken, sha256 } from './secrets.ts'
import { idleUntil, sessionAnswer } from './sessions.ts'
import { stepOfCode } from './totp.ts'

const wanted = z.object({
  challenge_id: z.uuid('A challenge is required'),
  code: z.string('A code is required').trim().max(20),
})

type Tried = { status: 'open'; secret: string } | { status: 'mfa_factor_not_found' | 'mfa_challenge_expired' }
type Ids = { factor_id: string; challenge_id: string }

const refusals = {
  mfa_factor_not_found: 'Factor not found',
  mfa_challenge_expired: 'MFA challenge has expired or has been tried too often. Please ask for a new one',
}

export function verifyFactor(auth: AuthService): AuthHandler {
  return async context => {
    const { challenge_id, code } = await readBody(context, wanted)
    const who = context.get('who')
    const ids = { factor_id: idInPath(context, 'id'), challenge_id }
    // Each challenge allows five tries; a new one must not give five more without end.
    await limitAccount(auth, perAccount.factor, who.user.id)
    const secret = await tryChallenge(auth, who, ids)
    const step = stepOfCode(secret, code, auth.now())
    const refreshToken = randomToken()
    const raised =
      step === undefined
        ? null
        : await raise(auth, { ...ids, step, session_id: who.session_id }, refreshToken)
    if (!raised) throw new AuthRefusal('mfa_verification_failed', 'Invalid TOTP code entered')
    return context.json(await sessionAnswer(auth, context, { kept: raised, refreshToken }))
  }
}

async function tryChallenge(auth: AuthService, { user }: KeptSession, { factor_id, challenge_id }: Ids) {
  const values = [challenge_id, factor_id, user.id, auth.now().toISOString()]
  const tried = await askServer<Tried>(auth, 'select auth.try_challenge($1, $2, $3, $4)', values)
  if (tried?.status === 'open') return auth.vault.open(tried.secret, factor_id)
  const code = tried?.status ?? 'mfa_factor_not_found'
  throw new AuthRefusal(code, refusals[code])
}

function raise(auth: AuthService, given: Ids & { step: number; session_id: string }, refreshToken: string) {
  const values = [JSON.stringify(given), sha256(refreshToken), idleUntil(auth), auth.now().toISOString()]
  return askServer<KeptSession>(auth, 'select auth.pass_challenge($1, $2, $3, $4)', values)
}
