import { expect, test } from 'vitest'
import { customerSchema, emptyCustomer } from './customer.ts'
import { fieldErrorsOf } from './field-errors.ts'

const named = { ...emptyCustomer, first_name: 'Ann', last_name: 'Botha' }

test('two names are enough, and what is left empty is stored as nothing', () => {
  expect(customerSchema.parse(named)).toEqual({
    first_name: 'Ann',
    last_name: 'Botha',
    email: null,
    phone: null,
    address: null,
    city: null,
    state: null,
    zip_code: null,
    status: 'active',
    notes: null,
  })
})

test('a phone number is kept in E.164', () => {
  expect(customerSchema.parse({ ...named, phone: '082 123 4567' }).phone).toBe('+27821234567')
})

test.each([
  ['first_name', '', 'First name and last name are required'],
  ['last_name', '  ', 'First name and last name are required'],
  ['last_name', 'x'.repeat(51), 'Maximum length is 50 characters'],
  ['email', 'ann@home', 'Please enter a valid email address'],
  ['phone', '12345', 'Please enter a valid phone number'],
  ['zip_code', '12345678901', 'Maximum length is 10 characters'],
  ['notes', 'x'.repeat(1001), 'Notes must be less than 1000 characters'],
  ['address', 'x'.repeat(501), 'Address must be less than 500 characters'],
])('%s "%s" is told: %s', (field, typed, sentence) => {
  const checked = customerSchema.safeParse({ ...named, [field]: typed })
  expect(checked.error && fieldErrorsOf(checked.error)).toEqual({ [field]: sentence })
})
