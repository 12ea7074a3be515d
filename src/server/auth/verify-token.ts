// Reads an access token, or says in PostgREST's codes why it cannot be trusted.
import { createLocalJWKSet, errors, type JWK, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose'
import { Refusal } from '#domain/refusal.ts'
import { introduce, introduceOperator, type Shown } from '#server/turns/asker.ts'
import { createKnownTokens } from './known-tokens.ts'
import { publicKeysOf } from './public-keys.ts'
import type { ServerKeys } from './server-keys.ts'
import { requireTrust, tokenFaults } from './token-claims.ts'

// kid: which of the keys that we made has signed it, for the database to say whether that one is still in force.
export type TokenClaims = JWTPayload & { kid?: string }
export type VerifyToken = ((token: string) => Promise<TokenClaims>) & {
  /** Of a token that was looked at before. */
  find(token: string): Shown | undefined
}

// Without an issuer whatever the key has signed is believed: the tokens are not ours.
type Options = { issuer?: string; now: () => Date }

export function createTokenVerifier(keys: ServerKeys, { issuer, now }: Options): VerifyToken {
  const secret = keys.jwtSecret ? new TextEncoder().encode(keys.jwtSecret) : undefined
  let known: { jwks: JWK[]; find: ReturnType<typeof createLocalJWKSet> } | undefined
  let tokens = createKnownTokens<TokenClaims>(keys.jwks)
  let reloading: Promise<void> | undefined

  const verify = async (token: string) => {
    try {
      // Keys have changed: what the old ones have signed is looked at again.
      if (tokens.signedWith !== keys.jwks) tokens = createKnownTokens(keys.jwks)
      const claims = tokens.find(token, now()) ?? (await readToken(token))
      if (claims.role === 'service_role') introduceOperator()
      if (claims.role !== 'authenticated') return claims
      tokens.keep(token, claims)
      introduce(shownBy(claims))
      return claims
    } catch (error) {
      throw refusalOf(error, token)
    }
  }
  const find = (token: string) => {
    const claims = tokens.find(token, now())
    return claims && shownBy(claims)
  }
  return Object.assign(verify, { find })

  async function readToken(token: string): Promise<TokenClaims> {
    const options = { clockTolerance: 5, currentDate: now() }
    // The algorithm is bound to the kind of key, so that a public key can never pass as a shared secret.
    if (secret && algorithmOf(token) === 'HS256') {
      const { payload } = await jwtVerify(token, secret, { ...options, algorithms: ['HS256'] })
      if (issuer !== undefined) requireTrust({ claims: payload, issuer, isKeyGiven: true })
      return payload
    }
    const { payload, protectedHeader } = await verifySigned(token, options)
    if (issuer !== undefined) requireTrust({ claims: payload, issuer, isKeyGiven: keys.areGiven })
    return keys.areGiven ? payload : { ...payload, kid: protectedHeader.kid ?? '' }
  }

  async function verifySigned(token: string, options: JWTVerifyOptions) {
    const signed = { ...options, algorithms: ['ES256', 'RS256'] }
    try {
      return await jwtVerify(token, publicKeys(), signed)
    } catch (error) {
      // A key we do not know may be newer than us. Whoever makes us ask is nobody yet and waits like a stranger, and many who
      // make us ask at once are one question.
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      reloading ??= keys.reload().finally(() => {
        reloading = undefined
      })
      await reloading
      return await jwtVerify(token, publicKeys(), signed)
    }
  }

  function publicKeys() {
    if (known?.jwks !== keys.jwks)
      known = { jwks: keys.jwks, find: createLocalJWKSet({ keys: publicKeysOf(keys) }) }
    return known.find
  }
}

const shownBy = ({ sub, session_id }: TokenClaims): Shown => ({
  account: sub ?? '',
  session: session_id === undefined ? undefined : String(session_id),
})

function algorithmOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).alg
  } catch {
    return undefined
  }
}

function refusalOf(error: unknown, token: string) {
  if (error instanceof errors.JWTExpired) return new Refusal('PGRST303', tokenFaults.expired)
  if (error instanceof errors.JWTClaimValidationFailed)
    return new Refusal('PGRST303', error.claim === 'nbf' ? tokenFaults.early : tokenFaults.claims)
  if (error instanceof errors.JOSEError) return new Refusal('PGRST301', faultOf(error, token))
  return error
}

function faultOf(error: errors.JOSEError, token: string) {
  const parts = token.split('.').length
  if (parts !== 3) return tokenFaults.parts(parts)
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported)
    return tokenFaults.algorithm
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) return tokenFaults.unreadable
  return tokenFaults.key
}
