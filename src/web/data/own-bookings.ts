// The signed-in client's own bookings. Filtered by owner, because staff may read everybody's and can be clients too.
import { asSelf } from './as-self.ts'
import { keptSession } from './auth-api.ts'
import type { ManagedBooking, ShownPhoto } from './managed-booking.ts'
import { restApi } from './rest-api.ts'

export type OwnBooking = ManagedBooking & { created_at: string; job_photos: ShownPhoto[] }

const pageSize = 50
const columns = `id, service_type, service_date, service_time, minutes, size, extras, extra_labels, suburb, address,
  plan_id, special_instructions, status, price, full_price, discount_reasons, cancel_reason, waiting_since, created_at,
  updated_at, job_photos(id, taken, width, height, is_shared)`

/** The latest day first; the next page starts after the last booking of this one. */
export async function readOwnBookings(after?: OwnBooking): Promise<OwnBooking[]> {
  const { query } = await ownRows()
  const further = after
    ? query.or(
        `service_date.lt.${after.service_date},and(service_date.eq.${after.service_date},id.gt.${after.id})`,
      )
    : query
  const { data, error } = await asSelf(
    further.order('service_date', { ascending: false }).order('id').limit(pageSize),
  )
  if (error) throw error
  return data as OwnBooking[]
}

/** Whether there may be a further page. */
export const isFullPage = (page: OwnBooking[]) => page.length === pageSize

export async function readOwnBooking(id: string): Promise<OwnBooking | null> {
  const { query } = await ownRows()
  const { data, error } = await asSelf(query.eq('id', id).maybeSingle())
  if (error) throw error
  return data as OwnBooking | null
}

// In an object: a query that is awaited is sent.
async function ownRows() {
  const session = await keptSession()
  return {
    query: restApi()
      .from('bookings')
      .select(columns)
      .eq('user_id', session?.user.id ?? ''),
  }
}
