// What the owner sets about her business, and the days on which she departs from the calendar.
import type { BusinessSettings, DayOverrideFields } from '#domain/business-settings.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { Refusal } from '#domain/refusal.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'

export type StoredSettings = BusinessSettings & { updated_at: string }
export type DayOverride = DayOverrideFields & { updated_at: string }
export type BookingOnDay = {
  id: string
  service_time: string
  guest_name: string | null
  customers: Named | null
}
type Named = { first_name: string; last_name: string }

const columns =
  'slot_capacity, weekday_opens_at, weekday_closes_at, saturday_opens_at, saturday_closes_at, notification_email, updated_at'
const dayColumns = 'day, is_open, reason, updated_at'

export async function readSettings(): Promise<StoredSettings> {
  const { data, error } = await restClient()
    .from('business_settings')
    .select(columns)
    .single()
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as StoredSettings
}

/** Refused with `changed_meanwhile` when somebody else has saved since it was read. */
export async function saveSettings(seen: StoredSettings, changes: Partial<BusinessSettings>) {
  const { data, error } = await restClient()
    .from('business_settings')
    .update(changes)
    .eq('updated_at', seen.updated_at)
    .select(columns)
    .setHeader('Authorization', await bearer())
    .maybeSingle()
  if (error) throw error
  if (!data) throw changedMeanwhile()
  return data as StoredSettings
}

export async function readDayOverrides(from: IsoDay): Promise<DayOverride[]> {
  const { data, error } = await restClient()
    .from('day_overrides')
    .select(dayColumns)
    .gte('day', from)
    .order('day')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as DayOverride[]
}

/** Over what was seen of that day, or where nothing was, over nothing. */
export async function saveDayOverride(fields: DayOverrideFields, seen: DayOverride | undefined) {
  const table = restClient().from('day_overrides')
  const write = seen
    ? table.update(fields).match({ day: seen.day, updated_at: seen.updated_at })
    : table.insert(fields)
  const { data, error } = await write.select('day').setHeader('Authorization', await bearer())
  if (error && error.code !== '23505') throw error
  if (!data?.length) throw changedMeanwhile()
}

export async function removeDayOverride({ day, updated_at }: DayOverride) {
  const { data, error } = await restClient()
    .from('day_overrides')
    .delete()
    .match({ day, updated_at })
    .select('day')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  if (data.length === 0) throw changedMeanwhile()
}

/** Who would stand before a closed door. */
export async function readBookingsOn(day: IsoDay): Promise<BookingOnDay[]> {
  const { data, error } = await restClient()
    .from('bookings')
    .select('id, service_time, guest_name, customers(first_name, last_name)')
    .eq('service_date', day)
    .in('status', ['pending', 'confirmed'])
    .order('service_time')
    .order('id')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data as unknown as BookingOnDay[]
}

const changedMeanwhile = () => new Refusal('changed_meanwhile', 'Somebody has changed this meanwhile.')
