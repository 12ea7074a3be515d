// A booking as a block of the week: its stretch, and how it looks at this moment.
import type { IsoDay } from '#domain/calendar.ts'
import { suburbOf } from '#domain/day-list.ts'
import { type Diary, endOf, type Stretch } from '#domain/diary.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import type { WeekBook } from '#web/data/week-book.ts'
import { minutesOf } from './bookings-desk.ts'

export type PlannedClean = Stretch & { booking: OfficeBooking }

/** Clients are told the window alone, and so it is drawn for them. */
export function plannedOf({ bookings, days }: WeekBook, isStaff: boolean): PlannedClean[] {
  const first = days[0]?.crews[0]?.crewId ?? 0
  return bookings.map(booking => {
    const opens = Number(booking.service_time.slice(0, 2)) * 60
    return {
      booking,
      id: booking.id,
      day: booking.service_date,
      crewId: isStaff ? (booking.crew_id ?? first) : first,
      start: isStaff ? (booking.start_minute ?? opens) : opens,
      minutes: isStaff ? minutesOf(booking) : 120,
      suburb: booking.suburb,
    }
  })
}

export const whereOf = ({ suburb, address }: OfficeBooking) => suburb ?? suburbOf(address)

/** 'dry': agreed, over, and nobody ticked it off. */
export type BlockLook = 'pending' | 'confirmed' | 'completed' | 'dry' | 'under'

export function lookOf(clean: PlannedClean, now: Diary['now']): BlockLook {
  const { status, started_at } = clean.booking
  if (status !== 'confirmed') return status === 'completed' ? 'completed' : 'pending'
  if (started_at && clean.day >= now.day) return 'under'
  return isOver(clean, now) ? 'dry' : 'confirmed'
}

const isOver = (clean: PlannedClean, now: Diary['now']) =>
  clean.day < now.day || (clean.day === now.day && endOf(clean) <= now.minute)

export const untickedOn = (cleans: readonly PlannedClean[], day: IsoDay, now: Diary['now']) =>
  cleans.filter(clean => clean.day === day && lookOf(clean, now) === 'dry').length

/** How much of it lies under water: from 0 to 1. */
export function sunkPart(clean: PlannedClean, now: Diary['now']): number {
  if (clean.day !== now.day) return clean.day < now.day ? 1 : 0
  return Math.min(1, Math.max(0, (now.minute - clean.start) / clean.minutes))
}
