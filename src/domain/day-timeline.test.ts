import { expect, test } from 'vitest'
import type { Job } from './day-list.ts'
import { dayTimeline } from './day-timeline.ts'

const day = '2026-12-15'
const ways = { way_same_suburb_minutes: 10, way_same_town_minutes: 20, way_other_town_minutes: 40 }
const hours = { opens: 480, closes: 1080, endsBy: 1140 }
const crew = (crewId: number) => ({ crewId, crewName: `Team ${crewId}`, hours, off: undefined })
const days = (...crews: number[]) => [
  { day, closed: undefined, startsFrom: 480, startsBefore: 1080, crews: crews.map(crew) },
]
const job = (id: string, start: number, minutes: number, crewId = 1) =>
  ({ id, day, start, minutes, crewId, suburb: 'Hartenbos', slot: '08:00-10:00' }) as Job
const jobs = [job('a', 480, 150), job('b', 640, 90), job('c', 840, 150)]
const words = (stops: ReturnType<typeof dayTimeline>) =>
  stops.map(stop =>
    stop.kind === 'job' ? `${stop.job.id} ${stop.way}` : `${stop.team} ${stop.gap.start}-${stop.gap.end}`,
  )

test('a day is its jobs with the way to each, and the gaps between from now on', () => {
  const diary = { days: days(1), ways }
  expect(words(dayTimeline({ jobs, diary, day, from: 0 }))).toEqual([
    'a undefined',
    'b 10',
    'undefined 730-840',
    'c 10',
    'undefined 990-1080',
  ])
  expect(words(dayTimeline({ jobs, diary, day, from: 850 }))).toEqual([
    'a undefined',
    'b 10',
    'c 10',
    'undefined 990-1080',
  ])
})

test('with two teams each has its own way and gaps', () => {
  const diary = { days: days(1, 2), ways }
  const both = [job('a', 480, 150), job('b', 500, 500, 2)]
  expect(words(dayTimeline({ jobs: both, diary, day, from: 0 }))).toEqual([
    'a undefined',
    'b undefined',
    'Team 1 630-1080',
    'Team 2 1000-1080',
  ])
})

test('without the diary, or on a closed day, it is the jobs alone', () => {
  expect(words(dayTimeline({ jobs, diary: undefined, day, from: 0 }))).toEqual(
    jobs.map(({ id }) => `${id} undefined`),
  )
  const closed = days(1).map(entry => ({ ...entry, closed: 'Sunday' }))
  expect(words(dayTimeline({ jobs: [], diary: { days: closed, ways }, day, from: 0 }))).toEqual([])
})
