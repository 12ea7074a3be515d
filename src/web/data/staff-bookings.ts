// Bookings as the office reads them; the database shows each caller only the rows they may see.
import { bookingStatuses, isStatusOpen } from '#domain/booking-status.ts'
import { addDays, type IsoDay, todayAt } from '#domain/calendar.ts'
import { type Clash, oncePerBooking } from '#domain/clashes.ts'
import type { DiscountLine, Reward } from '#domain/discounts.ts'
import { fullName } from '#domain/full-name.ts'
import type { PromotionRule } from '#domain/price.ts'
import type { BookingQuoteState } from '#domain/quote.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { restApi, type TableQuery } from './rest-api.ts'

type PersonColumn = 'first_name' | 'last_name' | 'phone' | 'email'
type BookingColumn =
  | 'id'
  | 'user_id'
  | 'customer_id'
  | 'guest_name'
  | 'guest_email'
  | 'guest_phone'
  | 'service_type'
  | 'service_date'
  | 'service_time'
  | 'minutes'
  | 'start_minute'
  | 'crew_id'
  | 'size'
  | 'extra_labels'
  | 'crew_name'
  | 'suburb'
  | 'overbooked_reason'
  | 'address'
  | 'special_instructions'
  | 'status'
  | 'sender_check'
  | 'confirm_by'
  | 'price_cents'
  | 'full_price_cents'
  | 'cancel_reason'
  | 'plan_id'
  | 'plan_day'
  | 'plan_rhythm'
  | 'started_at'
  | 'created_at'
  | 'updated_at'

/** Minutes, crew and start are null until it has a place in the day; overbooked_reason says why it lies over another clean.
 * sender_check 'waiting': a stranger's request that holds no place before its sender has confirmed it, until confirm_by. */
export type OfficeBooking = Pick<Rows['bookings'], BookingColumn> & {
  discount_reasons: DiscountLine[]
  /** The promotions that ran for it when its client asked. */
  offers: PromotionRule[] | null
  /** Why a request can no longer be confirmed where it is. */
  slot_trouble: 'slot_taken' | 'day_closed' | 'slot_past' | null
  /** Null for a clean that was agreed without a quote. */
  quote_state: BookingQuoteState | null
  customers: Pick<Rows['customers'], PersonColumn | 'total_cleaning_count' | 'credits'> | null
  client_profiles: Pick<Rows['client_profiles'], PersonColumn> | null
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

export type BookingListName = 'waiting' | 'unconfirmed' | 'coming' | 'past'

export const bookingsPageSize = 20
export const requestsPageSize = 12
const columns =
  'id, user_id, customer_id, guest_name, guest_email, guest_phone, service_type, service_date, service_time, address, ' +
  'plan_id, plan_day, plan_rhythm, minutes, start_minute, crew_id, crew_name, size, extra_labels, suburb, overbooked_reason, ' +
  'special_instructions, status, price_cents, full_price_cents, discount_reasons, offers, cancel_reason, started_at, created_at, ' +
  'updated_at, sender_check, confirm_by, slot_trouble, quote_state, customers(first_name, last_name, phone, email, total_cleaning_count, credits), ' +
  'client_profiles(first_name, last_name, phone, email)'

export { columns as bookingColumns }

/** Requests, the longest waiting first. */
export async function readRequests(after?: OfficeBooking): Promise<OfficeBooking[]> {
  const waiting = restApi()
    .from('bookings')
    .select(columns)
    .eq('status', 'pending')
    .neq('sender_check', 'waiting')
  const further = after
    ? waiting.or(`created_at.gt.${after.created_at},and(created_at.eq.${after.created_at},id.gt.${after.id})`)
    : waiting
  return rowsOf(further.order('created_at').order('id').limit(requestsPageSize))
}

export async function readWeekBookings(from: IsoDay, to: IsoDay): Promise<OfficeBooking[]> {
  const held = restApi()
    .from('bookings')
    .select(columns)
    .gte('service_date', from)
    .lte('service_date', to)
    .neq('status', 'cancelled')
    .neq('sender_check', 'waiting')
  return rowsOf(held.order('service_date').order('service_time').order('start_minute').order('id'))
}

/** What cannot be as it is planned, in the next quarter of a year. */
export async function readClashes(from_day: IsoDay) {
  const { data, error } = await asSelf(
    restApi().rpc('diary_clashes', { from_day, to_day: addDays(from_day, 91) }),
  )
  if (error) throw error
  const clashes = data as Clash[]
  if (clashes.length === 0) return []
  // More than anybody can look through; an address has its limits.
  const ids = [...new Set(clashes.map(({ booking_id }) => booking_id))].slice(0, 50)
  const bookings = await rowsOf(restApi().from('bookings').select(columns).in('id', ids))
  return oncePerBooking(clashes, bookings)
}

type ListQuestion = { list: BookingListName; words: string; after: OfficeBooking | undefined }

/** A page of a list: waiting and coming with the next first, past with the latest first. */
export async function readBookings({ list, words, after }: ListQuestion): Promise<OfficeBooking[]> {
  const isPast = list === 'past'
  const door = restApi()
  const source = words.trim() ? door.rpc('search_bookings', { words }) : door.from('bookings')
  const listed = inList(selected(source), list)
  const further = after ? listed.or(beyond(after, isPast ? 'lt' : 'gt')) : listed
  const ascending = { ascending: !isPast }
  return rowsOf(
    further
      .order('service_date', ascending)
      .order('service_time', ascending)
      .order('start_minute', ascending)
      .order('id', ascending)
      .limit(bookingsPageSize),
  )
}

// A table and what a function answers are asked alike, but the client types them differently.
const selected = (rows: unknown) => (rows as { select(columns: string): TableQuery }).select(columns)

function inList(source: TableQuery, list: BookingListName): TableQuery {
  const today = todayAt(new Date())
  const open = bookingStatuses.filter(isStatusOpen)
  const closed = bookingStatuses.filter(status => !isStatusOpen(status))
  if (list === 'unconfirmed') return source.eq('status', 'pending').eq('sender_check', 'waiting')
  if (list === 'waiting') return source.eq('status', 'pending').neq('sender_check', 'waiting')
  if (list === 'coming')
    return source.gte('service_date', today).in('status', open).neq('sender_check', 'waiting')
  return source.or(`service_date.lt.${today},status.in.(${closed})`)
}

type Placed = Pick<OfficeBooking, 'service_date' | 'service_time' | 'start_minute' | 'id'>

export function beyond({ service_date, service_time, start_minute, id }: Placed, than: 'lt' | 'gt'): string {
  const sameDay = `service_date.eq.${service_date}`
  const sameSlot = `${sameDay},service_time.eq.${service_time}`
  const sameStart = `start_minute.${start_minute === null ? 'is' : 'eq'}.${start_minute}`
  return [
    `service_date.${than}.${service_date}`,
    `and(${sameDay},service_time.${than}.${service_time})`,
    ...startsBeyond(start_minute, than).map(start => `and(${sameSlot},${start})`),
    `and(${sameSlot},${sameStart},id.${than}.${id})`,
  ].join()
}

// Without a start is after all starts, and so first from the other end.
function startsBeyond(start: number | null, than: 'lt' | 'gt'): string[] {
  if (start === null) return than === 'lt' ? ['start_minute.not.is.null'] : []
  return [`start_minute.${than}.${start}`, ...(than === 'gt' ? ['start_minute.is.null'] : [])]
}

/** Null if it does not exist or the caller may not see it. */
export async function readBooking(id: string): Promise<OfficeBooking | null> {
  const [booking = null] = await rowsOf(restApi().from('bookings').select(columns).eq('id', id))
  return booking
}

/** The unused rewards of these customers, and those already applied to these bookings. */
export async function readRewards(bookings: OfficeBooking[]): Promise<WaitingReward[]> {
  const customers = [...new Set(bookings.flatMap(({ customer_id }) => customer_id ?? []))]
  if (customers.length === 0) return []
  const { data, error } = await asSelf(
    restApi()
      .from('rewards')
      .select(
        'id, customer_id, kind, milestone, earned_on, lapses_on, used_by, referrals(customers!referred_customer_id(first_name))',
      )
      .in('customer_id', customers)
      .or(`used_at.is.null,used_by.in.(${bookings.map(({ id }) => id)})`),
  )
  if (error) throw error
  return data as unknown as WaitingReward[]
}

export async function readHistory(bookingId: string): Promise<HistoryEvent[]> {
  const { data, error } = await asSelf(restApi().rpc('booking_history', { booking_id: bookingId }))
  if (error) throw error
  return data as HistoryEvent[]
}

/** Agreed, of days that are over, and not marked as done: the latest first. */
export async function readLeftOver(today: IsoDay, most: number): Promise<OfficeBooking[]> {
  const left = restApi().from('bookings').select(columns).eq('status', 'confirmed').lt('service_date', today)
  const latest = { ascending: false }
  return rowsOf(left.order('service_date', latest).order('start_minute', latest).order('id').limit(most))
}

async function rowsOf(query: TableQuery): Promise<OfficeBooking[]> {
  const { data, error } = await asSelf(query)
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
    name: guest_name ?? (person ? fullName(person) : ''),
    phone: guest_phone ?? client_profiles?.phone ?? customers?.phone ?? null,
    email: guest_email ?? client_profiles?.email ?? customers?.email ?? null,
  }
}
