// The office's week: Monday to Saturday by five slots, each open with so many places, closed with its reason, or past.
import { addDays, type IsoDay } from './calendar.ts'
import { type TimeSlot, timeSlots } from './time-slots.ts'

type Slot = { day: IsoDay; slot: TimeSlot; state: 'free' | 'full' | 'closed' | 'past'; reason: string | null }
type Appointment = { service_date: IsoDay; service_time: TimeSlot }

export type WeekCell<Booking> = {
  day: IsoDay
  slot: TimeSlot
  state: 'open' | 'closed' | 'past'
  reason: string | null
  bookings: Booking[]
  /** Places left; unknown to those who may not know how many jobs fit. */
  free: number | undefined
  hasRoom: boolean
}

export type WeekDay<Booking> = {
  day: IsoDay
  cells: WeekCell<Booking>[]
  /** Why nobody works that day at all. */
  closed: string | undefined
}

type Question<Booking> = { slots: Slot[]; bookings: Booking[]; capacity: number | undefined }

export function weekDaysFrom(monday: IsoDay): IsoDay[] {
  return [0, 1, 2, 3, 4, 5].map(place => addDays(monday, place))
}

export function weekOf<Booking extends Appointment>(
  monday: IsoDay,
  question: Question<Booking>,
): WeekDay<Booking>[] {
  return weekDaysFrom(monday).map(day => {
    const cells = timeSlots.map(slot => cellOf(day, slot, question))
    const isClosed = cells.every(({ state }) => state === 'closed')
    return { day, cells, closed: isClosed ? (cells[0]?.reason ?? '') : undefined }
  })
}

function cellOf<Booking extends Appointment>(
  day: IsoDay,
  slot: TimeSlot,
  { slots, bookings, capacity }: Question<Booking>,
): WeekCell<Booking> {
  const known = slots.find(entry => entry.day === day && entry.slot === slot)
  const here = bookings.filter(
    ({ service_date, service_time }) => service_date === day && service_time === slot,
  )
  const state = known?.state === 'closed' || known?.state === 'past' ? known.state : 'open'
  const free = capacity === undefined ? undefined : Math.max(0, capacity - here.length)
  const hasRoom = state === 'open' && (free === undefined ? known?.state === 'free' : free > 0)
  return { day, slot, state, reason: known?.reason ?? null, bookings: here, free, hasRoom }
}

/** How many places the day has left. */
export function placesLeft({ cells }: WeekDay<unknown>): number {
  return cells.reduce((sum, { hasRoom, free }) => sum + (hasRoom ? (free ?? 1) : 0), 0)
}

/** How full the day is, from 0 to 1. */
export function fillOf(day: WeekDay<unknown>): number {
  const taken = day.cells.reduce((sum, { bookings }) => sum + bookings.length, 0)
  return taken === 0 ? 0 : taken / (taken + placesLeft(day))
}
