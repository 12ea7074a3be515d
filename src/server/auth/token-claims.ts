// The claims that an access token must have before its signature counts for anything.
import type { JWTPayload } from 'jose'
import { Refusal } from '#domain/refusal.ts'

// How long one is good for by itself.
export const tokenSeconds = 3600
export const audience = 'authenticated'

export const issuerOf = ({ siteUrl }: { siteUrl: string }) => `${siteUrl}/auth/v1`

// What can be wrong with a token, as PostgREST says it.
export const tokenFaults = {
  expired: 'JWT expired',
  early: 'JWT not yet valid',
  audience: 'JWT not in audience',
  claims: 'JWT claims are not acceptable',
  key: 'No suitable key or wrong key type',
  algorithm: 'Wrong or unsupported encoding algorithm',
  parts: (count: number) => `Expected 3 parts in JWT; got ${count}`,
  empty: 'Empty JWT is sent in Authorization header',
  unreadable: "JWT couldn't be decoded",
}

type Signed = { claims: JWTPayload; issuer: string; isKeyGiven: boolean }

// A user's token is ours, for us, of a session, and ends. Our own keys sign nothing else: what opens everything is believed
// of the operator's keys alone, and lasts for as long as the operator wrote into it.
export function requireTrust({ claims, issuer, isKeyGiven }: Signed) {
  if (claims.role !== 'authenticated') {
    if (!isKeyGiven) throw new Refusal('PGRST301', tokenFaults.key)
    return
  }
  if (![claims.aud].flat().includes(audience)) throw new Refusal('PGRST303', tokenFaults.audience)
  if (claims.iss !== issuer || typeof claims.session_id !== 'string' || claims.exp === undefined)
    throw new Refusal('PGRST303', tokenFaults.claims)
}
