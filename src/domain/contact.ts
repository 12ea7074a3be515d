// A message to the business: the same checks run in the browser as a courtesy and on the server as the law.
import * as z from 'zod/mini'
import { emailSchema, nameSchema, requiredText, stop } from './fields.ts'
import { contactLimits } from './form-limits.ts'
import { fieldMessages } from './messages.ts'
import { toE164 } from './phone.ts'
import { sanitiseText } from './sanitise.ts'

// Left out, or a number as people write it.
const phone = z.pipe(
  z.string().check(
    z.overwrite(sanitiseText),
    z.maxLength(contactLimits.phone, stop(fieldMessages.maxLength(contactLimits.phone))),
    z.refine(text => text === '' || toE164(text) !== undefined, fieldMessages.phone),
  ),
  z.transform((text: string) => (text === '' ? null : (toE164(text) ?? null))),
)

export const contactSchema = z.object({
  id: z.optional(z.uuid()),
  name: nameSchema,
  email: emailSchema,
  phone: z.optional(z.nullable(phone)),
  message: requiredText(fieldMessages.required).check(
    z.minLength(contactLimits.messageMin, stop(fieldMessages.minLength(contactLimits.messageMin))),
    z.maxLength(contactLimits.message, fieldMessages.maxLength(contactLimits.message)),
  ),
})
export type ContactMessage = z.output<typeof contactSchema>
