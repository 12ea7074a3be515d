// The statuses of a booking, and what each of them means. They come from the schema: one that a migration adds does not
// compile until it has its answer here, its words in content/manage-booking.ts and its look in web/ui/badge.tsx.
import type { Rows } from './rows.ts'

export type BookingStatus = Rows['bookings']['status']

const nextStatuses: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

// Still to come: it holds its place, and can be moved, priced and cancelled.
const openness: Record<BookingStatus, boolean> = {
  pending: true,
  confirmed: true,
  completed: false,
  cancelled: false,
}

/** Where it is in the work of a day. 'asked' waits for an answer of the office before it is a job at all. */
export type Stage = 'asked' | 'to go' | 'under way' | 'done'

const stages: Record<BookingStatus, Stage> = {
  pending: 'asked',
  confirmed: 'to go',
  completed: 'done',
  cancelled: 'asked',
}

export const stageOfStatus = (status: BookingStatus) => stages[status]

export const bookingStatuses = Object.keys(openness) as BookingStatus[]

export const isStatusOpen = (status: BookingStatus) => openness[status]

export function canMoveBooking(from: BookingStatus, to: BookingStatus): boolean {
  return nextStatuses[from].includes(to)
}
