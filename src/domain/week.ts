// The office's week: Monday to Saturday by five slots, each open with so many places, closed with its reason, or past.
import { addDays, type IsoDay, isSaturday } from './calendar.ts'
import { timeSlots } from './terms.ts'
import type { TimeSlot } from './time-slots.ts'

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
  /** For the shortest clean. */
  hasRoom: boolean
  /** Whether the booking that is being moved fits here; unknown until the diary has said so. */
  takesMoved?: boolean
}

export type WeekDay<Booking> = {
  day: IsoDay
  cells: WeekCell<Booking>[]
  /** Why nobody works that day at all. */
  closed: string | undefined
  /** When the house closes, on the day that is shorter than the others and where it is known: '13:00'. */
  closesAt: string | undefined
}

type Question<Booking> = {
  slots: Slot[]
  bookings: Booking[]
  capacity: number | undefined
  saturdayClosesAt?: string | undefined
}

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
    const closesAt = isSaturday(day) ? question.saturdayClosesAt : undefined
    return { day, cells, closed: isClosed ? (cells[0]?.reason ?? '') : undefined, closesAt }
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
  // A long clean of before reaches into this slot: only the diary knows whether anything fits.
  const hasRoom = known?.state === 'free'
  const free = capacity === undefined ? undefined : hasRoom ? Math.max(1, capacity - here.length) : 0
  return { day, slot, state, reason: known?.reason ?? null, bookings: here, free, hasRoom }
}

/** The week while a booking is being moved, with where the diary says that it fits. */
export function whereItFits<Booking>(week: WeekDay<Booking>[], slots: Slot[]): WeekDay<Booking>[] {
  const fits = new Set(slots.filter(({ state }) => state === 'free').map(({ day, slot }) => `${day} ${slot}`))
  return week.map(({ cells, ...day }) => ({
    ...day,
    cells: cells.map(cell => ({ ...cell, takesMoved: fits.has(`${cell.day} ${cell.slot}`) })),
  }))
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
