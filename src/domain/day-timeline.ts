// A day of work as a line: the jobs with the way to each, and between them the gaps with their names.
import type { Job } from './day-list.ts'
import { type DiaryDay, endOf, laneOf, type Stretch, wayBetween } from './diary.ts'
import type { WayFigures } from './suburbs.ts'
import { type Gap, gapsOf } from './week-gaps.ts'

/** `way` is the driving from the job before of the same crew. */
export type JobStop = { kind: 'job'; job: Job; way: number | undefined }
export type GapStop = { kind: 'gap'; day: DiaryDay; gap: Gap; team: string | undefined }

type DayWork = {
  jobs: readonly Job[]
  diary: { days: DiaryDay[]; ways: WayFigures } | undefined
  day: string
  /** Gaps before this minute are over. */
  from: number
}

export function dayTimeline({ jobs, diary, day, from }: DayWork): (JobStop | GapStop)[] {
  const entry = diary?.days.find(candidate => candidate.day === day)
  if (!diary || !entry) return jobs.map(job => ({ kind: 'job', job, way: undefined }))
  const placed = jobs.flatMap(job => stretchOf(job) ?? [])
  const stops = jobs.map((job): JobStop => ({ kind: 'job', job, way: wayTo(job, placed, diary.ways) }))
  const gaps = entry.closed === undefined ? gapsOfDay(entry, placed, diary.ways, from) : []
  return [...stops, ...gaps].sort((a, b) => startOf(a) - startOf(b))
}

function gapsOfDay(day: DiaryDay, placed: Stretch[], ways: WayFigures, from: number): GapStop[] {
  const working = day.crews.filter(({ hours }) => hours)
  return working.flatMap(({ crewId, crewName, hours }) =>
    gapsOf(laneOf(placed, day.day, crewId), hours, ways, from).map(
      (gap): GapStop => ({
        ...{ kind: 'gap', day, gap },
        team: day.crews.length > 1 ? crewName : undefined,
      }),
    ),
  )
}

function wayTo(job: Job, placed: Stretch[], ways: WayFigures): number | undefined {
  const own = stretchOf(job)
  const before = own && laneOf(placed, own.day, own.crewId).findLast(other => endOf(other) <= own.start)
  return before && wayBetween(before, own, ways)
}

function stretchOf({ id, day, crewId, start, minutes, suburb }: Job): Stretch | undefined {
  if (crewId == null || start == null || minutes == null) return
  return { id, day, crewId, start, minutes, suburb: suburb ?? null }
}

const startOf = (stop: JobStop | GapStop) =>
  stop.kind === 'gap' ? stop.gap.start : (stop.job.start ?? Number(stop.job.slot.slice(0, 2)) * 60)
