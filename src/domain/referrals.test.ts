import { assert, property, uint8Array } from 'fast-check'
import { expect, test } from 'vitest'
import { isReferralCode, referralCodeOf } from './referrals.ts'

test('six random bytes make a code that is easy to read out', () => {
  assert(
    property(uint8Array({ minLength: 6, maxLength: 6 }), bytes => {
      const code = referralCodeOf(bytes)
      expect(isReferralCode(code)).toBe(true)
      expect(code).not.toMatch(/[01OI]/)
    }),
  )
})
