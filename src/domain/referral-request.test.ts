import { expect, test } from 'vitest'
import { fieldErrorsOf } from './field-errors.ts'
import { referralSchema } from './referral-request.ts'

const referral = {
  referrer_name: 'Sipho Dlamini',
  referrer_phone: '084 000 0001',
  friend_name: 'Ann O’Brien Jr.',
  friend_phone: '+44 7911 123456',
  message: '',
  code: 'CCABC234',
}
const errorsOf = (changes: object) => {
  const checked = referralSchema.safeParse({ ...referral, ...changes })
  return checked.success ? {} : fieldErrorsOf(checked.error)
}

test('numbers are kept in E.164, as people write them or as the world does', () => {
  const { referrer_phone, friend_phone } = referralSchema.parse(referral)
  expect([referrer_phone, friend_phone]).toEqual(['+27840000001', '+447911123456'])
  expect(referralSchema.parse({ ...referral, friend_phone: '447911123456' }).friend_phone).toBe(
    '+447911123456',
  )
})

test.each([
  ['referrer_name', 'S', 'Name must be at least 2 characters'],
  ['referrer_name', 'x'.repeat(51), 'Name must be less than 50 characters'],
  ['referrer_name', 'S1pho', 'Name contains invalid characters'],
  ['referrer_phone', '', 'Invalid phone number format'],
  ['friend_name', '', "Friend's name must be at least 2 characters"],
  ['friend_name', 'x'.repeat(51), "Friend's name must be less than 50 characters"],
  ['friend_name', 'Ann@home', "Friend's name contains invalid characters"],
  ['friend_phone', 'call her', 'Invalid phone number format'],
  ['message', 'x'.repeat(301), 'Message must be less than 300 characters'],
])('%s "%s": %s', (field, value, sentence) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: sentence })
})

test('nobody refers themselves, however they write their number', () => {
  expect(errorsOf({ friend_phone: '+27 84 000 0001' })).toEqual({
    friend_phone: "You cannot refer yourself. Please enter your friend's number.",
  })
})
