import type { ServerKeys } from './server-keys.ts'

export function publicKeysOf({ jwks }: Pick<ServerKeys, 'jwks'>) {
  return jwks.map(({ d, p, q, dp, dq, qi, k, key_ops, good_until, ...publicKey }) => ({
    ...publicKey,
    alg: publicKey.alg ?? (publicKey.kty === 'RSA' ? 'RS256' : 'ES256'),
    use: 'sig',
    key_ops: ['verify'],
    ext: true,
  }))
}
