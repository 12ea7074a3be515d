// The clean that a regular plan starts from.
import { todayAt } from '#domain/calendar.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { restApi } from './rest-api.ts'

const columns = [
  'id',
  'status',
  'service_type',
  'service_date',
  'size',
  'extras',
  'address',
  'suburb',
  'special_instructions',
  'start_minute',
  'minutes',
  'crew_id',
  'full_price_cents',
  'plan_id',
  'updated_at',
] as const

export type LastClean = Pick<Rows['bookings'], (typeof columns)[number]>

/** The next one that is booked, or else the last one that was; null if there has been none. */
export async function readLastClean(customerId: string): Promise<LastClean | null> {
  const today = todayAt(new Date())
  const cleans = () =>
    restApi().from('bookings').select(columns.join()).eq('customer_id', customerId).neq('status', 'cancelled')
  const next = cleans().gte('service_date', today).order('service_date').limit(1)
  const last = cleans().lt('service_date', today).order('service_date', { ascending: false }).limit(1)
  const [ahead, behind] = await Promise.all([asSelf(next), asSelf(last)])
  if (ahead.error) throw ahead.error
  if (behind.error) throw behind.error
  return ((ahead.data[0] ?? behind.data[0]) as unknown as LastClean | undefined) ?? null
}
