import { expect, test } from 'vitest'
import { codeSchema, profileSchema, signInSchema, signUpSchema } from './account.ts'
import { fieldErrorsOf } from './field-errors.ts'

const lerato = {
  first_name: 'Lerato',
  last_name: 'Jacobs',
  email: 'lerato@example.com',
  phone: '082 123 4567',
  password: 'blue wren',
  confirmPassword: 'blue wren',
  marketing_consent: false,
}

function errorsOf(changes: object) {
  const { error } = signUpSchema.safeParse({ ...lerato, ...changes })
  return error ? fieldErrorsOf(error) : {}
}

test('a phone number is optional, and kept in E.164', () => {
  expect(signUpSchema.parse(lerato).phone).toBe('+27821234567')
  expect(signUpSchema.parse({ ...lerato, phone: '' }).phone).toBeNull()
  expect(errorsOf({ phone: '12345' })).toEqual({ phone: 'Please enter a valid phone number' })
})

test('both passwords are the same, and have at least six characters', () => {
  expect(errorsOf({ confirmPassword: 'green wren' })).toEqual({ confirmPassword: 'Passwords do not match.' })
  expect(errorsOf({ password: 'wren', confirmPassword: 'wren' })).toEqual({
    password: 'Minimum length is 6 characters',
  })
})

test('all but the phone is required', () => {
  const required = 'This field is required'
  expect(errorsOf({ first_name: '', last_name: ' ', email: '', password: '', confirmPassword: '' })).toEqual({
    first_name: required,
    last_name: required,
    email: required,
    password: required,
    confirmPassword: required,
  })
})

test('a password is taken as typed, markup and spaces included', () => {
  const password = ' <b>wren</b> '
  expect(signInSchema.parse({ email: 'a@b.example', password }).password).toBe(password)
})

test('a code may be typed with gaps', () => {
  expect(codeSchema.parse({ code: ' 123 456 ' }).code).toBe('123456')
})

test('an empty address is none', () => {
  expect(profileSchema.parse({ ...lerato, address: '' }).address).toBeNull()
})
