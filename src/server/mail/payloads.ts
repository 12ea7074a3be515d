// The facts that each template is filled with. They come out of the outbox as JSON, so they are checked again.
import { z } from 'zod'
import { accountChanges } from '#content/account-mail.ts'
import type { LetterName } from '#content/letter-names.ts'
import { bookingStatuses } from '#domain/booking-status.ts'
import { rhythms } from '#domain/plan-days.ts'
import { serviceTypes } from '#domain/service-types.ts'
import { timeSlots } from '#domain/terms.ts'

// Links are whole addresses on our own site; one that leads elsewhere is refused.
const link = z.url()
const code = z.string().regex(/^\d{6,10}$/)
const minutesValid = z.int().positive()
const token = z.string().regex(/^[0-9a-f]{64}$/)
const linkKey = z.string().regex(/^[0-9a-f]{32}$/)

const linkMail = z.object({ link, code: code.optional(), minutesValid: minutesValid.optional() })
const emailChange = linkMail.extend({ newEmail: z.string() })

const booking = z.object({
  id: z.uuid(),
  serviceType: z.enum(serviceTypes),
  serviceDate: z.iso.date(),
  serviceTime: z.enum(timeSlots),
  // Mails of before cleans had a length have none of these four.
  minutes: z.int().positive().nullish(),
  size: z.int().positive().nullish(),
  // As the owner has named them.
  extras: z.array(z.string()).nullish(),
  suburb: z.string().nullish(),
  address: z.string(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  notes: z.string().nullable(),
  manageToken: token.nullish(),
})
export type BookingFacts = z.output<typeof booking>

const changedBooking = booking.extend({
  change: z.enum(['moved', 'cancelled']),
  dateBefore: z.iso.date().nullable(),
  timeBefore: z.enum(timeSlots).nullable(),
})
export type ChangedBooking = z.output<typeof changedBooking>

const message = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
})

const review = z.object({
  name: z.string(),
  email: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  isFromClean: z.boolean(),
})

const registration = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string().nullable(),
  marketing: z.boolean(),
})

const referral = z.object({
  name: z.string(),
  phone: z.string(),
  friendName: z.string(),
  message: z.string().nullable(),
  code: z.string(),
})
const promotionTerms = {
  percent: z.number().optional(),
  price_cents: z.int().optional(),
  covers: z.string().optional(),
}
const discount = z.union([
  z.object({
    kind: z.enum(['loyalty', 'referral']),
    milestone: z.int().nullable(),
    percent: z.number().optional(),
    amount_cents: z.int(),
  }),
  z.object({
    kind: z.literal('promotion'),
    promotion: z.string(),
    ...promotionTerms,
    amount_cents: z.int(),
  }),
])

// With the promotions that ran for it when it was asked for; mails of before have none.
const requestedBooking = booking.extend({
  offers: z.array(z.object({ name: z.string(), ...promotionTerms })).nullish(),
})
export type RequestedBooking = z.output<typeof requestedBooking>

// A clean with what it costs and why, or why it is called off.
const answeredBooking = booking.extend({
  status: z.enum(bookingStatuses),
  priceCents: z.int().nullable(),
  fullPriceCents: z.int().nullable(),
  discounts: z.array(discount),
  reason: z.string().nullable(),
  // Null or left out while it is not paid.
  paidBy: z.string().nullish(),
})
export type AnsweredBooking = z.output<typeof answeredBooking>

const movedBooking = z.object({ ...answeredBooking.shape, ...changedBooking.shape })
export type MovedBooking = z.output<typeof movedBooking>

// Regular visits: the plan as it is at the next one, and the next few.
const plan = z.object({
  id: z.uuid(),
  serviceType: z.enum(serviceTypes),
  name: z.string().nullable(),
  rhythm: z.enum(rhythms),
  weekday: z.int().min(1).max(6),
  nth: z.int().min(1).max(5).nullable(),
  startMinute: z.int(),
  minutes: z.int().positive(),
  untilDay: z.iso.date().nullable(),
  priceNowCents: z.int(),
  visits: z.array(z.object({ day: z.iso.date(), startMinute: z.int() })),
  manageToken: token.nullish(),
})
export type PlanFacts = z.output<typeof plan>

const charge = z.object({
  kind: z.enum(['clean', 'extra', 'way', 'line']),
  words: z.string(),
  amount_cents: z.int(),
})
const discountOfQuote = z.object({
  kind: z.enum(['promotion', 'loyalty', 'referral']),
  key: z.string(),
  amount_cents: z.int(),
  rule: z.object({ ...promotionTerms, milestone: z.int().nullish() }),
})
const slotOffered = z.object({ day: z.iso.date(), slot: z.enum(timeSlots) })

// A quote: without a booking it offers days.
const quote = z.object({
  number: z.string(),
  isChange: z.boolean(),
  name: z.string().nullable(),
  phone: z.string().nullable(),
  serviceType: z.enum(serviceTypes),
  size: z.int().positive().nullable(),
  extras: z.array(z.string()),
  minutes: z.int().positive().nullable(),
  serviceDate: z.iso.date().nullable(),
  serviceTime: z.enum(timeSlots).nullable(),
  offers: z.array(slotOffered),
  lines: z.array(z.union([charge, discountOfQuote])),
  totalCents: z.int(),
  note: z.string().nullable(),
  validUntil: z.iso.date().nullable(),
  // The business's own clock: '2026-12-16T17:00'.
  heldUntil: z.string().nullable(),
})
const linkedQuote = quote.extend({ key: linkKey })
export type QuoteFacts = z.output<typeof quote>
export type LinkedQuote = z.output<typeof linkedQuote>

const answeredQuote = quote.extend({
  answer: z.enum(['approved', 'declined']),
  how: z.enum(['link', 'dashboard', 'phone']).nullable(),
  reason: z.string().nullable(),
})
export type AnsweredQuote = z.output<typeof answeredQuote>

// Lines only where a quote or a month's cleans are its source.
const invoice = z.object({
  number: z.string(),
  reference: z.string(),
  name: z.string().nullable(),
  description: z.string(),
  serviceDate: z.iso.date(),
  dueOn: z.iso.date(),
  isOverdue: z.boolean(),
  lines: z.array(z.union([charge, discountOfQuote])).nullish(),
  totalCents: z.int(),
  creditedCents: z.int(),
  // With what credits paid when its quote was approved.
  paidCents: z.int(),
  openCents: z.int(),
  cardUrl: z.string().nullish(),
  key: linkKey,
})
export type InvoiceFacts = z.output<typeof invoice>

const statement = z.object({
  name: z.string().nullable(),
  from: z.iso.date(),
  to: z.iso.date(),
  closingCents: z.int(),
  key: linkKey,
})
export type StatementFacts = z.output<typeof statement>

const letterPicture = z.object({
  src: z.string().regex(/^\/(pictures|storage\/v1\/object\/public\/gallery)\/[A-Za-z0-9/._-]+$/),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})

export const payloads = {
  'confirm-signup': linkMail,
  'magic-link': linkMail,
  recovery: linkMail,
  // Asked of the old address and of the new one: both must agree.
  'email-change-current': emailChange,
  'email-change-new': emailChange,
  invite: linkMail,
  reauthentication: z.object({ code, minutesValid: minutesValid.optional() }),
  // Someone tried to sign up with an address that has an account.
  'account-exists': z.object({}),
  // How somebody signs in has changed, by themselves or by somebody who has taken over the account.
  'account-changed': z.object({ change: z.enum(accountChanges) }),
  'newsletter-confirm': z.object({ link, stopLink: link }),
  // Without a token it is the owner's test to herself; without a number it is not in the archive.
  newsletter: z.object({
    subject: z.string(),
    body: z.string(),
    picture: letterPicture.nullish(),
    number: z.int().positive().nullish(),
    token: z.uuid().optional(),
  }),
  'newsletter-joined-owner': z.object({ email: z.string() }),
  'diary-flooded-owner': z.object({
    requests: z.number(),
    waiting: z.number(),
    unconfirmed: z.number().optional(),
  }),
  // To a stranger while many ask: nothing is held before they press the button.
  'booking-to-confirm': booking.extend({ confirmToken: token }),
  'booking-received': booking,
  'booking-received-owner': requestedBooking,
  'booking-changed-owner': changedBooking,
  'message-received-owner': message,
  'review-received-owner': review,
  'loyalty-welcome': z.object({}),
  'loyalty-joined-owner': registration,
  'friend-referred-owner': referral,
  // The morning after a clean.
  'review-request': booking.extend({ reviewToken: token }),
  // To the client, of what the office does.
  'booking-confirmed': answeredBooking,
  // The evening before.
  'booking-reminder': answeredBooking.extend({ stopToken: z.uuid().optional() }),
  'booking-priced': answeredBooking,
  'booking-moved': movedBooking,
  'booking-cancelled': answeredBooking,
  'booking-completed': answeredBooking,
  'plan-made': plan,
  'plan-changed': plan,
  'plan-paused': plan.extend({ fromDay: z.iso.date(), toDay: z.iso.date() }),
  'plan-ended': plan.extend({ lastDay: z.iso.date() }),
  'plan-price': plan.extend({ priceCents: z.int(), priceBeforeCents: z.int(), fromDay: z.iso.date() }),
  'quote-sent': linkedQuote,
  'quote-lapsed': linkedQuote,
  'quote-lapsed-owner': quote,
  'quote-answered-owner': answeredQuote,
  'invoice-sent': invoice,
  'invoice-reminder': invoice,
  statement,
} satisfies Record<LetterName, z.ZodType>

export type MailTemplate = keyof typeof payloads
export type Payloads = { [T in MailTemplate]: z.output<(typeof payloads)[T]> }
