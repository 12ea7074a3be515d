// Reads an access token, or says in PostgREST's codes why it cannot be trusted.
import { createLocalJWKSet, errors, type JWK, type JWTPayload, type JWTVerifyOptions, jwtVerify } from 'jose'
import { Refusal } from '#domain/refusal.ts'
import { publicKeysOf } from './public-keys.ts'
import type { ServerKeys } from './server-keys.ts'
import { requireTrust, tokenFaults } from './token-claims.ts'

// kid: which of the keys that we made has signed it, for the database to say whether that one is still in force.
export type TokenClaims = JWTPayload & { kid?: string }
export type VerifyToken = (token: string) => Promise<TokenClaims>

// Without an issuer whatever the key has signed is believed: the tokens are not ours.
type Options = { issuer?: string; now: () => Date }

export function createTokenVerifier(keys: ServerKeys, { issuer, now }: Options): VerifyToken {
  const secret = keys.jwtSecret ? new TextEncoder().encode(keys.jwtSecret) : undefined
  let known: { jwks: JWK[]; find: ReturnType<typeof createLocalJWKSet> } | undefined

  return async token => {
    try {
      return await readToken(token)
    } catch (error) {
      throw refusalOf(error, token)
    }
  }

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
      // A key we do not know may be newer than us. Whoever makes us ask is nobody yet, and waits with the strangers.
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      await keys.reload({ isForStranger: true })
      return await jwtVerify(token, publicKeys(), signed)
    }
  }

  function publicKeys() {
    if (known?.jwks !== keys.jwks)
      known = { jwks: keys.jwks, find: createLocalJWKSet({ keys: publicKeysOf(keys) }) }
    return known.find
  }
}

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
