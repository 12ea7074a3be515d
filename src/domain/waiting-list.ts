// The waiting list: when an earlier day can be waited for, and the address of a gap in which somebody could come.
import { type BookingStatus, isStatusOpen } from './booking-status.ts'
import { addDays, type IsoDay, isIsoDay, todayAt } from './calendar.ts'

type Appointment = { service_date: IsoDay; status: BookingStatus }

/** There is a day before it that is not today; db/functions/bookings/wait-for-earlier.sql says the same. */
export function canWaitForEarlier({ service_date, status }: Appointment, now: Date): boolean {
  return isStatusOpen(status) && service_date > addDays(todayAt(now), 1)
}

/** A free stretch of one crew's day, in minutes from midnight. */
export type Gap = { day: IsoDay; crew_id: number; starts: number; ends: number }

export const gapKey = ({ day, crew_id, starts, ends }: Gap) => [day, crew_id, starts, ends].join('.')

/** Undefined for an address that is not whole. */
export function gapOfKey(key: string): Gap | undefined {
  const [day = '', ...numbers] = key.split('.')
  const [crew_id = 0, starts = 0, ends = 0] = numbers.map(Number)
  const isWhole = [crew_id, starts, ends].every(Number.isInteger) && crew_id > 0
  if (!isIsoDay(day) || numbers.length !== 3 || !isWhole) return
  return 0 <= starts && starts < ends && ends <= 1440 ? { day, crew_id, starts, ends } : undefined
}

/** Whole days, by the clock of the business. */
export function daysSince(moment: string, now: Date): number {
  const [from, to] = [todayAt(new Date(moment)), todayAt(now)].map(day => Date.parse(day))
  return Math.max(0, Math.round(((to ?? 0) - (from ?? 0)) / 86_400_000))
}
