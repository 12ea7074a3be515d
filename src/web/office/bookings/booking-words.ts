// The office's wording for bookings.
import { bookingWords } from '#content/office-bookings.ts'
import {
  formatDayOfYear,
  formatListDay,
  formatMoment,
  formatTimes,
  monthOf,
  todayAt,
} from '#domain/calendar.ts'
import { stretchOf } from '#domain/clean-length.ts'
import { formatRand } from '#domain/money.ts'
import { clientOf, type OfficeBooking } from '#web/data/staff-bookings.ts'

/** 'today, 09:31', within a sentence. */
export function askedAt({ created_at }: Pick<OfficeBooking, 'created_at'>): string {
  return formatMoment(new Date(created_at), new Date()).replace(/^(Today|Yesterday)/, word =>
    word.toLowerCase(),
  )
}

/** '09:20 to 12:20', with two teams who goes too. */
export function stretchWords(booking: OfficeBooking): string {
  return [stretchOf(booking), booking.crew_name].filter(Boolean).join(', ')
}

type Crew = { id: number; name: string }

/** The teams that go out, and the booking's own where it no longer does. */
export function crewChoices(active: Crew[], { crew_id: id, crew_name: name }: OfficeBooking): Crew[] {
  return id === null || name === null || active.some(crew => crew.id === id)
    ? active
    : [{ id, name }, ...active]
}

type When = Pick<OfficeBooking, 'service_date' | 'service_time'>

/** 'Thu 17 Dec, 10:00–12:00' */
export function whenOf({ service_date, service_time }: When): string {
  return `${formatListDay(service_date)}, ${formatTimes(service_time)}`
}

/** 'Thu 17, 10:00–12:00'; of another month with its name. */
export function shortWhenOf({ service_date, service_time }: When): string {
  const [weekday, day, month] = formatListDay(service_date).split(' ')
  const isNear = monthOf(service_date) === monthOf(todayAt(new Date()))
  return `${weekday} ${day}${isNear ? '' : ` ${month}`}, ${formatTimes(service_time)}`
}

/** 'Thursday 17 December, 10:00–12:00' */
export function fullWhenOf({ service_date, service_time }: When): string {
  return `${formatDayOfYear(service_date)}, ${formatTimes(service_time)}`
}

export function nameOf(booking: OfficeBooking): string {
  return clientOf(booking).name || bookingWords.noName
}

const { conflict } = bookingWords

/** The changes a colleague has made since it was read here. */
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
