// Refer Now: who knows whom. The friend hears of it from the referrer, never from us.

import * as z from 'zod/mini'
import { requiredText, stop } from './fields.ts'
import { referralLimits } from './form-limits.ts'
import { referralFieldMessages as messages } from './form-messages.ts'
import { toInternational } from './phone.ts'
import { isReferralCode } from './referrals.ts'
import type { Rows } from './rows.ts'
import { sanitiseText } from './sanitise.ts'

const nameShape = /^[\p{L}\p{M} .'’-]+$/u

const name = (words: { tooShort: string; tooLong: string; invalid: string }) =>
  requiredText(words.tooShort).check(
    z.minLength(referralLimits.nameMin, stop(words.tooShort)),
    z.maxLength(referralLimits.name, stop(words.tooLong)),
    z.regex(nameShape, words.invalid),
  )

const phone = z.pipe(
  requiredText(messages.phone).check(z.refine(text => toInternational(text) !== undefined, messages.phone)),
  z.transform((text: string) => toInternational(text) as string),
)

// The wire's fields, in the order in which the form asks for them.
export const referralSchema = z
  .object({
    id: z.optional(z.uuid()),
    user_id: z.optional(z.nullable(z.uuid())),
    referrer_name: name(messages.referrer),
    referrer_phone: phone,
    friend_name: name(messages.friend),
    friend_phone: phone,
    message: z.optional(
      z.nullable(
        z.pipe(
          z
            .string()
            .check(z.overwrite(sanitiseText), z.maxLength(referralLimits.message, messages.messageTooLong)),
          z.transform((text: string) => text || null),
        ),
      ),
    ),
    // Made where it is missing.
    code: z.optional(z.string().check(z.refine(isReferralCode))),
  })
  .check(
    z.refine(({ referrer_phone, friend_phone }) => referrer_phone !== friend_phone, {
      path: ['friend_phone'],
      error: messages.self,
    }),
  )
export type ReferralRequest = z.output<typeof referralSchema>

/** One of those who say that they brought a friend, as the office sees it. */
export type ReferralClaim = {
  id: string
  name: string
  phone: string
  sent_at: string
  status: Rows['referral_requests']['status']
  doubt: Rows['referral_requests']['doubt']
  is_client: boolean
}
