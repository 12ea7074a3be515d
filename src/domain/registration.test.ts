import { expect, test } from 'vitest'
import { consentWordings } from './consent-wordings.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { registrationSchema } from './registration.ts'

const lerato = {
  first_name: 'Lerato',
  last_name: 'Jacobs',
  email: 'lerato@home.example',
  phone: '082 123 4567',
  address: '',
  city: 'Mossel Bay',
  state: '',
  zip_code: '',
  marketing_consent: false,
  terms_accepted: true,
}
const errorsOf = (changes: object) => {
  const checked = registrationSchema.safeParse({ ...lerato, ...changes })
  return checked.success ? {} : fieldErrorsOf(checked.error)
}

test('what is left empty is nothing, and the wording comes along', () => {
  expect(registrationSchema.parse(lerato)).toEqual({
    ...lerato,
    phone: '+27821234567',
    address: null,
    state: null,
    zip_code: null,
    terms_wording: consentWordings.terms,
    marketing_wording: consentWordings.marketing,
  })
})

test('what was checked once can be checked again', () => {
  const checked = registrationSchema.parse(lerato)
  expect(registrationSchema.parse(checked)).toEqual(checked)
})

test.each([
  ['first_name', '', 'First name is required'],
  ['first_name', 'L', 'Minimum length is 2 characters'],
  ['first_name', 'x'.repeat(51), 'Maximum length is 50 characters'],
  ['first_name', 'R2-D2', 'Please enter a valid name (letters, spaces, hyphens, and apostrophes only)'],
  ['last_name', ' ', 'Last name is required'],
  ['email', '', 'Email is required'],
  ['email', 'lerato@home', 'Please enter a valid email address'],
  ['email', `${'a'.repeat(250)}@b.co`, 'Maximum length is 254 characters'],
  ['phone', '', 'Phone number is required'],
  ['phone', '12345', 'Please enter a valid phone number'],
  ['phone', '+27 82 123 45 67 89 01', 'Maximum length is 20 characters'],
  ['address', 'x'.repeat(201), 'Maximum length is 200 characters'],
  ['city', 'x'.repeat(51), 'Maximum length is 50 characters'],
  ['state', 'x'.repeat(51), 'Maximum length is 50 characters'],
  ['zip_code', 'x'.repeat(11), 'Maximum length is 10 characters'],
  ['terms_accepted', false, 'Please accept the terms and conditions'],
])('%s "%s": %s', (field, value, sentence) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: sentence })
})

test('nobody is shown to have agreed to other words', () => {
  expect(errorsOf({ terms_wording: 'I owe you R 1 000' })).toHaveProperty('terms_wording')
})
