// What to do where a step of the form is refused.
import { bookingForm } from '#content/booking-form.ts'
import { formatDayOfYear, type IsoDay } from '#domain/calendar.ts'
import { bookingFieldMessages } from '#domain/messages.ts'
import { type DayAvailability, hasNoTime } from '#web/calendar/calendar-days.ts'

const { advice } = bookingForm
const { serviceRequired, dateRequired, slotRequired } = bookingFieldMessages
const missing = [serviceRequired, dateRequired, slotRequired]

export function timeAdvice(day: DayAvailability | undefined, nearest: IsoDay | undefined): string {
  if (!day) return advice.timeWithoutDay
  if (!hasNoTime(day)) return advice.service_time
  return nearest ? advice.timeOnFullDay(formatDayOfYear(nearest)) : advice.timeOnOtherDay
}

// A refusal of the diary says itself what to do.
export function withAdvice(error: string | undefined, what: string): string | undefined {
  return error && missing.includes(error) ? `${error}. ${what}` : error
}
