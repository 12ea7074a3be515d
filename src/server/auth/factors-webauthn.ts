// A device's key as a second factor: what it is asked, and what it answered.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthService, askServer, type User } from './auth-service.ts'
import { check } from './read-body.ts'
import {
  assertionField,
  checkAssertion,
  checkRegistration,
  creationOptions,
  type KeptCredential,
  registrationField,
  requestOptions,
} from './webauthn.ts'

const partyFields = { rpId: z.string().max(300).nullish(), rpOrigins: z.array(z.string().max(300)).nullish() }

/** The clients say where they think they are. It must be where we are. */
export const askedField = z.object({ webauthn: z.object(partyFields).nullish() })

export const answerField = z.object({
  ...partyFields,
  type: z.enum(['create', 'request'], 'WebAuthn type must be create or request'),
  credential_response: z.unknown(),
})

type Party = { rpId?: string | null | undefined; rpOrigins?: string[] | null | undefined }

export function requireOwnParty({ webauthn }: AuthService, asked: Party | null | undefined) {
  const isForeign = asked?.rpOrigins?.some(origin => origin.replace(/\/$/, '') !== webauthn.origin)
  if ((asked?.rpId && asked.rpId !== webauthn.id) || isForeign)
    throw new AuthRefusal('validation_failed', 'The relying party is not this site')
}

/** New for a factor that is not in force yet, known for one that is. */
export async function deviceQuestion(auth: AuthService, user: User, factorId: string) {
  const kept = await askServer<KeptCredential>(auth, 'select auth.factor_credential($1)', [factorId])
  const publicKey = kept
    ? await requestOptions(auth, kept)
    : await creationOptions(auth, { user, known: await credentialsOf(auth, user.id), isPasskey: false })
  return {
    challenge: publicKey.challenge,
    told: { type: kept ? 'request' : 'create', credential_options: { publicKey } },
  }
}

export async function credentialsOf(auth: AuthService, userId: string) {
  const text = `select coalesce(json_agg(json_build_object('credential_id', credential_id, 'transports', transports)
      order by created_at, id), '[]') from auth.webauthn_credentials where user_id = $1`
  return (await askServer<{ credential_id: string; transports: string[] }[]>(auth, text, [userId])) ?? []
}

type Tried = { challenge_hash: string | null; credential: KeptCredential | null }

/** What the database is to keep of a right answer; undefined for a wrong one. */
export async function checkDevice(
  auth: AuthService,
  { challenge_hash: challengeHash, credential: kept }: Tried,
  answer: z.output<typeof answerField>,
) {
  requireOwnParty(auth, answer)
  if (!challengeHash) return
  if (!kept) {
    const response = check(registrationField, answer.credential_response)
    const made = await checkRegistration(auth, { response, challengeHash, isPasskey: false })
    return made && { credential: { id: randomUUID(), ...made } }
  }
  const response = check(assertionField, answer.credential_response)
  const count = await checkAssertion(auth, { response, challengeHash, isPasskey: false }, kept)
  return count === undefined ? undefined : { credential_used: kept.id, sign_count: count }
}
