// How the office speaks of a booking.
import { bookingWords } from '#content/office-bookings.ts'
import { formatDayOfYear, formatListDay, formatMoment, formatTimes } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { clientOf, type OfficeBooking } from '#web/data/staff-bookings.ts'

/** 'today, 09:31', within a sentence. */
export function askedAt({ created_at }: Pick<OfficeBooking, 'created_at'>): string {
  return formatMoment(new Date(created_at), new Date()).replace(/^(Today|Yesterday)/, word =>
    word.toLowerCase(),
  )
}

type When = Pick<OfficeBooking, 'service_date' | 'service_time'>

/** 'Thu 17 Dec, 10:00–12:00' */
export function whenOf({ service_date, service_time }: When): string {
  return `${formatListDay(service_date)}, ${formatTimes(service_time)}`
}

/** 'Thursday 17 December, 10:00–12:00' */
export function fullWhenOf({ service_date, service_time }: When): string {
  return `${formatDayOfYear(service_date)}, ${formatTimes(service_time)}`
}

export function nameOf(booking: OfficeBooking): string {
  return clientOf(booking).name || bookingWords.noName
}

const { conflict } = bookingWords

/** What a colleague has changed since it was seen here. */
export function changeWords(seen: OfficeBooking, now: OfficeBooking | null): string {
  if (!now) return bookingWords.panel.notFound.title
  const changes = [
    now.status !== seen.status && conflict.status(now.status),
    whenOf(now) !== whenOf(seen) && conflict.moved(whenOf(now)),
    now.price_cents !== seen.price_cents &&
      now.price_cents !== null &&
      conflict.priced(formatRand(now.price_cents)),
  ].filter(Boolean)
  return changes.length > 0 ? changes.join(' ') : conflict.other
}
