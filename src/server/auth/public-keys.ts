import type { JWK } from 'jose'

// good_until: for one that another has replaced, in seconds.
export type SigningKey = JWK & { good_until?: number }

export function publicKeysOf({ jwks }: { jwks: SigningKey[] }) {
  return jwks.map(({ d, p, q, dp, dq, qi, k, key_ops, good_until, ...publicKey }) => ({
    ...publicKey,
    alg: signingAlgorithm(publicKey),
    use: 'sig',
    key_ops: ['verify'],
    ext: true,
  }))
}

export const signingAlgorithm = ({ alg, kty }: SigningKey) => alg ?? (kty === 'RSA' ? 'RS256' : 'ES256')
