// What the owner sets about her business: what may be typed, and how it is stored.
import * as z from 'zod/mini'
import { isIsoDay } from './calendar.ts'
import { emailShape, stop } from './fields.ts'
import { fieldMessages } from './messages.ts'
import { sanitiseText } from './sanitise.ts'

const mostJobs = 50
const closesLater = 'The day closes after it opens.'

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessages.required))

const capacity = z.pipe(
  z.string().check(
    z.regex(/^\d+$/, stop(fieldMessages.required)),
    z.refine(text => Number(text) >= 1 && Number(text) <= mostJobs, `From 1 to ${mostJobs} jobs.`),
  ),
  z.transform((text: string) => Number(text)),
)

// Left empty: the address of the business itself.
const notificationEmail = z.pipe(
  z.string().check(
    z.overwrite(sanitiseText),
    z.refine(text => text === '' || emailShape.test(text), fieldMessages.email),
  ),
  z.transform((text: string) => text || null),
)

export const businessSettingsSchema = z
  .object({
    slot_capacity: capacity,
    weekday_opens_at: clock,
    weekday_closes_at: clock,
    saturday_opens_at: clock,
    saturday_closes_at: clock,
    notification_email: notificationEmail,
  })
  .check(
    z.refine(day => day.weekday_opens_at < day.weekday_closes_at, {
      error: closesLater,
      path: ['weekday_closes_at'],
    }),
    z.refine(day => day.saturday_opens_at < day.saturday_closes_at, {
      error: closesLater,
      path: ['saturday_closes_at'],
    }),
  )
export type BusinessSettings = z.infer<typeof businessSettingsSchema>
export type BusinessSettingsForm = Record<keyof BusinessSettings, string>

export const dayOverrideSchema = z.object({
  day: z.string().check(z.refine(isIsoDay, fieldMessages.required)),
  is_open: z.pipe(
    z.enum(['open', 'closed']),
    z.transform((word: 'open' | 'closed') => word === 'open'),
  ),
  reason: z.pipe(
    z.string().check(z.overwrite(sanitiseText), z.maxLength(200, fieldMessages.maxLength(200))),
    z.transform((text: string) => text || null),
  ),
})
export type DayOverrideFields = z.infer<typeof dayOverrideSchema>
