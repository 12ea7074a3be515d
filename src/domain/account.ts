// An account and its profile: what is asked at sign-up, at sign-in and on the client's own page.
import * as z from 'zod/mini'
import { emailSchema, nameSchema, requiredText } from './fields.ts'
import { bookingFieldMessages, fieldMessages } from './messages.ts'
import { toE164 } from './phone.ts'
import { sanitiseText } from './sanitise.ts'
import { panelNotices } from './sign-in-messages.ts'

const passwordMin = 6

// A password is taken as it is typed.
const typedPassword = z.string().check(z.minLength(1, { error: fieldMessages.required, abort: true }))
const newPassword = typedPassword.check(z.minLength(passwordMin, fieldMessages.minLength(passwordMin)))

const optionalPhone = z.pipe(
  z.string().check(
    z.overwrite(sanitiseText),
    z.refine(text => text === '' || toE164(text) !== undefined, fieldMessages.phone),
  ),
  z.transform((text: string) => toE164(text) ?? null),
)

const optionalAddress = z.pipe(
  z.string().check(z.overwrite(sanitiseText), z.maxLength(500, bookingFieldMessages.addressTooLong)),
  z.transform((text: string) => text || null),
)

const person = { first_name: nameSchema, last_name: nameSchema }

export const signInSchema = z.object({ email: emailSchema, password: typedPassword })
export const newAccountSchema = z.object({ email: emailSchema, password: newPassword })
export const emailOnlySchema = z.object({ email: emailSchema })
export const codeSchema = z.object({
  code: requiredText(fieldMessages.required).check(z.overwrite(text => text.replace(/\s/g, ''))),
})

export const signUpSchema = z
  .object({
    ...person,
    email: emailSchema,
    phone: optionalPhone,
    password: newPassword,
    confirmPassword: typedPassword,
    marketing_consent: z.boolean(),
  })
  .check(matchingPasswords())
export type SignUp = z.output<typeof signUpSchema>

export const newPasswordSchema = z
  .object({ password: newPassword, confirmPassword: typedPassword })
  .check(matchingPasswords())

export const passwordChangeSchema = z
  .object({
    currentPassword: typedPassword,
    password: newPassword,
    confirmPassword: typedPassword,
    code: z.string(),
  })
  .check(matchingPasswords())

export const profileSchema = z.object({
  ...person,
  phone: optionalPhone,
  address: optionalAddress,
  marketing_consent: z.boolean(),
})
export type ProfileFields = z.output<typeof profileSchema>

function matchingPasswords() {
  return z.refine<{ password: string; confirmPassword: string }>(
    ({ password, confirmPassword }) => password === confirmPassword,
    { path: ['confirmPassword'], error: panelNotices.passwordMismatch.text },
  )
}
