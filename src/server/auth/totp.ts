// Time-based codes (RFC 6238) as every authenticator app makes them: SHA-1, 30 seconds, 6 digits.
import { createHmac, randomBytes } from 'node:crypto'
import { isSame } from './secrets.ts'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const newTotpSecret = () => base32(randomBytes(20))

// The step at which this code is good, one step early or late allowed; undefined when it is wrong.
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / 1000 / stepSeconds)
  return [current, current - 1, current + 1].find(step => isSame(code, codeAt(secret, step)))
}

export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export function totpUri({ secret, issuer, account }: { secret: string; issuer: string; account: string }) {
  const query = new URLSearchParams({
    algorithm: 'SHA1',
    digits: '6',
    issuer,
    period: String(stepSeconds),
    secret,
  })
  // Some apps show a plus sign where a space was meant.
  const text = query.toString().replaceAll('+', '%20')
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${text}`
}

function base32(bytes: Buffer) {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map(five => alphabet[Number.parseInt(five, 2)]).join('')
}

function fromBase32(text: string) {
  const bits = [...text].map(letter => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)))
}
