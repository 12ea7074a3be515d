// Joining the loyalty programme: what is asked, and the two sentences to which people agree.
import * as z from 'zod/mini'
import { consentWordings } from './consent-wordings.ts'
import { emailShape, nameShape, requiredText, stop } from './fields.ts'
import { registrationFieldMessages as messages } from './form-messages.ts'
import { fieldMessages } from './messages.ts'
import { toE164 } from './phone.ts'
import { sanitiseText } from './sanitise.ts'

export const registrationLimits = { name: 50, email: 254, phone: 20, address: 200, place: 50, postalCode: 10 }

const name = (required: string) =>
  requiredText(required).check(
    z.minLength(2, stop(fieldMessages.minLength(2))),
    z.maxLength(registrationLimits.name, stop(fieldMessages.maxLength(registrationLimits.name))),
    z.regex(nameShape, fieldMessages.name),
  )

const phone = z.pipe(
  requiredText(messages.phoneRequired).check(
    z.maxLength(registrationLimits.phone, stop(fieldMessages.maxLength(registrationLimits.phone))),
    z.refine(text => toE164(text) !== undefined, fieldMessages.phone),
  ),
  z.transform((text: string) => toE164(text) as string),
)

const optionalText = (limit: number) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.string().check(z.overwrite(sanitiseText), z.maxLength(limit, fieldMessages.maxLength(limit))),
        z.transform((text: string) => text || null),
      ),
    ),
  )

// The wire's fields, in the order in which the form asks for them.
export const registrationSchema = z.object({
  id: z.optional(z.uuid()),
  user_id: z.optional(z.nullable(z.uuid())),
  first_name: name(messages.firstNameRequired),
  last_name: name(messages.lastNameRequired),
  email: requiredText(messages.emailRequired).check(
    z.maxLength(registrationLimits.email, stop(fieldMessages.maxLength(registrationLimits.email))),
    z.regex(emailShape, fieldMessages.email),
  ),
  phone,
  address: optionalText(registrationLimits.address),
  city: optionalText(registrationLimits.place),
  state: optionalText(registrationLimits.place),
  zip_code: optionalText(registrationLimits.postalCode),
  marketing_consent: z.boolean(),
  terms_accepted: z.literal(true, messages.termsRequired),
  // Our own sentences and no others: nobody can be shown to have agreed to something else.
  terms_wording: z._default(z.literal(consentWordings.terms), consentWordings.terms),
  marketing_wording: z._default(z.literal(consentWordings.marketing), consentWordings.marketing),
})
export type Registration = z.output<typeof registrationSchema>
