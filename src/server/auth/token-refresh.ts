// POST /token?grant_type=refresh_token
import { z } from 'zod'
import { type AuthCode, AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { readBody } from './read-body.ts'
import { nextRefreshToken, sha256 } from './secrets.ts'
import { idleUntil, sessionAnswer } from './sessions.ts'

const wanted = z.object({ refresh_token: z.string('A refresh token is required').min(1).max(200) })

type Outcome =
  | ({ status: 'fresh'; steps: number } & KeptSession)
  | { status: 'not_found' | 'already_used' | 'expired' | 'banned' }

const refusals: Record<Exclude<Outcome['status'], 'fresh'>, [AuthCode, string]> = {
  not_found: ['refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'],
  already_used: ['refresh_token_already_used', 'Invalid Refresh Token: Already Used'],
  expired: ['session_expired', 'Invalid Refresh Token: Session Expired'],
  banned: ['user_banned', 'User is banned'],
}

export async function refreshSession(auth: AuthService, context: AuthContext) {
  const { refresh_token: given } = await readBody(context, wanted)
  const next = nextRefreshToken(auth.keys, given)
  const outcome = await askServer<Outcome>(auth, 'select auth.rotate_refresh_token($1, $2, $3, $4)', [
    sha256(given),
    sha256(next),
    idleUntil(auth),
    auth.now().toISOString(),
  ])
  if (outcome?.status !== 'fresh') throw new AuthRefusal(...refusals[outcome?.status ?? 'not_found'])
  let current = given
  for (let step = 0; step < outcome.steps; step++) current = nextRefreshToken(auth.keys, current)
  return context.json(await sessionAnswer(auth, context, { kept: outcome, refreshToken: current }))
}
