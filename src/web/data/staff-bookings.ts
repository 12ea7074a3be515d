// What the office reads of bookings; the database shows each caller only what is theirs to see.
import type { BookingStatus } from '#domain/booking.ts'
import { type IsoDay, todayAt } from '#domain/calendar.ts'
import type { DiscountLine, Reward } from '#domain/discounts.ts'
import type { ServiceType } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'

type Person = { first_name: string; last_name: string; phone: string | null; email: string | null }

export type OfficeBooking = {
  id: string
  user_id: string | null
  customer_id: string | null
  guest_name: string | null
  guest_email: string | null
  guest_phone: string | null
  service_type: ServiceType
  service_date: IsoDay
  service_time: TimeSlot
  address: string
  special_instructions: string | null
  status: BookingStatus
  price_cents: number | null
  full_price_cents: number | null
  discount_reasons: DiscountLine[]
  cancel_reason: string | null
  started_at: string | null
  created_at: string
  updated_at: string
  /** Why a request can no longer be confirmed where it is. */
  slot_trouble: 'slot_taken' | 'day_closed' | 'slot_past' | null
  customers: (Person & { total_cleaning_count: number }) | null
  client_profiles: Person | null
}

export type HistoryEvent = {
  id: string
  name: string
  details: Record<string, string | number | null>
  created_at: string
  who: string | null
}

/** A reward, and whose first clean it thanks for. */
export type WaitingReward = Reward & {
  customer_id: string
  used_by: string | null
  referrals: { customers: { first_name: string } | null } | null
}

export type BookingListName = 'waiting' | 'coming' | 'past'

export const bookingsPageSize = 20
export const requestsPageSize = 12
const columns =
  'id, user_id, customer_id, guest_name, guest_email, guest_phone, service_type, service_date, service_time, address, ' +
  'special_instructions, status, price_cents, full_price_cents, discount_reasons, cancel_reason, started_at, created_at, ' +
  'updated_at, slot_trouble, customers(first_name, last_name, phone, email, total_cleaning_count), ' +
  'client_profiles(first_name, last_name, phone, email)'

/** Requests, the one who has waited longest first. */
export async function readRequests(after?: OfficeBooking): Promise<OfficeBooking[]> {
  const waiting = restClient().from('bookings').select(columns).eq('status', 'pending')
  const further = after
    ? waiting.or(`created_at.gt.${after.created_at},and(created_at.eq.${after.created_at},id.gt.${after.id})`)
    : waiting
  return rowsOf(further.order('created_at').order('id').limit(requestsPageSize))
}

export async function readWeekBookings(from: IsoDay, to: IsoDay): Promise<OfficeBooking[]> {
  const held = restClient()
    .from('bookings')
    .select(columns)
    .gte('service_date', from)
    .lte('service_date', to)
    .neq('status', 'cancelled')
  return rowsOf(held.order('service_date').order('service_time').order('created_at').order('id'))
}

type ListQuestion = { list: BookingListName; words: string; after: OfficeBooking | undefined }

/** A page of a list: waiting and coming with the next first, past with the latest first. */
export async function readBookings({ list, words, after }: ListQuestion): Promise<OfficeBooking[]> {
  const isPast = list === 'past'
  const source = words.trim()
    ? restClient().rpc('search_bookings', { words }).select(columns)
    : restClient().from('bookings').select(columns)
  const listed = inList(source, list)
  const further = after ? listed.or(beyond(after, isPast ? 'lt' : 'gt')) : listed
  const ascending = { ascending: !isPast }
  return rowsOf(
    further
      .order('service_date', ascending)
      .order('service_time', ascending)
      .order('id', ascending)
      .limit(bookingsPageSize),
  )
}

// biome-ignore lint/suspicious/noExplicitAny: the client has no schema to type its filters with
type Filtered = any

function inList(source: Filtered, list: BookingListName): Filtered {
  const today = todayAt(new Date())
  if (list === 'waiting') return source.eq('status', 'pending')
  if (list === 'coming') return source.gte('service_date', today).in('status', ['pending', 'confirmed'])
  return source.or(`service_date.lt.${today},status.in.(completed,cancelled)`)
}

function beyond({ service_date, service_time, id }: OfficeBooking, than: 'lt' | 'gt'): string {
  const sameDay = `service_date.eq.${service_date}`
  return [
    `service_date.${than}.${service_date}`,
    `and(${sameDay},service_time.${than}.${service_time})`,
    `and(${sameDay},service_time.eq.${service_time},id.${than}.${id})`,
  ].join()
}

/** Null for one that is not there, or not the caller's to see. */
export async function readBooking(id: string): Promise<OfficeBooking | null> {
  const [booking = null] = await rowsOf(restClient().from('bookings').select(columns).eq('id', id))
  return booking
}

/** What waits for these customers, and what is already on these bookings. */
export async function readRewards(bookings: OfficeBooking[]): Promise<WaitingReward[]> {
  const customers = [...new Set(bookings.flatMap(({ customer_id }) => customer_id ?? []))]
  if (customers.length === 0) return []
  const { data, error } = await restClient()
    .from('rewards')
    .select(
      'id, customer_id, kind, milestone, earned_on, lapses_on, used_by, referrals(customers!referred_customer_id(first_name))',
    )
    .in('customer_id', customers)
    .or(`used_at.is.null,used_by.in.(${bookings.map(({ id }) => id)})`)
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as unknown as WaitingReward[]
}

export async function readHistory(bookingId: string): Promise<HistoryEvent[]> {
  const { data, error } = await restClient()
    .rpc('booking_history', { booking_id: bookingId })
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as HistoryEvent[]
}

/** How many jobs fit into a slot; unknown to those who are no staff. */
export async function readCapacity(): Promise<number | null> {
  const { data, error } = await restClient()
    .from('business_settings')
    .select('slot_capacity')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data[0]?.slot_capacity ?? null
}

type Answer = { data: unknown; error: Error | null }
type Query = { setHeader(name: string, value: string): PromiseLike<Answer> }

async function rowsOf(query: Query): Promise<OfficeBooking[]> {
  const { data, error } = await query.setHeader('Authorization', await bearer())
  if (error) throw error
  return data as OfficeBooking[]
}

export function clientOf({
  guest_name,
  guest_phone,
  guest_email,
  client_profiles,
  customers,
}: OfficeBooking) {
  const person = client_profiles ?? customers
  return {
    // Somebody known by one name only is kept with a dash for the other.
    name: guest_name ?? (person ? `${person.first_name} ${person.last_name}`.replace(/ -$/, '') : ''),
    phone: guest_phone ?? client_profiles?.phone ?? customers?.phone ?? null,
    email: guest_email ?? client_profiles?.email ?? customers?.email ?? null,
  }
}
