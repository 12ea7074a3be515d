import type { IsoDay } from '#domain/calendar.ts'
import { bookingKeyHeader } from '#domain/job-photo.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { ManagedBooking } from './managed-booking.ts'
import { fetchPhoto } from './photo-address.ts'
import { publishableKey } from './publishable-key.ts'
import { callFunction } from './submit.ts'

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

/** The wish for an earlier day, said or taken back. */
export async function wishEarlier(key: string, { id }: Pick<Seen, 'id'>, wants: boolean) {
  return change<ManagedBooking>('wait_for_earlier', { booking_id: id, wants }, key)
}

/** As an address that the page may show. */
export async function readManagedPhoto(key: string, id: string, width: number): Promise<string> {
  if (isToken(key)) return fetchPhoto(id, width, { apikey: publishableKey(), [bookingKeyHeader]: key })
  const { headersAsSelf } = await import('./as-self.ts')
  return fetchPhoto(id, width, await headersAsSelf())
}

async function change<T>(name: string, args: object, key: string): Promise<T> {
  if (isToken(key)) return callFunction(name, { ...args, token: key })
  // Visitors with the link need none of the code for accounts.
  const { callAsSelf } = await import('./as-self.ts')
  return callAsSelf(name, args)
}

const isToken = (key: string) => /^[0-9a-f]{64}$/.test(key)
