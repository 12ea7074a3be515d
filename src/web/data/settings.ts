// The owner's settings, and the days on which she departs from the usual hours.

import { bookingStatuses, isStatusOpen } from '#domain/booking-status.ts'
import type { BusinessSettings, DayOverrideFields } from '#domain/business-settings.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'
import { restApi } from './rest-api.ts'

export type StoredSettings = BusinessSettings & Pick<Rows['business_settings'], 'updated_at'>
export type DayOverride = Omit<Rows['day_overrides'], 'created_at'>
export type BookingOnDay = Pick<Rows['bookings'], 'id' | 'service_time' | 'guest_name'> & {
  customers: Pick<Rows['customers'], 'first_name' | 'last_name'> | null
}

const columns =
  'slot_capacity, booking_horizon_days, most_stranger_requests, weekday_opens_at, weekday_closes_at, saturday_opens_at, saturday_closes_at, closing_grace_minutes, way_same_suburb_minutes, way_same_town_minutes, way_other_town_minutes, notification_email, invoice_due_days, card_payment_url, updated_at'
const dayColumns = 'day, is_open, reason, updated_at'

export async function readSettings(): Promise<StoredSettings> {
  const { data, error } = await asSelf(restApi().from('business_settings').select(columns).single())
  if (error) throw error
  return data as StoredSettings
}

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. */
export async function saveSettings(seen: StoredSettings, changes: Partial<BusinessSettings>) {
  const { data, error } = await asSelf(
    restApi()
      .from('business_settings')
      .update(changes)
      .eq('updated_at', seen.updated_at)
      .select(columns)
      .maybeSingle(),
  )
  if (error) throw error
  if (!data) throw changedMeanwhile()
  return data as StoredSettings
}

export async function readDayOverrides(from: IsoDay): Promise<DayOverride[]> {
  const { data, error } = await asSelf(
    restApi().from('day_overrides').select(dayColumns).gte('day', from).order('day'),
  )
  if (error) throw error
  return data as DayOverride[]
}

/** Only against the version that was read, or only as a new row if there was none. */
export async function saveDayOverride(fields: DayOverrideFields, seen: DayOverride | undefined) {
  const table = restApi().from('day_overrides')
  const write = seen
    ? table.update(fields).match({ day: seen.day, updated_at: seen.updated_at })
    : table.insert(fields)
  const { data, error } = await asSelf(write.select('day'))
  if (error && error.code !== '23505') throw error
  if (!data?.length && !(await isSetSo(fields))) throw changedMeanwhile()
}

// A repeat finds its own values already stored.
async function isSetSo({ day, is_open, reason }: DayOverrideFields): Promise<boolean> {
  const stored = (await readDayOverrides(day)).find(override => override.day === day)
  return stored?.is_open === is_open && stored.reason === reason
}

export async function removeDayOverride({ day, updated_at }: DayOverride) {
  const { data, error } = await asSelf(
    restApi().from('day_overrides').delete().match({ day, updated_at }).select('day'),
  )
  if (error) throw error
  if (data.length === 0) throw changedMeanwhile()
}

/** The bookings on a day that is about to be closed. */
export async function readBookingsOn(day: IsoDay): Promise<BookingOnDay[]> {
  const { data, error } = await asSelf(
    restApi()
      .from('bookings')
      .select('id, service_time, guest_name, customers(first_name, last_name)')
      .eq('service_date', day)
      .in('status', bookingStatuses.filter(isStatusOpen))
      .neq('sender_check', 'waiting')
      .order('service_time')
      .order('id'),
  )
  if (error) throw error
  return data as unknown as BookingOnDay[]
}
