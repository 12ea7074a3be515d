// POST /token?grant_type=id_token: an app brings the ID token that it got from a provider by itself. It must be made out
// by that provider, for us, and for this sign-in (nonce, at_hash), and it works once.
import { createHash } from 'node:crypto'
import { errors, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import { AuthRefusal } from './auth-refusal.ts'
import { type AuthContext, type AuthService, askServer } from './auth-service.ts'
import { findProvider } from './authorize.ts'
import { requireFullProof, sessionOf } from './guards.ts'
import { enter } from './identity-entry.ts'
import { refusalFor, unreachable, unverified } from './oauth-fault.ts'
import { personIn } from './provider-person.ts'
import type { Provider } from './providers.ts'
import { readBody } from './read-body.ts'
import { isSame, sha256 } from './secrets.ts'
import { sessionAnswer } from './sessions.ts'

const wanted = z.object({
  provider: z.string().max(300).nullish(),
  issuer: z.string().max(300).nullish(),
  id_token: z.string('id_token required').min(1, 'id_token required').max(20_000),
  access_token: z.string().max(10_000).nullish(),
  nonce: z.string().max(1000).nullish(),
  link_identity: z.boolean().nullish(),
})
type Wanted = z.output<typeof wanted>

// Never none, and never a secret that both sides share: its public half would sign.
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]

export async function signInWithIdToken(auth: AuthService, context: AuthContext) {
  if (auth.providers.size === 0) throw new AuthRefusal('provider_disabled', 'This provider is not enabled')
  const asked = await readBody(context, wanted)
  const provider = providerOf(auth, asked)
  const linkingSessionId = asked.link_identity ? await sessionToLink(auth, context) : null
  const claims = await verify(auth, provider, asked)
  requireNonce(claims, asked.nonce)
  requireAccessToken(claims, asked)
  await spendToken(auth, asked.id_token, claims)
  const person = personIn(provider, claims)
  const redirectTo = auth.settings.siteUrl
  const entry = { provider, person, redirectTo, flow: null, linkingSessionId, authCode: '', given: {} }
  const { outcome, refreshToken } = await enter(auth, context, entry)
  if (outcome === 'too_many_mails') throw refusalFor(outcome)
  if (outcome.status === 'signed_in')
    return context.json(await sessionAnswer(auth, context, { kept: outcome, refreshToken }))
  if (outcome.status === 'provider_email_needs_verification')
    throw new AuthRefusal(outcome.status, unverified(provider, person.email !== null && !linkingSessionId))
  if (outcome.status === 'code') throw new Error('Nobody asked for a code')
  throw refusalFor(outcome.status)
}

// By the name that we have for it, or by the provider's own.
function providerOf(auth: AuthService, { provider, issuer }: Wanted): Provider {
  const name = provider ?? issuer
  if (!name) throw invalid('provider or client_id and issuer required')
  const known = [...auth.providers.values()].find(one => one.issuer === name)
  return known ?? findProvider(auth, name)
}

async function sessionToLink(auth: AuthService, context: AuthContext) {
  const who = await sessionOf(auth, context)
  requireFullProof(who)
  return who.session_id
}

async function verify(
  auth: AuthService,
  provider: Provider,
  { id_token: token }: Wanted,
): Promise<JWTPayload> {
  const trusted = await provider.trust().catch(unreachable(auth, provider))
  if (!trusted) throw invalid(away)
  const options = { algorithms, requiredClaims: ['sub', 'exp', 'iat'], currentDate: auth.now() }
  const { payload } = await jwtVerify(token, trusted.keys, options).catch(refuseToken(auth, provider))
  if (payload.iss !== trusted.issuerOf(payload)) throw invalid('Bad ID token')
  const audiences = [payload.aud].flat()
  const isOurs = audiences.some(one => one !== undefined && provider.audiences.includes(one))
  // Made out for several: then it says who asked for it.
  const isAskedByUs = audiences.length === 1 || provider.audiences.includes(String(payload.azp))
  if (!isOurs || !isAskedByUs) throw invalid('Unacceptable audience in id_token')
  return payload
}

// Its keys may be out of reach: then the token may be good.
const refuseToken = (auth: AuthService, provider: Provider) => (error: unknown) => {
  if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout))
    throw invalid('Bad ID token')
  unreachable(auth, provider)(error)
  throw invalid(away)
}

const away = 'The other service cannot be reached now. Please try again later'

// The app knows the nonce, the token only its hash: whoever finds the token cannot use it.
function requireNonce({ nonce: kept }: JWTPayload, given: string | null | undefined) {
  if (!kept !== !given) throw invalid('Passed nonce and nonce in id_token should either both exist or not.')
  if (given && !isSame(createHash('sha256').update(given).digest('hex'), String(kept)))
    throw invalid('Nonces mismatch', 'invalid nonce')
}

function requireAccessToken({ at_hash: kept }: JWTPayload, { access_token: token, id_token }: Wanted) {
  if (!token || kept === undefined) return
  const [header = ''] = id_token.split('.')
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString())
  const digest = createHash(`sha${/(256|384|512)$/.exec(alg)?.[1] ?? 512}`)
    .update(token)
    .digest()
  const expected = digest.subarray(0, digest.length / 2).toString('base64url')
  if (!isSame(expected, String(kept))) throw invalid('Bad ID token')
}

// The year 2100.
const longest = 4_102_444_800

// Without its signature: one that can be written in two ways would make two tokens of one.
async function spendToken(auth: AuthService, token: string, { exp = 0 }: JWTPayload) {
  const signed = token.slice(0, token.lastIndexOf('.'))
  const isFirst = await askServer<boolean>(auth, 'select to_json(auth.use_id_token($1, $2, $3))', [
    sha256(signed),
    new Date(Math.min(exp, longest) * 1000).toISOString(),
    auth.now().toISOString(),
  ])
  if (!isFirst) throw invalid('This ID token has been used')
}

const invalid = (sentence: string, error = 'invalid request') =>
  new AuthRefusal('validation_failed', sentence, { facts: { error, error_description: sentence } })
