// Booking requests, and what the diary still has room for.
import type { PostgrestError } from '@supabase/postgrest-js'
import type { GuestBooking } from '#domain/booking.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { restClient } from './client.ts'

export type SlotState = 'free' | 'full' | 'closed' | 'past'
export type DiarySlot = { day: IsoDay; slot: TimeSlot; state: SlotState; reason: string | null }

export async function availableSlots(fromDay: IsoDay, toDay: IsoDay): Promise<DiarySlot[]> {
  const { data, error } = await restClient().rpc('available_slots', { from_day: fromDay, to_day: toDay })
  if (error) throw refusalOf(error)
  return data as DiarySlot[]
}

// The id is made in the browser, so a repeat of a request that did arrive is the same booking: 'known already'.
export async function createBooking(
  booking: GuestBooking,
  honeypot: { website: string },
): Promise<'stored' | 'known already'> {
  const { error } = await restClient()
    .from('bookings')
    .insert({ ...booking, ...honeypot })
  if (!error) return 'stored'
  if (isOwnRepeat(error)) return 'known already'
  throw refusalOf(error)
}

// PostgreSQL names the key but, to those who may not read the table, not its value.
function isOwnRepeat({ code, message }: PostgrestError): boolean {
  return code === '23505' && message.includes('bookings_pkey')
}

// Our refusals carry their code in `details`, a refused field after a colon ('validation_failed:guest_name').
function refusalOf(error: PostgrestError): Error {
  const [, code, field] = /^([a-z]+(?:_[a-z]+)+)(?::(\w+))?$/.exec(error.details ?? '') ?? []
  return code ? new Refusal(code, error.message, field) : error
}
