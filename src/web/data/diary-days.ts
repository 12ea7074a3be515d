// The days of the diary: who works when, why not, and how long the way is. For staff.
import type { IsoDay } from '#domain/calendar.ts'
import type { CrewDay, DiaryDay } from '#domain/diary.ts'
import type { WayFigures } from '#domain/suburbs.ts'
import { asSelf } from './as-self.ts'
import { restApi } from './rest-api.ts'

type DiaryRow = {
  day: IsoDay
  closed: string | null
  starts_from: number | null
  starts_before: number | null
  crew_id: number
  crew_name: string
  opens: number | null
  closes: number | null
  ends_by: number | null
  off: string | null
}

export async function readDiaryDays(from_day: IsoDay, to_day: IsoDay): Promise<DiaryDay[]> {
  const { data, error } = await asSelf(restApi().rpc('diary_days', { from_day, to_day }).retry(false))
  if (error) throw error
  const rows = Object.entries(Object.groupBy(data as DiaryRow[], ({ day }) => day))
  return rows.map(([day, crews = []]) => ({
    day,
    closed: crews[0]?.closed ?? undefined,
    startsFrom: crews[0]?.starts_from ?? 0,
    startsBefore: crews[0]?.starts_before ?? 0,
    crews: crews.map(crewDayOf),
  }))
}

function crewDayOf({ crew_id, crew_name, opens, closes, ends_by, off }: DiaryRow): CrewDay {
  const isOut = opens !== null && closes !== null && ends_by !== null
  return {
    crewId: crew_id,
    crewName: crew_name,
    hours: isOut ? { opens, closes, endsBy: ends_by } : undefined,
    off: off ?? undefined,
  }
}

export async function readWays(): Promise<WayFigures> {
  const { data, error } = await asSelf(
    restApi()
      .from('business_settings')
      .select('way_same_suburb_minutes, way_same_town_minutes, way_other_town_minutes')
      .retry(false)
      .single(),
  )
  if (error) throw error
  return data as WayFigures
}
