// The two-hour windows in which a clean can start, and which of them a day offers. Which of these are still free is for
// the database to say (available_slots).
import { type IsoDay, isSaturday, isSunday, todayAt } from './calendar.ts'
import { publicHolidayName } from './holidays.ts'
import { timeSlots } from './terms.ts'

export type TimeSlot = (typeof timeSlots)[number]

const saturdayClosesAt = '14:00'

export function slotsOn(day: IsoDay): readonly TimeSlot[] {
  if (isSunday(day)) return []
  return isSaturday(day) ? timeSlots.filter(slot => endOf(slot) <= saturdayClosesAt) : timeSlots
}

// Why nobody can book the whole day, before asking who else has.
export function closedReason(day: IsoDay, now: Date): string | undefined {
  if (day < todayAt(now)) return 'Past'
  return publicHolidayName(day) ?? (isSunday(day) ? 'Sunday' : undefined)
}

// When the window opens, as a moment; South Africa is at UTC+2 all year.
export function slotStart(day: IsoDay, slot: TimeSlot): Date {
  return new Date(`${day}T${slot.slice(0, 5)}:00+02:00`)
}

export function slotEnd(day: IsoDay, slot: TimeSlot): Date {
  return new Date(`${day}T${endOf(slot)}:00+02:00`)
}

function endOf(slot: TimeSlot): string {
  return slot.slice(6)
}
