// Booking requests, and the slots that are still free.
import type { GuestBooking } from '#domain/booking.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { callFunction, type Honeypot, submitRow } from './submit.ts'

/** 'short': there is time, but not enough for this clean. */
export type SlotState = 'free' | 'full' | 'short' | 'closed' | 'past'
export type SlotAvailability = { day: IsoDay; slot: TimeSlot; state: SlotState; reason: string | null }

/** What must fit: a new clean, or the booking that is to be moved. Without either, the shortest clean. */
export type WantedClean = {
  service_type?: string
  size?: number | undefined
  extras?: string[] | undefined
  suburb?: string | undefined
  for_booking?: string
  /** The office has no limit on how far ahead it may book. */
  is_endless?: boolean
}

export async function availableSlots(
  from_day: IsoDay,
  to_day: IsoDay,
  wanted: WantedClean = {},
): Promise<SlotAvailability[]> {
  return callFunction('available_slots', { from_day, to_day, ...wanted })
}

/** On which days we are in a suburb anyway. */
export async function areaDays(from_day: IsoDay, to_day: IsoDay, suburb: string): Promise<IsoDay[]> {
  const rows = await callFunction<{ day: IsoDay }[]>('area_days', { from_day, to_day, suburb })
  return rows.map(({ day }) => day)
}

export async function createBooking(booking: GuestBooking, honeypot: Honeypot) {
  return submitRow('bookings', { ...booking, ...honeypot })
}
