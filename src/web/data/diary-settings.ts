// Lengths, extras and teams, as the owner sets them.

import type { IsoDay } from '#domain/calendar.ts'
import type { CleanExtra, CleanLength } from '#domain/clean-length.ts'
import type { CleanExtraFields, CleanLengthFields, CrewFields, DayOffFields } from '#domain/diary-settings.ts'
import { Refusal } from '#domain/refusal.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { restApi } from './rest-api.ts'
import type { BookingOnDay } from './settings.ts'

export type StoredLength = CleanLength & { updated_at: string }
export type StoredExtra = CleanExtra & { price_cents: number | null; updated_at: string }
type Hours = { opens_at: string | null; closes_at: string | null }
export type CrewHours = Hours & { weekday: number; updated_at: string }
export type CrewDayOff = { day: IsoDay; reason: string | null; updated_at: string }
export type StoredCrew = {
  id: number
  name: string
  is_active: boolean
  updated_at: string
  crew_hours: CrewHours[]
  crew_days_off: CrewDayOff[]
}

type Query = PromiseLike<{ data: unknown; error: Error | null }> & {
  setHeader(name: string, value: string): unknown
}

async function answerOf<T>(query: Query): Promise<T> {
  const { data, error } = await asSelf(query)
  if (error) throw error
  return data as T
}

/** Of a row that was read: refused with `changed_meanwhile` if somebody else has saved since. */
async function saveSeen<T>(query: Query): Promise<T> {
  const [saved] = await answerOf<T[]>(query)
  if (!saved) throw changedMeanwhile()
  return saved
}

export const readLengths = () =>
  answerOf<StoredLength[]>(restApi().from('clean_lengths').select('*').order('kind'))

export const saveLength = ({ kind, updated_at }: StoredLength, changes: Partial<CleanLengthFields>) =>
  saveSeen<StoredLength>(
    restApi().from('clean_lengths').update(changes).match({ kind, updated_at }).select('*'),
  )

export const readExtras = () =>
  answerOf<StoredExtra[]>(restApi().from('clean_extras').select('*').order('label'))

export const saveExtra = ({ key, updated_at }: StoredExtra, changes: Partial<CleanExtraFields>) =>
  saveSeen<StoredExtra>(restApi().from('clean_extras').update(changes).match({ key, updated_at }).select('*'))

export const addExtra = (extra: CleanExtraFields & { key: string }) =>
  answerOf(restApi().from('clean_extras').insert(extra))

/** Refused with `extra_booked` where a booking names it, with `changed_meanwhile` where somebody has changed it. */
export async function removeExtra({ key, updated_at }: StoredExtra) {
  const gone = await answerOf<unknown[]>(
    restApi().from('clean_extras').delete().match({ key, updated_at }).select('key'),
  )
  if (gone.length > 0) return
  const now = (await readExtras()).find(extra => extra.key === key)
  if (now?.updated_at === updated_at) throw new Refusal('extra_booked', 'It has been booked.')
  if (now) throw changedMeanwhile()
}

const crewColumns =
  'id, name, is_active, updated_at, crew_hours(weekday, opens_at, closes_at, updated_at), crew_days_off(day, reason, updated_at)'

/** The days off from today on. */
export const readCrews = (today: IsoDay) =>
  answerOf<StoredCrew[]>(
    restApi()
      .from('crews')
      .select(crewColumns)
      .gte('crew_days_off.day', today)
      .order('place')
      .order('id')
      .order('day', { referencedTable: 'crew_days_off' }),
  )

export const saveCrew = ({ id, updated_at }: StoredCrew, changes: Partial<CrewFields>) =>
  saveSeen<StoredCrew>(restApi().from('crews').update(changes).match({ id, updated_at }).select(crewColumns))

type HoursChange = { crewId: number; weekday: number; seen: CrewHours | undefined; hours: Hours | null }

/** Without hours of its own the crew has the business's; with empty ones it does not work that day. Refused with
 * `changed_meanwhile` if somebody else has set that day since it was read. */
export async function saveCrewHours({ crewId, weekday, seen, hours }: HoursChange) {
  const table = restApi().from('crew_hours')
  const key = { crew_id: crewId, weekday }
  const version = { ...key, updated_at: seen?.updated_at }
  if (!seen) return hours ? insertUnseen(table.insert({ ...key, ...hours })) : undefined
  await saveSeen(
    hours
      ? table.update(hours).match(version).select('weekday')
      : table.delete().match(version).select('weekday'),
  )
}

/** Refused with `changed_meanwhile` if that day is off already. */
export const addDayOff = (crew_id: number, { day, reason }: DayOffFields) =>
  insertUnseen(restApi().from('crew_days_off').insert({ crew_id, day, reason }))

export async function removeDayOff(crew_id: number, { day, updated_at }: CrewDayOff) {
  await saveSeen(restApi().from('crew_days_off').delete().match({ crew_id, day, updated_at }).select('day'))
}

/** A row where there was none; refused with `changed_meanwhile` where there is one by now. */
async function insertUnseen(query: Query) {
  const { error } = await asSelf(query)
  if (error && 'code' in error && error.code === '23505') throw changedMeanwhile()
  if (error) throw error
}

/** The cleans of a crew on a day on which it is about to be off. */
export const readVisitsOf = (crew_id: number, day: IsoDay) =>
  answerOf<BookingOnDay[]>(
    restApi()
      .from('bookings')
      .select('id, service_time, guest_name, customers(first_name, last_name)')
      .match({ crew_id, service_date: day })
      .in('status', ['pending', 'confirmed'])
      .order('start_minute')
      .order('id'),
  )

/** The teams that go out; staff see them too. */
export const readCrewNames = () =>
  answerOf<Pick<StoredCrew, 'id' | 'name'>[]>(
    restApi().from('crews').select('id, name').is('is_active', true).order('place').order('id'),
  )
