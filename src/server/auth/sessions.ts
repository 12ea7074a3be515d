// Sessions: what the database needs to open one, and what the client is told about it.
import { randomUUID } from 'node:crypto'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { markDevice } from './known-device.ts'
import { randomToken, sha256 } from './secrets.ts'
import { signToken } from './sign-token.ts'
import { tokenSeconds } from './token-claims.ts'

const hourMs = 3_600_000

export type NewSession = { refreshToken: string; made: Record<string, unknown> }

export function newSession(auth: AuthService, context: AuthContext): NewSession {
  const refreshToken = randomToken()
  const made = {
    id: randomUUID(),
    token_hash: sha256(refreshToken),
    user_agent: printable(context.req.header('user-agent')),
    ip: context.get('address') || null,
    idle_until: idleUntil(auth),
    not_after: new Date(auth.now().getTime() + auth.settings.sessionMaxHours * hourMs).toISOString(),
    admin_email: auth.settings.adminEmail ?? null,
  }
  return { refreshToken, made }
}

export function idleUntil({ now, settings }: AuthService) {
  return new Date(now().getTime() + settings.sessionIdleHours * hourMs).toISOString()
}

export async function openSession(
  auth: AuthService,
  context: AuthContext,
  { userId, method }: { userId: string; method: string },
) {
  const { refreshToken, made } = newSession(auth, context)
  const values = [userId, JSON.stringify({ ...made, method }), auth.now().toISOString()]
  const kept = await askServer<KeptSession>(auth, 'select auth.open_session($1::uuid, $2, $3)', values)
  if (!kept) throw new AuthRefusal('user_not_found', 'User not found')
  return sessionAnswer(auth, context, { kept, refreshToken })
}

type Opened = { kept: KeptSession; refreshToken: string }

export async function sessionAnswer(auth: AuthService, context: AuthContext, opened: Opened) {
  const { kept, refreshToken } = opened
  const { session_id, aal, amr, user } = kept
  markDevice(auth, context, user.id)
  return {
    access_token: await signToken(auth, { session_id, aal, amr, user }),
    token_type: 'bearer',
    expires_in: tokenSeconds,
    expires_at: Math.floor(auth.now().getTime() / 1000) + tokenSeconds,
    refresh_token: refreshToken,
    user,
  }
}

const printable = (agent: string | undefined) => agent?.replace(/[^\x20-\x7e]/g, '').slice(0, 300) ?? null
