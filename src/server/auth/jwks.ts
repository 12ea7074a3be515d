// GET /.well-known/jwks.json: the public halves of our keys, with which anyone can check an access token.
import type { AuthHandler, AuthService } from './auth-service.ts'
import type { ServerKeys } from './server-keys.ts'

export function showPublicKeys(auth: AuthService): AuthHandler {
  return async context => {
    await auth.keys.reload()
    context.header('cache-control', 'public, max-age=600')
    return context.json({ keys: publicKeysOf(auth.keys) })
  }
}

export function publicKeysOf({ jwks }: Pick<ServerKeys, 'jwks'>) {
  return jwks.map(({ d, p, q, dp, dq, qi, k, key_ops, ...publicKey }) => ({
    ...publicKey,
    alg: publicKey.alg ?? (publicKey.kty === 'RSA' ? 'RS256' : 'ES256'),
    use: 'sig',
    key_ops: ['verify'],
    ext: true,
  }))
}
