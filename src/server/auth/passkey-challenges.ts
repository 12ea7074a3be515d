// What a device is to sign for a passkey: made once, answered once, by whom it was made for.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthMiddleware, type AuthService, askServer, asServer } from './auth-service.ts'
import { sha256 } from './secrets.ts'
import { challengeSeconds } from './webauthn.ts'

export const challengeField = z
  .string('challenge_id is required')
  .pipe(z.uuid('challenge_id must be a valid UUID'))

const refusals = {
  webauthn_challenge_not_found: 'Challenge not found or already used',
  webauthn_challenge_expired: 'Challenge has expired',
}

type Taken = { status: 'open'; challenge_hash: string } | { status: keyof typeof refusals }

/** Only where passkeys are offered. Keys that people have can still be seen and removed. */
export function requirePasskeys(auth: AuthService): AuthMiddleware {
  return async (_, next) => {
    if (!auth.webauthn.isOffered) throw new AuthRefusal('passkey_disabled', 'Passkeys are disabled')
    await next()
  }
}

export async function beginCeremony<Options extends { challenge: string }>(
  auth: AuthService,
  options: Options,
  userId: string | null,
) {
  const expiresAt = new Date(auth.now().getTime() + challengeSeconds * 1000)
  const made = {
    id: randomUUID(),
    user_id: userId,
    challenge_hash: sha256(options.challenge),
    expires_at: expiresAt.toISOString(),
  }
  const values = [JSON.stringify(made), auth.now().toISOString()]
  await asServer(auth, [{ text: 'select auth.begin_webauthn($1, $2)', values }])
  return { challenge_id: made.id, options, expires_at: Math.floor(expiresAt.getTime() / 1000) }
}

export async function takeChallenge(auth: AuthService, id: string, userId: string | null) {
  const values = [id, userId, auth.now().toISOString()]
  const taken = await askServer<Taken>(auth, 'select auth.take_webauthn_challenge($1, $2, $3)', values)
  if (taken?.status === 'open') return taken.challenge_hash
  const code = taken?.status ?? 'webauthn_challenge_not_found'
  throw new AuthRefusal(code, refusals[code])
}
