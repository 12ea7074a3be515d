// POST /factors/{id}/verify: a right answer raises the session to aal2, ends lower ones, and puts a new factor in force.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { answerField, checkDevice } from './factors-webauthn.ts'
import { limitAccount, perAccount } from './limits.ts'
import { idInPath, readBody } from './read-body.ts'
import { hashCode, isSame, randomToken, sha256 } from './secrets.ts'
import { idleUntil, sessionAnswer } from './sessions.ts'
import { stepOfCode } from './totp.ts'
import type { KeptCredential } from './webauthn.ts'

const wanted = z.object({
  challenge_id: z.uuid('A challenge is required'),
  code: z.string('A code is required').trim().max(20).nullish(),
  webauthn: answerField.nullish(),
})
type Wanted = z.output<typeof wanted>

type Open = {
  status: 'open'
  type: 'totp' | 'webauthn' | 'phone'
  secret: string
  challenge_hash: string | null
  credential: KeptCredential | null
}
type Tried = Open | { status: 'mfa_factor_not_found' | 'mfa_challenge_expired' }
type Ids = { factor_id: string; challenge_id: string }

const refusals = {
  mfa_factor_not_found: 'Factor not found',
  mfa_challenge_expired: 'MFA challenge has expired or has been tried too often. Please ask for a new one',
}

const wrong = {
  totp: 'Invalid TOTP code entered',
  phone: 'Invalid MFA Phone code entered',
  webauthn: 'The device could not be verified',
}

export function verifyFactor(auth: AuthService): AuthHandler {
  return async context => {
    const asked = await readBody(context, wanted)
    const who = context.get('who')
    const ids = { factor_id: idInPath(context, 'id'), challenge_id: asked.challenge_id }
    // Each challenge allows five tries; a new one must not give five more without end.
    await limitAccount(auth, perAccount.factor, who.user.id)
    const open = await tryChallenge(auth, who, ids)
    const answer = await checkAnswer(auth, ids, { open, asked })
    const refreshToken = randomToken()
    const raised = answer
      ? await raise(auth, { ...ids, ...answer, session_id: who.session_id }, refreshToken)
      : null
    if (!raised) throw new AuthRefusal('mfa_verification_failed', wrong[open.type])
    return context.json(await sessionAnswer(auth, context, { kept: raised, refreshToken }))
  }
}

async function tryChallenge(auth: AuthService, { user }: KeptSession, { factor_id, challenge_id }: Ids) {
  const values = [challenge_id, factor_id, user.id, auth.now().toISOString()]
  const tried = await askServer<Tried>(auth, 'select auth.try_challenge($1, $2, $3, $4)', values)
  if (tried?.status === 'open') return tried
  const code = tried?.status ?? 'mfa_factor_not_found'
  throw new AuthRefusal(code, refusals[code])
}

// What makes the answer good once, for the database to keep; undefined where it is wrong.
async function checkAnswer(auth: AuthService, ids: Ids, { open, asked }: { open: Open; asked: Wanted }) {
  if (open.type === 'webauthn') {
    if (!asked.webauthn) throw new AuthRefusal('validation_failed', 'WebAuthn response required')
    return checkDevice(auth, open, asked.webauthn)
  }
  if (!asked.code) throw new AuthRefusal('validation_failed', 'A code is required')
  if (open.type === 'phone') {
    const hash = hashCode(auth.keys, ids.factor_id, asked.code)
    return isSame(hash, open.challenge_hash ?? '') ? {} : undefined
  }
  const step = stepOfCode(auth.vault.open(open.secret, ids.factor_id), asked.code, auth.now())
  return step === undefined ? undefined : { step }
}

type Raise = Ids & Record<string, unknown> & { session_id: string }

function raise(auth: AuthService, given: Raise, refreshToken: string) {
  const values = [JSON.stringify(given), sha256(refreshToken), idleUntil(auth), auth.now().toISOString()]
  return askServer<KeptSession>(auth, 'select auth.pass_challenge($1, $2, $3, $4)', values)
}
