// POST /passkeys/authentication/options and …/verify: signing in with a passkey alone. The device says whose it is.
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthHandler, type AuthService, askServer, type KeptSession } from './auth-service.ts'
import { beginCeremony, challengeField, takeChallenge } from './passkey-challenges.ts'
import { check, readBody } from './read-body.ts'
import { newSession, sessionAnswer } from './sessions.ts'
import { assertionField, checkAssertion, type KeptCredential, requestOptions } from './webauthn.ts'

const wanted = z.object({
  challenge_id: challengeField,
  credential: z.unknown().optional(),
  credential_response: z.unknown().optional(),
})

type Found = KeptCredential & { user_id: string }
type Entered =
  | ({ status: 'signed_in' } & KeptSession)
  | { status: 'webauthn_verification_failed' | 'user_banned' }

export function beginPasskeySignIn(auth: AuthService): AuthHandler {
  return async context => context.json(await beginCeremony(auth, await requestOptions(auth), null))
}

export function signInWithPasskey(auth: AuthService): AuthHandler {
  return async context => {
    const { challenge_id: id, credential, credential_response: older } = await readBody(context, wanted)
    const challengeHash = await takeChallenge(auth, id, null)
    const response = check(assertionField, credential ?? older)
    const kept = await findPasskey(auth, response.id)
    if (!kept || ownerIn(response.response.userHandle) !== kept.user_id) throw notVerified()
    const count = await checkAssertion(auth, { response, challengeHash, isPasskey: true }, kept)
    if (count === undefined) throw notVerified()
    const { refreshToken, made } = newSession(auth, context)
    const values = [kept.id, String(count), JSON.stringify(made), auth.now().toISOString()]
    const entered = await askServer<Entered>(auth, 'select auth.enter_with_passkey($1, $2, $3, $4)', values)
    if (entered?.status === 'user_banned') throw new AuthRefusal('user_banned', 'User is banned')
    if (entered?.status !== 'signed_in') throw notVerified()
    return context.json(await sessionAnswer(auth, context, { kept: entered, refreshToken }))
  }
}

function findPasskey(auth: AuthService, credentialId: string) {
  const text = `select json_build_object('id', id, 'user_id', user_id, 'credential_id', credential_id,
      'public_key', public_key, 'sign_count', sign_count, 'transports', transports)
    from auth.webauthn_credentials where credential_id = $1 and factor_id is null`
  return askServer<Found>(auth, text, [credentialId])
}

const ownerIn = (handle: string | null | undefined) => Buffer.from(handle ?? '', 'base64url').toString()

// The same for a key that we do not know.
const notVerified = () => new AuthRefusal('webauthn_verification_failed', 'Credential verification failed')
