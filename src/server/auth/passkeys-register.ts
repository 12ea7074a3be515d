// POST /passkeys/registration/options and …/verify: somebody who is signed in gets a key with which to sign in.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { credentialsOf } from './factors-webauthn.ts'
import { requireFullProof } from './guards.ts'
import { beginCeremony, challengeField, takeChallenge } from './passkey-challenges.ts'
import { check, readBody } from './read-body.ts'
import { checkRegistration, creationOptions, registrationField } from './webauthn.ts'

const mostPasskeys = 10

const wanted = z.object({
  challenge_id: challengeField,
  credential: z.unknown().optional(),
  // As older clients call it.
  credential_response: z.unknown().optional(),
})

const refusals = {
  too_many_passkeys: 'Maximum number of passkeys reached',
  webauthn_credential_exists: 'This credential is already registered',
}

type Kept = { status: 'kept'; passkey: object } | { status: keyof typeof refusals }

export function beginPasskey(auth: AuthService): AuthHandler {
  return async context => {
    const who = context.get('who')
    requirePasskeyOwner(who)
    const known = await credentialsOf(auth, who.user.id)
    const options = await creationOptions(auth, { user: who.user, known, isPasskey: true })
    return context.json(await beginCeremony(auth, options, who.user.id))
  }
}

export function keepPasskey(auth: AuthService): AuthHandler {
  return async context => {
    const { challenge_id: id, credential, credential_response: older } = await readBody(context, wanted)
    const who = context.get('who')
    requirePasskeyOwner(who)
    const challengeHash = await takeChallenge(auth, id, who.user.id)
    const response = check(registrationField, credential ?? older)
    const made = await checkRegistration(auth, { response, challengeHash, isPasskey: true })
    if (!made) throw new AuthRefusal('webauthn_verification_failed', 'Credential verification failed')
    const values = [
      who.user.id,
      JSON.stringify({ id: randomUUID(), ...made }),
      String(mostPasskeys),
      auth.now().toISOString(),
    ]
    const kept = await askServer<Kept>(auth, 'select auth.keep_passkey($1, $2, $3, $4)', values)
    if (kept?.status === 'kept') return context.json(kept.passkey)
    const code = kept?.status ?? 'webauthn_credential_exists'
    throw new AuthRefusal(code, refusals[code])
  }
}

function requirePasskeyOwner(who: KeptSession) {
  requireFullProof(who)
  if (who.user.is_sso_user)
    throw new AuthRefusal('validation_failed', 'SSO users cannot register passkeys', { status: 422 })
}
