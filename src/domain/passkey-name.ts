import * as z from 'zod/mini'
import { requiredText } from './fields.ts'
import { fieldMessages } from './messages.ts'

export const passkeyNameMax = 120

/** How somebody calls a key that a device keeps. */
export const passkeyNameSchema = z.object({
  name: requiredText(fieldMessages.required).check(
    z.maxLength(passkeyNameMax, fieldMessages.maxLength(passkeyNameMax)),
  ),
})
