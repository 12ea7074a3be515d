// POST /token?grant_type=pkce: the browser that began a flow fetches its session.
import { z } from 'zod'
import { type AuthCode, AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { readBody } from './read-body.ts'
import { sha256 } from './secrets.ts'
import { newSession, sessionAnswer } from './sessions.ts'

const wanted = z.object({
  auth_code: z.string('Both an auth code and a code verifier are required').min(1).max(200),
  code_verifier: z.string('Both an auth code and a code verifier are required').min(1).max(200),
})

type Outcome = ({ status: 'signed_in'; purpose: string } & KeptSession) | { status: keyof typeof refusals }

const refusals = {
  flow_state_not_found: 'Invalid flow state, no valid flow state found',
  flow_state_expired: 'Invalid flow state, flow state has expired',
  bad_code_verifier: 'Code challenge does not match previously saved code verifier',
  user_banned: 'User is banned',
} satisfies Partial<Record<AuthCode, string>>

export async function exchangeCode(auth: AuthService, context: AuthContext) {
  const { auth_code: code, code_verifier: verifier } = await readBody(context, wanted)
  const { refreshToken, made } = newSession(auth, context)
  const given = { auth_code_hash: sha256(code), s256: sha256(verifier), plain: verifier }
  const outcome = await askServer<Outcome>(auth, 'select auth.exchange_code($1, $2, $3)', [
    JSON.stringify(given),
    JSON.stringify(made),
    auth.now().toISOString(),
  ])
  if (outcome?.status !== 'signed_in') {
    const code = outcome?.status ?? 'flow_state_not_found'
    throw new AuthRefusal(code, refusals[code])
  }
  return context.json(await sessionAnswer(auth, context, { kept: outcome, refreshToken }))
}
