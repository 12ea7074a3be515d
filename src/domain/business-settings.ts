// The owner's settings: their checks, and how they are stored.
import * as z from 'zod/mini'
import { isIsoDay } from './calendar.ts'
import { cardAddress } from './card-address.ts'
import { emailShape, stop } from './fields.ts'
import { fieldMessages } from './messages.ts'
import { sanitiseText } from './sanitise.ts'

const mostJobs = 50
// A few days are no diary, and nobody knows their plans for longer.
const horizonDays = { least: 7, most: 730 }
// How many strangers may hold a place unanswered before the next is asked to confirm by mail or phone.
const strangers = { least: 1, most: 1000 }
const closesLater = 'The day closes after it opens.'

const longestWay = 240
const longestDue = 90

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, fieldMessages.required))

export const wholeNumber = (least: number, most: number, unit: string) =>
  z.pipe(
    z.string().check(
      z.regex(/^\d+$/, stop(fieldMessages.required)),
      z.refine(text => Number(text) >= least && Number(text) <= most, `From ${least} to ${most} ${unit}.`),
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
    slot_capacity: wholeNumber(1, mostJobs, 'jobs'),
    booking_horizon_days: wholeNumber(horizonDays.least, horizonDays.most, 'days'),
    most_stranger_requests: wholeNumber(strangers.least, strangers.most, 'requests'),
    weekday_opens_at: clock,
    weekday_closes_at: clock,
    saturday_opens_at: clock,
    saturday_closes_at: clock,
    closing_grace_minutes: wholeNumber(0, longestWay, 'minutes'),
    way_same_suburb_minutes: wholeNumber(0, longestWay, 'minutes'),
    way_same_town_minutes: wholeNumber(0, longestWay, 'minutes'),
    way_other_town_minutes: wholeNumber(0, longestWay, 'minutes'),
    notification_email: notificationEmail,
    invoice_due_days: wholeNumber(0, longestDue, 'days'),
    card_payment_url: cardAddress,
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

/** As it is typed. */
export function settingsForm(settings: BusinessSettings): BusinessSettingsForm {
  const clock = (time: string) => time.slice(0, 5)
  return {
    slot_capacity: String(settings.slot_capacity),
    booking_horizon_days: String(settings.booking_horizon_days),
    most_stranger_requests: String(settings.most_stranger_requests),
    weekday_opens_at: clock(settings.weekday_opens_at),
    weekday_closes_at: clock(settings.weekday_closes_at),
    saturday_opens_at: clock(settings.saturday_opens_at),
    saturday_closes_at: clock(settings.saturday_closes_at),
    closing_grace_minutes: String(settings.closing_grace_minutes),
    way_same_suburb_minutes: String(settings.way_same_suburb_minutes),
    way_same_town_minutes: String(settings.way_same_town_minutes),
    way_other_town_minutes: String(settings.way_other_town_minutes),
    notification_email: settings.notification_email ?? '',
    invoice_due_days: String(settings.invoice_due_days),
    card_payment_url: settings.card_payment_url ?? '',
  }
}
