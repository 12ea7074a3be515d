import { array, assert, constantFrom, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone, toE164 } from './phone.ts'

test.each([
  ['082 123 4567', '+27821234567'],
  ['+27 82 123 4567', '+27821234567'],
  ['(044) 691-1234', '+27446911234'],
  ['0446911234', '+27446911234'],
  ['27821234567', '+27821234567'],
  ['0027 82 123 4567', '+27821234567'],
  ['+27 (0)82 123 4567', '+27821234567'],
  ['\u202a+27\u00a082\u00a0123\u201145\u201167\u202c', '+27821234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+264 61 123 4567', '+264611234567'],
])('%s is kept as %s', (written, kept) => {
  expect(toE164(written)).toBe(kept)
})

test.each([
  '',
  '12345',
  '082 123 456',
  '082 123 45678',
  '00 123 4567',
  '+0821234567',
  'call me, please',
  '++27821234567',
])('%j is no phone number', written => {
  expect(toE164(written)).toBeUndefined()
})

const nineDigits = tuple(
  constantFrom(...'12345678'),
  string({ unit: constantFrom(...'0123456789'), minLength: 8, maxLength: 8 }),
)

test('spaces, hyphens and parentheses never change the number', () => {
  const separators = array(constantFrom('', ' ', '-', '(', ')'), { minLength: 10, maxLength: 10 })
  assert(
    property(nineDigits, separators, ([first, rest], marks) => {
      const written = [...`0${first}${rest}`].map((digit, index) => digit + marks[index]).join('')
      return toE164(written) === `+27${first}${rest}`
    }),
  )
})

test('a number read out and written down again is the same number', () => {
  assert(
    property(
      nineDigits,
      ([first, rest]) => toE164(formatPhone(`+27${first}${rest}`)) === `+27${first}${rest}`,
    ),
  )
})
