// The way from a day into the booking form. Behind the hash, so that the page is the one that was fetched ahead, and so
// that the style can show the day before any script runs.
import { type IsoDay, isIsoDay } from '#domain/calendar.ts'

const start = 'day-'

/** The mark of a day on /booking. */
export const dayMark = (day: IsoDay) => `${start}${day}`

/** form: its address, perhaps with a service chosen; the day takes the place of the service's own mark. */
export const bookingOn = (day: IsoDay, form = '/booking') => `${form.split('#')[0]}#${dayMark(day)}`

/** '#day-2026-12-11' → the day. */
export function dayOfHash(hash: string): IsoDay | undefined {
  const day = hash.startsWith(`#${start}`) ? hash.slice(start.length + 1) : ''
  return isIsoDay(day) ? day : undefined
}
