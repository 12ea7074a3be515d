// The waiting list as the office reads and keeps it, and who could come in a gap.
import { Refusal } from '#domain/refusal.ts'
import type { Rows } from '#domain/rows.ts'
import type { ServiceType } from '#domain/service-types.ts'
import type { Gap } from '#domain/waiting-list.ts'
import { asSelf, callAsSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { callOffice, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'
import { bookingColumns, type OfficeBooking } from './staff-bookings.ts'

type Entry = Rows['waiting_list_entries']
export type WaitingCustomer = Pick<
  Rows['customers'],
  'id' | 'first_name' | 'last_name' | 'phone' | 'email' | 'address' | 'city'
>

export type FreedGap = Gap & { crew_name: string | null; fits: number }
export type WaitingOverview = { waiting: number; gaps: FreedGap[] }

/** How many wait, and the time that has come free again which one of them could have. */
export const readWaitingOverview = () => callOffice<WaitingOverview>('waiting_overview')

type EntryColumn =
  | 'id'
  | 'size'
  | 'extras'
  | 'suburb'
  | 'weekdays'
  | 'windows'
  | 'note'
  | 'asked_by'
  | 'created_at'
type Wanted = Pick<Entry, EntryColumn | 'updated_at'>

/** Somebody who waits: with the booking that is to come earlier, or with what is wanted and by whom. */
export type WaitingEntry = Wanted & { service_type: ServiceType | null } & (
    | { bookings: OfficeBooking; customers: null }
    | { bookings: null; customers: WaitingCustomer }
  )

const customerColumns = 'id, first_name, last_name, phone, email, address, city'
const entryColumns = `id, service_type, size, extras, suburb, weekdays, windows, note, asked_by, created_at, updated_at,
  bookings(${bookingColumns}), customers(${customerColumns})`

/** The longest wait first; more than anybody can look through are left out. */
export async function readWaitingList(): Promise<WaitingEntry[]> {
  const open = restApi().from('waiting_list_entries').select(entryColumns).is('ended_at', null)
  const { data, error } = await asSelf(open.order('created_at').order('id').limit(200))
  if (error) throw error
  // Whoever has not confirmed their request is not seen with it.
  return (data as unknown as WaitingEntry[]).filter(({ bookings }) => bookings?.sender_check !== 'waiting')
}

export type BookingWait = Pick<Entry, 'id' | 'created_at' | 'updated_at' | 'asked_by'>

/** The wish for an earlier day of one booking; null if there is none. */
export async function readWaitOf(bookingId: string): Promise<BookingWait | null> {
  const { data, error } = await asSelf(
    restApi()
      .from('waiting_list_entries')
      .select('id, created_at, updated_at, asked_by')
      .eq('booking_id', bookingId)
      .is('ended_at', null)
      .maybeSingle(),
  )
  if (error) throw error
  return data as BookingWait | null
}

export type NewWait = { booking_id: string } | ({ customer_id: string } & WaitFields)
export type WaitFields = {
  service_type: ServiceType
  size: number | null
  extras: string[]
  suburb: string | null
  weekdays: number[]
  windows: string[]
  note: string | null
}

/** Refused with `waits_already` if they do; so is a repeat of one that arrived. */
export async function addWait(wait: NewWait) {
  const { error } = await asSelf(
    restApi()
      .from('waiting_list_entries')
      .insert(wait as object),
  )
  if (error?.code === '23505') throw new Refusal('waits_already', error.message)
  if (error) throw officeError(error)
}

/** Refused with `changed_meanwhile` if somebody else has changed or ended it since it was read. */
export async function endWait({ id, updated_at }: Pick<Entry, 'id' | 'updated_at'>) {
  const { data, error } = await asSelf(
    restApi()
      .from('waiting_list_entries')
      .update({ ended_at: new Date().toISOString() })
      .match({ id, updated_at })
      .select('id'),
  )
  if (error) throw error
  if (!data?.length) throw changedMeanwhile()
}

export type WaitSuits = Pick<Entry, 'weekdays' | 'windows' | 'note'>

/** Refused like the end of it. */
export async function changeWait({ id, updated_at }: Pick<Entry, 'id' | 'updated_at'>, suits: WaitSuits) {
  const { data, error } = await asSelf(
    restApi()
      .from('waiting_list_entries')
      .update(suits)
      .match({ id, updated_at })
      .is('ended_at', null)
      .select('id'),
  )
  if (error) throw officeError(error)
  if (!data?.length) throw changedMeanwhile()
}

/** A gap that nobody is to be asked for; wanted takes that back. */
export const dismissGap = ({ day, crew_id, starts, ends }: Gap, wanted = false) =>
  callOffice<null>('dismiss_gap', { day, crew_id, starts, ends, wanted })

export type GapKind = 'waiting' | 'request' | 'leftover'
type GapRow = Pick<Entry, 'size' | 'extras' | 'suburb' | 'note'> & {
  kind: GapKind
  entry_id: string | null
  booking_id: string | null
  customer_id: string | null
  service_type: ServiceType
  minutes: number
  since: string
  start_minute: number
  way: number
}

/** Somebody who could come in a gap, the best first. */
export type GapCandidate = GapRow & { booking: OfficeBooking | null; customer: WaitingCustomer | null }

export async function readGapCandidates(gap: Gap): Promise<GapCandidate[]> {
  const { day, crew_id, starts, ends } = gap
  const asked = { day, crew_id, from_minute: starts, to_minute: ends }
  const rows = (await callOffice<GapRow[]>('gap_candidates', asked)).slice(0, mostCandidates)
  const [bookings, customers] = await Promise.all([
    rowsById<OfficeBooking>(
      'bookings',
      bookingColumns,
      rows.map(({ booking_id }) => booking_id),
    ),
    rowsById<WaitingCustomer>(
      'customers',
      customerColumns,
      rows.map(row => (row.booking_id ? null : row.customer_id)),
    ),
  ])
  return rows.flatMap(row => {
    const booking = bookings.find(({ id }) => id === row.booking_id) ?? null
    const customer = customers.find(({ id }) => !row.booking_id && id === row.customer_id) ?? null
    return booking || customer ? [{ ...row, booking, customer }] : []
  })
}

// More than anybody phones for one gap; an address has its limits.
const mostCandidates = 30

async function rowsById<Row>(table: string, columns: string, ids: (string | null)[]): Promise<Row[]> {
  const known = ids.filter(id => id !== null)
  if (known.length === 0) return []
  const { data, error } = await asSelf(restApi().from(table).select(columns).in('id', known))
  if (error) throw error
  return data as Row[]
}

type Seen = Pick<OfficeBooking, 'id' | 'updated_at'>

/** Moves a booking to where it was offered in the gap. */
export async function layIntoGap({ id, updated_at }: Seen, gap: Gap, start: number) {
  const to = { new_date: gap.day, new_start: start, new_crew: gap.crew_id }
  await callAsSelf('place_booking', { booking_id: id, seen: updated_at, ...to })
}
