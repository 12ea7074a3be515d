// JWT_KEYS: the keys that the operator gave. Each is tried once, so that a key which cannot do its work stops the start
// and not the first sign-up.
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose'
import { publicKeysOf, type SigningKey, signingAlgorithm } from './public-keys.ts'

export async function readGivenKeys(text: string): Promise<SigningKey[]> {
  const given: SigningKey[] = JSON.parse(text).keys
  const [first] = given
  if (first?.key_ops && !first.key_ops.includes('sign'))
    throw unfit(first, 'is the first and so the one that signs, but its key_ops do not name "sign"')
  const names = given.map(({ kid }) => kid)
  const twice = given.find(({ kid }, place) => names.indexOf(kid) !== place)
  if (twice) throw unfit(twice, 'is there twice; every key needs a kid of its own')
  return Promise.all(given.map(tryKey))
}

// What other programs wrote beside the key (key_ops, use, ext) is checked here and then left out: half of it is about the
// public part, and the platform refuses a private key that claims to verify.
async function tryKey(given: SigningKey): Promise<SigningKey> {
  const { key_ops: _, use, ext: __, ...key } = given
  if (use !== undefined && use !== 'sig') throw unfit(given, `is for "${use}", not for signing ("sig")`)
  const alg = signingAlgorithm(key)
  if (alg !== 'ES256' && alg !== 'RS256')
    throw unfit(given, `has the alg ${alg}; we sign with ES256 or RS256`)
  try {
    const token = await new SignJWT({})
      .setProtectedHeader({ alg, kid: key.kid })
      .sign(await importJWK(key, alg))
    await jwtVerify(token, createLocalJWKSet({ keys: publicKeysOf({ jwks: [key] }) }))
  } catch (error) {
    throw unfit(given, `cannot sign (${error instanceof Error ? error.message : error})`)
  }
  return key
}

function unfit({ kid }: SigningKey, why: string) {
  return new Error(`Some settings are wrong:\n  JWT_KEYS: the key "${kid}" ${why}.`)
}
