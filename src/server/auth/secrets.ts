// Random values that leave the house, and the hashes of them that stay.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { ServerKeys } from './server-keys.ts'

type Keys = Pick<ServerKeys, 'tokenSecret'>

export const randomToken = () => randomBytes(32).toString('base64url')
export const randomCode = () => String(randomInt(1_000_000)).padStart(6, '0')

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

// A fast hash of six digits can be undone by trying them all, so codes are hashed with a key.
export const hashCode = (keys: Keys, email: string, code: string) => keyed(keys, 'code', `${email}\n${code}`)

// Only the server can tell the next refresh token from the one before it, and it keeps neither.
export const nextRefreshToken = (keys: Keys, token: string) => keyed(keys, 'refresh', token)

// Of a trip to a provider, both known by its state.
export const oauthNonce = (keys: Keys, state: string) => keyed(keys, 'nonce', state)
export const oauthVerifier = (keys: Keys, state: string) => keyed(keys, 'verifier', state)

// An XML id begins with no digit.
export const samlRequestId = (keys: Keys, relayState: string) => `_${keyed(keys, 'saml request', relayState)}`

export const setupToken = (keys: Keys) => keyed(keys, 'set-up', '')

// Marks a browser that has signed in before; worthless for another account.
export const deviceMark = (keys: Keys, userId: string, nonce: string) =>
  keyed(keys, 'device', `${userId}\n${nonce}`)

// The id of an account that does not exist: the same each time, as a real one would be.
export function madeUpId(keys: Keys, email: string) {
  const bytes = Buffer.from(keyed(keys, 'nobody', email), 'base64url').subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

export function isSame(given: string, expected: string) {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function keyed(keys: Keys, use: string, text: string) {
  return createHmac('sha256', keys.tokenSecret).update(`${use}\n${text}`).digest('base64url')
}
