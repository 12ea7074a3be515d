// Referrals: the friend's first completed clean earns whoever sent them 5% off, for six months.
import { addDays, addMonths, daysOf, type IsoDay, monthOf } from './calendar.ts'

export const referralPercent = 5
// Four together are 20%; further ones wait for the clean after.
export const referralsPerClean = 4
const monthsValid = 6

// The last day on which it can be used; a month without that day ends it sooner.
export function referralLapsesOn(earnedOn: IsoDay): IsoDay {
  const days = daysOf(addMonths(monthOf(earnedOn), monthsValid))
  return days[Number(earnedOn.slice(8)) - 1] ?? addDays(days[0] ?? earnedOn, days.length - 1)
}

type Known = { id: string; phone: string | null; email: string | null }

// Nobody refers themselves, under whatever name.
export function canRefer(referrer: Known, friend: Known): boolean {
  if (referrer.id === friend.id) return false
  if (referrer.phone && referrer.phone === friend.phone) return false
  return !referrer.email || referrer.email.toLowerCase() !== friend.email?.toLowerCase()
}

// Without 0, O, 1 and I, which are mistaken for one another on paper.
const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeLength = 6

export const isReferralCode = (text: string) => /^CC[A-Z0-9]{6}$/.test(text)

/** A new code of six random bytes. */
export function referralCodeOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes.slice(0, codeLength), byte => codeLetters[byte % codeLetters.length])
  return `CC${letters.join('')}`
}
