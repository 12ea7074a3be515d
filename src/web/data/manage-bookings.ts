// A booking by its private link, or by its id for the client whose it is: the same screen, the same three calls.
import type { BookingStatus } from '#domain/booking.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { DiscountLine } from '#domain/discounts.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ServiceType } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { callFunction } from './submit.ts'

export type ManagedBooking = {
  id: string
  service_type: ServiceType
  service_date: IsoDay
  service_time: TimeSlot
  address: string
  special_instructions: string | null
  status: BookingStatus
  /** What the client pays; the full price is before what came off. */
  price: number | null
  full_price: number | null
  discount_reasons: DiscountLine[]
  /** The office's words, where it was the office that cancelled. */
  cancel_reason: string | null
  /** When it was last changed, as seen: a change carries it along, so that nobody overwrites what they have not seen. */
  updated_at: string
}

export async function readManaged(key: string): Promise<ManagedBooking> {
  if (isToken(key)) return callFunction('manage_booking', { token: key })
  const { readOwnBooking } = await import('./own-bookings.ts')
  const booking = await readOwnBooking(key)
  if (!booking) throw new Refusal('booking_not_found', 'There is no such booking.')
  return booking
}

type Seen = Pick<ManagedBooking, 'id' | 'updated_at'>

export async function moveBooking(
  key: string,
  { id, updated_at }: Seen,
  to: { day: IsoDay; slot: TimeSlot },
) {
  const args = { booking_id: id, new_date: to.day, new_time: to.slot, seen: updated_at }
  return change<ManagedBooking>('move_booking', args, key)
}

export async function cancelBooking(key: string, { id, updated_at }: Seen) {
  return change<ManagedBooking>('cancel_booking', { booking_id: id, seen: updated_at }, key)
}

async function change<T>(name: string, args: object, key: string): Promise<T> {
  if (isToken(key)) return callFunction(name, { ...args, token: key })
  // Whoever comes by the link needs nothing that knows of accounts.
  const { bearer } = await import('./auth.ts')
  return callFunction(name, args, await bearer())
}

const isToken = (key: string) => /^[0-9a-f]{64}$/.test(key)
