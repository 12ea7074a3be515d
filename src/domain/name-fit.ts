// How well the name of a client fits the words of a bank line, from 0 to 30.
import { plainWords } from './payment-reference.ts'

// What banks and people write that is nobody's name.
const common = new Set(
  (
    'FNB APP PAYMENT PMT FROM FRM IB IBANK INT BANKING CAPITEC ABSA NEDBANK STANDARD BANK PAYSHAP CASHFOCUS CREDIT ' +
    'TRANSFER MAGTAPE ACB CASH DEP DEPOSIT ATM EFT COASTAL CLEAN CLEANING WINDOWS INV INVOICE REF RECEIVED THE AND'
  ).split(' '),
)

/** The words of a line that may be somebody's name. */
export function lineWords(text: string): string[] {
  return plainWords(text).filter(word => /[A-Z]/.test(word) && !common.has(word))
}

/** First name first; what has one letter only is left out. */
export function nameWords(name: string): string[] {
  return plainWords(name).filter(word => word.length > 1)
}

export function nameFit(name: string[], written: string[]): number {
  const first = name[0]
  const last = name.length > 1 ? name.at(-1) : undefined
  if (!first || written.length === 0) return 0
  const given = written.some(word => isAlike(first, word))
  if (!last) return given ? 22 : 0
  if (!written.some(word => isAlike(last, word))) return given ? 10 : 0
  if (given) return 30
  return written.includes(first[0] ?? '') ? 26 : 22
}

/** The same, cut off, or one letter off in a long one; the first letter is always the same. */
export function isAlike(name: string, word: string): boolean {
  if (name === word) return true
  if (word.length >= 5 && name.startsWith(word)) return true
  return name.length >= 5 && word.length >= 4 && name[0] === word[0] && differsByOne(name, word)
}

function differsByOne(one: string, other: string): boolean {
  const [long, short] = one.length >= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && long[at] === short[at]) at += 1
  return long.slice(at + 1) === short.slice(long.length === short.length ? at + 1 : at)
}
