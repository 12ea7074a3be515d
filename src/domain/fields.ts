// Fields that many forms share: name, e-mail address, phone number.
import * as z from 'zod/mini'
import { fieldMessages } from './messages.ts'
import { toE164 } from './phone.ts'
import { sanitiseText } from './sanitise.ts'

const fieldLimits = { name: 50, email: 254 }

// One at sign, no spaces and nothing that cannot be seen, a dot in the domain; and nothing by which one mailbox could be
// written in many ways.
export const emailShape = /^[^\s\p{C}@"]+@[^\s\p{C}@"]+\.[^\s\p{C}@".]+$/u
export const nameShape = /^[\p{L}\p{M}\s'’-]+$/u

/** The first unmet check is the one shown, so each stops those after it. */
export const stop = (error: string) => ({ error, abort: true })
export const requiredText = (message: string) =>
  z.string(message).check(z.overwrite(sanitiseText), z.minLength(1, stop(message)))

export const nameSchema = requiredText(fieldMessages.required).check(
  z.minLength(2, stop(fieldMessages.minLength(2))),
  z.maxLength(fieldLimits.name, stop(fieldMessages.maxLength(fieldLimits.name))),
  z.regex(nameShape, fieldMessages.name),
)

export const emailSchema = requiredText(fieldMessages.required).check(
  z.maxLength(fieldLimits.email, stop(fieldMessages.maxLength(fieldLimits.email))),
  z.regex(emailShape, fieldMessages.email),
)

export const phoneSchema = z.pipe(
  requiredText(fieldMessages.required).check(
    z.refine(text => toE164(text) !== undefined, fieldMessages.phone),
  ),
  z.transform((text: string) => toE164(text) as string),
)
