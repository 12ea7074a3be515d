// What the office knows of visits, and the outside property that visitors are asked about.
import type { IsoDay } from '#domain/calendar.ts'
import type { VisitEvent } from '#domain/visits.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { callOffice } from './office-call.ts'

export type DayOfVisits = { day: IsoDay; views: number; visitors: number }
export type VisitFigures = {
  days: DayOfVisits[]
  pages: { path: string; views: number }[]
  events: Partial<Record<VisitEvent, number>>
}
export type Measurement = { measurement_id: string | null; updated_at: string }

export function readVisits({ from, to }: { from: IsoDay; to: IsoDay }): Promise<VisitFigures> {
  return callOffice('visit_figures', { first_day: from, last_day: to })
}

export async function readMeasurement(): Promise<Measurement> {
  const { data, error } = await restClient()
    .from('business_settings')
    .select('measurement_id, updated_at')
    .setHeader('Authorization', await bearer())
    .single()
  if (error) throw error
  return data
}

/** What stands there now; nothing where somebody else was faster. */
export async function saveMeasurement(
  id: string | null,
  seen: Measurement,
): Promise<Measurement | undefined> {
  const { data, error } = await restClient()
    .from('business_settings')
    .update({ measurement_id: id })
    .eq('id', 1)
    .eq('updated_at', seen.updated_at)
    .select('measurement_id, updated_at')
    .setHeader('Authorization', await bearer())
  if (error) throw error
  return data[0]
}
