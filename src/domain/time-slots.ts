// The two-hour windows in which a clean can start, and which of them a day offers.
import { clockAt, type IsoDay, isSaturday, isSunday, todayAt } from './calendar.ts'
import { publicHolidayName } from './holidays.ts'

export const timeSlots = ['08:00-10:00', '10:00-12:00', '12:00-14:00', '14:00-16:00', '16:00-18:00'] as const
export type TimeSlot = (typeof timeSlots)[number]

const saturdayClosesAt = '14:00'

type SlotQuestion = { day: IsoDay; taken: Partial<Record<TimeSlot, number>>; capacity: number; now: Date }

// The database has the last word; this is the same rule for those who have no connection to it.
export function openSlots({ day, taken, capacity, now }: SlotQuestion): TimeSlot[] {
  if (closedReason(day, now)) return []
  return slotsOn(day).filter(slot => !hasStarted(day, slot, now) && (taken[slot] ?? 0) < capacity)
}

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

function hasStarted(day: IsoDay, slot: TimeSlot, now: Date): boolean {
  return day === todayAt(now) && slot.slice(0, 5) <= clockAt(now)
}

function endOf(slot: TimeSlot): string {
  return slot.slice(6)
}
