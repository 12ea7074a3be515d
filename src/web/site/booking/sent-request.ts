// The last request that went out from this device: a page that is opened again still shows it, and a second tab does not send
// the same once more.
import { bookingReference } from '#domain/booking-reference.ts'
import { type IsoDay, todayAt } from '#domain/calendar.ts'
import { keep, readKept } from '#web/browser/kept.ts'
import { sentKey } from '#web/browser/session-keys.ts'
import type { BookingDraft } from './booking-draft.ts'
import type { Booked } from './outcome.ts'

export type SentRequest = {
  reference: string
  service_type: Booked['service_type']
  service_date: IsoDay
  service_time: Booked['service_time']
  /** Of the private link: only in the tab that sent it. */
  manage_token?: string | undefined
}

export function keepSent({ id = '', service_type, service_date, service_time, manage_token }: Booked) {
  const sent = { reference: bookingReference(id), service_type, service_date, service_time }
  keep(sentKey, { ...sent, manage_token }, 'sessionStorage')
  // Others may use this device after it: nothing that opens the booking.
  keep(sentKey, { ...sent, sentAt: Date.now() })
}

/** Sent from this tab, and still to come. */
export function sentFromHere(now: Date): SentRequest | undefined {
  const sent = readKept(sentKey, 'sessionStorage') as SentRequest | undefined
  return sent && sent.service_date >= todayAt(now) ? sent : undefined
}

const sameMs = 60 * 60 * 1000

/** The same clean was asked for from this device within the hour: its reference. */
export function sentJustNow(
  { service_type, service_date, service_time }: BookingDraft,
  now: Date,
): string | undefined {
  const sent = readKept(sentKey) as (SentRequest & { sentAt: number }) | undefined
  const isSame =
    sent?.service_type === service_type &&
    sent.service_date === service_date &&
    sent.service_time === service_time &&
    now.getTime() - sent.sentAt < sameMs
  return isSame ? sent.reference : undefined
}
