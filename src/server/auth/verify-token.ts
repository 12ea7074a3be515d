// Reads an access token, or says in PostgREST's codes why it cannot be trusted.

import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import { Refusal } from '#domain/refusal.ts'
import type { ServerKeys } from './server-keys.ts'

export type VerifyToken = (token: string) => Promise<JWTPayload>

export function createTokenVerifier(keys: ServerKeys): VerifyToken {
  const publicKeys = createLocalJWKSet({ keys: keys.jwks.map(withoutPrivateParts) })
  const secret = keys.jwtSecret ? new TextEncoder().encode(keys.jwtSecret) : undefined
  return async token => {
    try {
      return await readToken(token)
    } catch (error) {
      throw refusalOf(error)
    }
  }

  async function readToken(token: string) {
    const options = { requiredClaims: ['exp'], clockTolerance: 5 }
    // The algorithm is bound to the kind of key, so that a public key can never pass as a shared secret.
    if (secret && algorithmOf(token) === 'HS256') {
      return (await jwtVerify(token, secret, { ...options, algorithms: ['HS256'] })).payload
    }
    return (await jwtVerify(token, publicKeys, { ...options, algorithms: ['ES256', 'RS256'] })).payload
  }
}

function algorithmOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).alg
  } catch {
    return undefined
  }
}

function withoutPrivateParts({ d, p, q, dp, dq, qi, k, ...publicKey }: ServerKeys['jwks'][number]) {
  return publicKey
}

function refusalOf(error: unknown) {
  if (error instanceof errors.JWTExpired) return new Refusal('PGRST303', 'JWT expired')
  if (error instanceof errors.JWTClaimValidationFailed)
    return new Refusal('PGRST303', 'JWT claims are not acceptable')
  if (error instanceof errors.JOSEError) return new Refusal('PGRST301', 'JWT could not be verified')
  return error
}
