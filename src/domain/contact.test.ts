import { expect, test } from 'vitest'
import { contactSchema } from './contact.ts'
import { fieldErrorsOf } from './field-errors.ts'

const message = {
  name: 'Lerato Jacobs',
  email: 'lerato@example.com',
  phone: '082 123 4567',
  message: 'Three rooms and a stoep.',
}
const errorsOf = (changes: object) => {
  const { error } = contactSchema.safeParse({ ...message, ...changes })
  return error ? fieldErrorsOf(error) : {}
}

test('a message is taken with its phone number in E.164, or without one', () => {
  expect(contactSchema.parse(message)).toEqual({ ...message, phone: '+27821234567' })
  expect(contactSchema.parse({ ...message, phone: '' }).phone).toBeNull()
  expect(contactSchema.parse({ ...message, phone: undefined }).phone).toBeUndefined()
})

test.each([
  [{ name: '' }, { name: 'This field is required' }],
  [{ name: 'A' }, { name: 'Minimum length is 2 characters' }],
  [{ name: 'A'.repeat(51) }, { name: 'Maximum length is 50 characters' }],
  [{ name: 'R2-D2' }, { name: 'Please enter a valid name (letters, spaces, hyphens, and apostrophes only)' }],
  [{ email: ' ' }, { email: 'This field is required' }],
  [{ email: 'lerato@example' }, { email: 'Please enter a valid email address' }],
  [{ email: `${'a'.repeat(250)}@b.co` }, { email: 'Maximum length is 254 characters' }],
  [{ phone: '12' }, { phone: 'Please enter a valid phone number' }],
  [{ phone: '+27 82 123 4567 89 01' }, { phone: 'Maximum length is 20 characters' }],
  [{ message: '' }, { message: 'This field is required' }],
  [{ message: 'Too short' }, { message: 'Minimum length is 10 characters' }],
  [{ message: 'x'.repeat(1001) }, { message: 'Maximum length is 1000 characters' }],
])('%j is refused with its sentence', (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors)
})
