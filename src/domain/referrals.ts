// Referral codes: a friend who books with one earns the referrer a discount.

// Without 0, O, 1 and I, which are mistaken for one another on paper.
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeLength = 6

export const isReferralCode = (text: string) => /^CC[A-Z0-9]{6}$/.test(text)

/** A new code of six random bytes. */
export function referralCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, codeLength), byte => codeLetters[byte % codeLetters.length])
  return `CC${letters.join('')}`
}
