// The claims that an access token must have before its signature counts for anything.
import type { JWTPayload } from 'jose'
import { Refusal } from '#domain/refusal.ts'

// How long one is good for by itself.
export const tokenSeconds = 3600
export const audience = 'authenticated'

export const issuerOf = ({ siteUrl }: { siteUrl: string }) => `${siteUrl}/auth/v1`

type Signed = { claims: JWTPayload; issuer: string; isKeyGiven: boolean }

// A user's token is ours, for us, of a session, and ends. Our own keys sign nothing else: what opens everything is believed
// of the operator's keys alone, and lasts for as long as the operator wrote into it.
export function requireTrust({ claims, issuer, isKeyGiven }: Signed) {
  if (claims.role !== 'authenticated') {
    if (!isKeyGiven) throw new Refusal('PGRST301', 'JWT could not be verified')
    return
  }
  const isForUs = [claims.aud].flat().includes(audience) && claims.iss === issuer
  if (!isForUs || typeof claims.session_id !== 'string' || claims.exp === undefined)
    throw new Refusal('PGRST303', 'JWT claims are not acceptable')
}
