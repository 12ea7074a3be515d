// A quote as both sides see it.
import { addDays, type IsoDay, todayAt } from './calendar.ts'
import type { QuoteLine } from './price.ts'
import type { Rows } from './rows.ts'
import type { ServiceType } from './service-types.ts'
import { holdHour, leastHoldHours, quoteDays } from './terms.ts'
import { slotStart, type TimeSlot } from './time-slots.ts'

export type QuoteStatus = Rows['quotes']['status']
/** 'lapsing': its day goes today or tomorrow. One whose time is over is lapsed, also before the server has said so. */
export type QuoteState = QuoteStatus | 'seen' | 'lapsing'
/** Of a booking: 'to_quote' waits for one. */
export type BookingQuoteState = 'to_quote' | 'sent' | 'seen' | 'lapsing' | 'approved' | 'declined' | 'lapsed'

export type OfferedTime = { day: IsoDay; slot: TimeSlot }

/** What its client may know. Amounts in cents; discounts are below zero. */
export type Quote = {
  id: string
  number: string
  version: number
  status: QuoteStatus
  state: QuoteState
  first_name: string
  service_type: ServiceType
  size: number | null
  extras: string[]
  extra_labels: string[]
  suburb: string | null
  minutes: number | null
  booking_id: string | null
  booking_status: Rows['bookings']['status'] | null
  /** Null without a booking: then it offers days. */
  service_date: IsoDay | null
  service_time: TimeSlot | null
  address: string | null
  offers: OfferedTime[]
  lines: QuoteLine[]
  total_cents: number
  /** Paid with credits; the rest is paid after the clean. */
  credit_cents: number
  note: string | null
  valid_until: IsoDay | null
  /** Until when the day is held. */
  held_until: string | null
  sent_at: string | null
  answered_at: string | null
  approved_how: 'link' | 'dashboard' | 'phone' | null
  decline_reason: string | null
  /** The price still stands, though its day may be gone. */
  is_price_good: boolean
}

/** Where a client reads and answers a quote: by the key of the private link, or by its id when signed in. */
export const quotePath = (key: string) => `/quote?key=${key}`
export const ownQuotePath = (id: string) => `/quote?quote=${id}`
/** The same as a paper. */
export const quotePaperPath = (key: string) => `/quote.pdf?key=${key}`

/** Until when a quote that goes out now would hold its day; db/functions/quotes/quote-facts.sql decides it. */
export function heldUntil(day: IsoDay, slot: TimeSlot, now: Date): Date {
  const evening = midnight(addDays(day, -1)) + holdHour * hourMs
  const least = Math.min(now.getTime() + leastHoldHours * hourMs, slotStart(day, slot).getTime())
  return new Date(Math.min(midnight(addDays(todayAt(now), quoteDays + 1)), Math.max(evening, least)))
}

const hourMs = 3_600_000
// South Africa is at UTC+2 all year.
const midnight = (day: IsoDay) => new Date(`${day}T00:00:00+02:00`).getTime()
