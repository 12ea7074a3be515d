// Keys that a device keeps (WebAuthn): what it is asked, and whether its answer is for us, new and rightly signed. The
// library is loaded when somebody first needs it.
import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { business } from '#content/business.ts'
import type { AuthService, RelyingParty, User } from './auth-service.ts'
import { sha256 } from './secrets.ts'

export const challengeSeconds = 300

/** A key as the database has it. */
export type KeptCredential = {
  id: string
  credential_id: string
  public_key: string
  sign_count: number
  transports: string[]
}

const part = z.string().max(20_000)
// Looked at more closely by the library; what it does not know it leaves alone.
export const registrationField = z.looseObject({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: part, attestationObject: part }),
})
export const assertionField = z.looseObject({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: part.nullish(),
  }),
})

// EdDSA, ES256 and RS256, which every device knows one of.
const supportedAlgorithmIDs = [-8, -7, -257]

const load = () => import('@simplewebauthn/server')

type Creation = { user: User; known: { credential_id: string; transports: string[] }[]; isPasskey: boolean }

export async function creationOptions({ webauthn }: AuthService, { user, known, isPasskey }: Creation) {
  const { generateRegistrationOptions } = await load()
  const name = user.email || user.phone || business.name
  return generateRegistrationOptions({
    rpName: business.name,
    rpID: webauthn.id,
    userID: new TextEncoder().encode(user.id),
    userName: name,
    userDisplayName: name,
    challenge: new Uint8Array(randomBytes(32)),
    timeout: challengeSeconds * 1000,
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    // A passkey is found by the device itself and is the only proof, so the device must know its owner.
    authenticatorSelection: isPasskey
      ? { residentKey: 'required', userVerification: 'required' }
      : { residentKey: 'discouraged', userVerification: 'preferred' },
  })
}

/** Without a key: whichever the device has for us. */
export async function requestOptions({ webauthn }: AuthService, kept?: KeptCredential) {
  const { generateAuthenticationOptions } = await load()
  return generateAuthenticationOptions({
    rpID: webauthn.id,
    challenge: new Uint8Array(randomBytes(32)),
    timeout: challengeSeconds * 1000,
    userVerification: kept ? 'preferred' : 'required',
    ...(kept && { allowCredentials: [{ id: kept.credential_id, transports: kept.transports }] }),
  })
}

type Answer<Response> = { response: Response; challengeHash: string; isPasskey: boolean }

/** The new key, or undefined where the answer is not one to what we asked. */
export async function checkRegistration(
  { webauthn }: AuthService,
  { response, challengeHash, isPasskey }: Answer<z.output<typeof registrationField>>,
) {
  const { verifyRegistrationResponse } = await load()
  const checked = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    ...expected(webauthn, challengeHash),
    requireUserVerification: isPasskey,
    supportedAlgorithmIDs,
  }).catch(() => undefined)
  if (!checked?.verified) return
  const { credential, credentialBackedUp } = checked.registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    sign_count: credential.counter,
    transports: (credential.transports ?? []).map(String).slice(0, 8),
    is_backed_up: credentialBackedUp,
  }
}

/** How often the device has signed, or undefined where the answer is not one to what we asked. */
export async function checkAssertion(
  { webauthn }: AuthService,
  { response, challengeHash, isPasskey }: Answer<z.output<typeof assertionField>>,
  kept: KeptCredential,
) {
  const { verifyAuthenticationResponse } = await load()
  const checked = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    ...expected(webauthn, challengeHash),
    requireUserVerification: isPasskey,
    credential: {
      id: kept.credential_id,
      publicKey: new Uint8Array(Buffer.from(kept.public_key, 'base64url')),
      counter: kept.sign_count,
    },
  }).catch(() => undefined)
  const isTheirs = checked?.verified && response.id === kept.credential_id
  return isTheirs ? checked.authenticationInfo.newCounter : undefined
}

const expected = ({ id, origin }: RelyingParty, challengeHash: string) => ({
  expectedChallenge: (challenge: string) => sha256(challenge) === challengeHash,
  expectedOrigin: origin,
  expectedRPID: id,
})
