// Booking requests, and what the diary still has room for.
import type { ClientBooking, GuestBooking } from '#domain/booking.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { callFunction, type Honeypot, submitRow } from './submit.ts'

export type SlotState = 'free' | 'full' | 'closed' | 'past'
export type DiarySlot = { day: IsoDay; slot: TimeSlot; state: SlotState; reason: string | null }

export async function availableSlots(fromDay: IsoDay, toDay: IsoDay): Promise<DiarySlot[]> {
  return callFunction('available_slots', { from_day: fromDay, to_day: toDay })
}

export async function createBooking(
  booking: GuestBooking | ClientBooking,
  honeypot: Honeypot,
  authorization?: string,
): Promise<'stored' | 'known already'> {
  return submitRow('bookings', { ...booking, ...honeypot }, authorization)
}
