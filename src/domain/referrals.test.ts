import { assert, integer, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './calendar.ts'
import { canRefer, isReferralCode, referralCodeOf, referralLapsesOn } from './referrals.ts'

test.each([
  ['2026-12-08', '2027-06-08'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-03-31', '2026-09-30'],
])('earned on %s it lapses on %s', (earned, lapses) => {
  expect(referralLapsesOn(earned)).toBe(lapses)
})

test('six months are never shorter than 178 days and never longer than 184', () => {
  assert(
    property(integer({ min: 0, max: 20_000 }), days => {
      const earned = addDays('2020-01-01', days)
      const length = (Date.parse(referralLapsesOn(earned)) - Date.parse(earned)) / 86_400_000
      expect(length).toBeGreaterThanOrEqual(178)
      expect(length).toBeLessThanOrEqual(184)
    }),
  )
})

const thandi = { id: 'a', phone: '+27821234567', email: 'thandi@guest.example' }
const pieter = { id: 'b', phone: '+27837654321', email: null }

test.each([
  ['a friend', thandi, pieter, true],
  ['somebody of whom nothing is known', { ...pieter, phone: null }, { ...thandi, phone: null }, true],
  ['the same customer', thandi, { ...pieter, id: 'a' }, false],
  ['the same phone', thandi, { ...pieter, phone: thandi.phone }, false],
  ['the same e-mail, written otherwise', thandi, { ...pieter, email: 'Thandi@Guest.example' }, false],
])('%s', (_who, referrer, friend, isAllowed) => {
  expect(canRefer(referrer, friend)).toBe(isAllowed)
})

test('six random bytes make a code that is easy to read out', () => {
  assert(
    property(uint8Array({ minLength: 6, maxLength: 6 }), bytes => {
      const code = referralCodeOf(bytes)
      expect(isReferralCode(code)).toBe(true)
      expect(code).not.toMatch(/[01OI]/)
    }),
  )
})
