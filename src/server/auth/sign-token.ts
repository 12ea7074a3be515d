// Access tokens: short-lived, and valid only while their session exists.
import { importJWK, SignJWT } from 'jose'
import type { AuthService, KeptSession } from './auth-service.ts'
import { signingAlgorithm } from './public-keys.ts'
import { audience, issuerOf, tokenSeconds } from './token-claims.ts'

export async function signToken({ keys, settings, now }: AuthService, { user, ...session }: KeptSession) {
  // Another process may have rotated them a moment ago.
  await keys.reload()
  const [jwk] = keys.jwks
  if (!jwk) throw new Error('There is no key to sign with.')
  const alg = signingAlgorithm(jwk)
  const issuedAt = Math.floor(now().getTime() / 1000)
  return new SignJWT({
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: 'authenticated',
    is_anonymous: user.is_anonymous,
    ...session,
  })
    .setProtectedHeader({ alg, typ: 'JWT', ...(jwk.kid && { kid: jwk.kid }) })
    .setIssuer(issuerOf(settings))
    .setSubject(user.id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenSeconds)
    .sign(await importJWK(jwk, alg))
}
