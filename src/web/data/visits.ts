// The visit statistics, and the outside analytics property that visitors are asked about.
import type { IsoDay } from '#domain/calendar.ts'
import type { Rows } from '#domain/rows.ts'
import type { VisitEvent } from '#domain/visits.ts'
import { asSelf } from './as-self.ts'
import { callOffice } from './office-call.ts'
import { restApi } from './rest-api.ts'

export type DayOfVisits = { day: IsoDay; views: number; visitors: number }
export type VisitFigures = {
  days: DayOfVisits[]
  pages: { path: string; views: number }[]
  events: Partial<Record<VisitEvent, number>>
}
export type Measurement = Pick<Rows['business_settings'], 'measurement_id' | 'updated_at'>

export function readVisits({ from, to }: { from: IsoDay; to: IsoDay }): Promise<VisitFigures> {
  return callOffice('visit_figures', { first_day: from, last_day: to })
}

export async function readMeasurement(): Promise<Measurement> {
  const { data, error } = await asSelf(
    restApi().from('business_settings').select('measurement_id, updated_at').single(),
  )
  if (error) throw error
  return data
}

/** The stored value; undefined if somebody else was quicker. */
export async function saveMeasurement(
  id: string | null,
  seen: Measurement,
): Promise<Measurement | undefined> {
  const { data, error } = await asSelf(
    restApi()
      .from('business_settings')
      .update({ measurement_id: id })
      .eq('id', 1)
      .eq('updated_at', seen.updated_at)
      .select('measurement_id, updated_at'),
  )
  if (error) throw error
  return data[0]
}
