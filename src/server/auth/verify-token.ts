// Reads an access token, or says in PostgREST's codes why it cannot be trusted.
import { createLocalJWKSet, errors, type JWK, type JWTPayload, jwtVerify } from 'jose'
import { Refusal } from '#domain/refusal.ts'
import { publicKeysOf } from './jwks.ts'
import type { ServerKeys } from './server-keys.ts'

export type VerifyToken = (token: string) => Promise<JWTPayload>

export function createTokenVerifier(keys: ServerKeys, now: () => Date = () => new Date()): VerifyToken {
  const secret = keys.jwtSecret ? new TextEncoder().encode(keys.jwtSecret) : undefined
  let known: { jwks: JWK[]; find: ReturnType<typeof createLocalJWKSet> } | undefined

  return async token => {
    try {
      return await readToken(token)
    } catch (error) {
      throw refusalOf(error)
    }
  }

  async function readToken(token: string) {
    const options = { requiredClaims: ['exp'], clockTolerance: 5, currentDate: now() }
    // The algorithm is bound to the kind of key, so that a public key can never pass as a shared secret.
    if (secret && algorithmOf(token) === 'HS256') {
      return (await jwtVerify(token, secret, { ...options, algorithms: ['HS256'] })).payload
    }
    const signed = { ...options, algorithms: ['ES256', 'RS256'] }
    try {
      return (await jwtVerify(token, publicKeys(), signed)).payload
    } catch (error) {
      // A key we do not know may be newer than us. Asking costs no more than any visitor's request does.
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      await keys.reload()
      return (await jwtVerify(token, publicKeys(), signed)).payload
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

function refusalOf(error: unknown) {
  if (error instanceof errors.JWTExpired) return new Refusal('PGRST303', 'JWT expired')
  if (error instanceof errors.JWTClaimValidationFailed)
    return new Refusal('PGRST303', 'JWT claims are not acceptable')
  if (error instanceof errors.JOSEError) return new Refusal('PGRST301', 'JWT could not be verified')
  return error
}
