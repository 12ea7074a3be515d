// The signed-in client's own bookings. Asked for by owner, not by what the caller may see: staff are clients too.
import { keptSession } from './auth-client.ts'
import { restClient } from './client.ts'
import type { ManagedBooking } from './manage-bookings.ts'

export type OwnBooking = ManagedBooking & { created_at: string }

const pageSize = 50
const columns = `id, service_type, service_date, service_time, address, special_instructions, status, price, full_price,
  discount_reasons, cancel_reason, created_at, updated_at`

/** The latest day first; the next page starts after the last booking of this one. */
export async function readOwnBookings(after?: OwnBooking): Promise<OwnBooking[]> {
  const { own, bearer } = await ownRows()
  const further = after
    ? own.or(
        `service_date.lt.${after.service_date},and(service_date.eq.${after.service_date},id.gt.${after.id})`,
      )
    : own
  const { data, error } = await further
    .order('service_date', { ascending: false })
    .order('id')
    .limit(pageSize)
    .setHeader('Authorization', bearer)
  if (error) throw error
  return data as OwnBooking[]
}

/** Whether there may be a further page. */
export const isFullPage = (page: OwnBooking[]) => page.length === pageSize

export async function readOwnBooking(id: string): Promise<OwnBooking | null> {
  const { own, bearer } = await ownRows()
  const { data, error } = await own.eq('id', id).setHeader('Authorization', bearer).maybeSingle()
  if (error) throw error
  return data as OwnBooking | null
}

async function ownRows() {
  const session = await keptSession()
  const own = restClient()
    .from('bookings')
    .select(columns)
    .eq('user_id', session?.user.id ?? '')
  return { own, bearer: `Bearer ${session?.access_token ?? ''}` }
}
