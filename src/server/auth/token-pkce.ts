// POST /token?grant_type=pkce: the browser that began a flow fetches its session.
import { z } from 'zod'
import { type AuthCode, AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import type { LinkFault, ProviderTokens } from './identity-entry.ts'
import { refusalFor } from './oauth-fault.ts'
import { readBody } from './read-body.ts'
import { sha256 } from './secrets.ts'
import { newSession, sessionAnswer } from './sessions.ts'

const wanted = z.object({
  auth_code: z.string('Both an auth code and a code verifier are required').min(1).max(200),
  code_verifier: z.string('Both an auth code and a code verifier are required').min(1).max(200),
})

type SignedIn = {
  status: 'signed_in'
  purpose: string
  flow_id: string
  provider_tokens: string | null
} & KeptSession
type Outcome = SignedIn | { status: keyof typeof refusals | LinkFault }

const refusals = {
  flow_state_not_found: 'Invalid flow state, no valid flow state found',
  flow_state_expired: 'Invalid flow state, flow state has expired',
  bad_code_verifier: 'Code challenge does not match previously saved code verifier',
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
  if (outcome?.status !== 'signed_in') throw refusalOf(outcome?.status ?? 'flow_state_not_found')
  const session = await sessionAnswer(auth, context, { kept: outcome, refreshToken })
  return context.json({ ...session, ...tokensIn(auth, outcome) })
}

const refusalOf = (status: keyof typeof refusals | LinkFault) =>
  isOfFlow(status) ? new AuthRefusal(status, refusals[status]) : refusalFor(status)

const isOfFlow = (status: string): status is keyof typeof refusals => Object.hasOwn(refusals, status)

function tokensIn(auth: AuthService, { flow_id: id, provider_tokens: sealed }: SignedIn): ProviderTokens {
  return sealed ? JSON.parse(auth.vault.open(sealed, id)) : {}
}
