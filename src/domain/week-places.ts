// Where a clean fits into the diary and what it would hit elsewhere, by the rules that the database keeps
// (db/functions/diary/stretch-hits.sql, take-place.sql).
import type { IsoDay } from './calendar.ts'
import {
  type CrewDay,
  type Diary,
  type DiaryDay,
  endOf,
  isSamePlace,
  laneOf,
  type Place,
  type Stretch,
  stepMinutes,
  wayBetween,
} from './diary.ts'

/** What is laid in; `own` is where it lies now. */
export type Wanted = {
  id: string
  minutes: number
  suburb: string | null
  own?: (Place & { minutes: number }) | undefined
}

/** `minutes` is how far it reaches into the other, with the way; `from` and `to` the stretch where they meet. */
export type Hit =
  | { kind: 'closed'; reason: string }
  | { kind: 'past' }
  | { kind: 'off'; reason: string | undefined }
  | { kind: 'booking'; id: string; minutes: number; from: number; to: number }
  | { kind: 'late' | 'early'; minutes: number; from: number; to: number }

/** A reason overrules these; a closed day and the past stay. */
export const isOverruled = ({ kind }: Hit) => kind !== 'closed' && kind !== 'past'

/** A place that takes it, and how much later it could begin there. `road` is the way before and after. */
export type FittingPlace = Place & { spare: number; road: number }

/** What it would hit there; the weightiest first. */
export function hitsAt(diary: Diary, wanted: Wanted, place: Place): Hit[] {
  const { own } = wanted
  const isOwn = own !== undefined && isSamePlace(own, place)
  // One that only becomes shorter hits nothing new.
  if (isOwn && wanted.minutes <= own.minutes) return []
  const day = diary.days.find(entry => entry.day === place.day)
  const firm = day ? firmHits(diary, day, place, isOwn) : []
  return firm.length > 0 ? firm : [...bookingHits(diary, wanted, place), ...crewHits(day, wanted, place)]
}

function firmHits({ now }: Diary, day: DiaryDay, { day: on, start }: Place, isOwn: boolean): Hit[] {
  if (isOwn) return []
  if (day.closed !== undefined) return [{ kind: 'closed', reason: day.closed }]
  if (on < now.day || (on === now.day && start <= now.minute)) return [{ kind: 'past' }]
  if (start < day.startsFrom || start >= day.startsBefore) return [{ kind: 'closed', reason: '' }]
  return []
}

function bookingHits({ stretches, ways }: Diary, wanted: Wanted, place: Place): Hit[] {
  const [start, end] = [place.start, place.start + wanted.minutes]
  return laneOf(stretches, place.day, place.crewId)
    .filter(({ id }) => id !== wanted.id)
    .map(other => {
      const way = wayBetween(other, wanted, ways)
      const minutes = Math.min(end + way - other.start, endOf(other) + way - start)
      const met = { from: Math.max(start, other.start - way), to: Math.min(end, endOf(other) + way) }
      return { kind: 'booking' as const, id: other.id, minutes, ...met }
    })
    .filter(({ minutes }) => minutes > 0)
    .sort((a, b) => b.minutes - a.minutes)
}

function crewHits(day: DiaryDay | undefined, wanted: Wanted, { crewId, start }: Place): Hit[] {
  const crew = day?.crews.find(entry => entry.crewId === crewId)
  if (!crew?.hours) return [{ kind: 'off', reason: crew?.off }]
  const { opens, endsBy } = crew.hours
  const end = start + wanted.minutes
  if (start < opens) return [{ kind: 'early', minutes: opens - start, from: start, to: Math.min(opens, end) }]
  if (end > endsBy) return [{ kind: 'late', minutes: end - endsBy, from: Math.max(start, endsBy), to: end }]
  return []
}

/** Every gap of the diary that takes it, at its earliest start, in the order of the week. */
export function placesFor(diary: Diary, wanted: Wanted): FittingPlace[] {
  return diary.days
    .flatMap(day => day.crews.flatMap(crew => placesIn(diary, wanted, day, crew)))
    .sort((a, b) => a.day.localeCompare(b.day) || a.start - b.start || a.crewId - b.crewId)
}

function placesIn(diary: Diary, wanted: Wanted, { day, startsFrom, startsBefore }: DiaryDay, crew: CrewDay) {
  const found: FittingPlace[] = []
  const at = (start: number): Place => ({ day, crewId: crew.crewId, start })
  let open: FittingPlace | undefined
  for (let start = startsFrom; start < startsBefore && crew.hours; start += stepMinutes) {
    const fits = hitsAt(diary, wanted, at(start)).length === 0
    if (fits && open) open.spare = start - open.start
    else if (fits) {
      open = { ...at(start), spare: 0, road: roadAt(diary, wanted, at(start)) }
      found.push(open)
    } else open = undefined
  }
  return found
}

/** The cleans before and after a place in its crew's day. */
export function neighboursOf({ stretches }: Diary, wanted: Wanted, { day, crewId, start }: Place) {
  const others = laneOf(stretches, day, crewId).filter(({ id }) => id !== wanted.id)
  return {
    before: others.findLast(other => endOf(other) <= start),
    after: others.find(other => other.start >= start + wanted.minutes),
  }
}

/** The way there and on; where nobody is before or after, from and to home. */
export function roadAt(diary: Diary, wanted: Wanted, place: Place): number {
  const { before, after } = neighboursOf(diary, wanted, place)
  const way = (other: Stretch | undefined) =>
    other ? wayBetween(other, wanted, diary.ways) : diary.ways.way_same_town_minutes
  return way(before) + way(after)
}

/** The one with the shortest way, of those the earliest; none is best while the way is everywhere the same. */
export function bestOf(places: readonly FittingPlace[]): FittingPlace | undefined {
  const [best, second] = [...places].sort((a, b) => a.road - b.road)
  return best && (!second || best.road < second.road) ? best : undefined
}

/** The way that the best place saves against the next best. */
export function roadSaved(places: readonly FittingPlace[]): number {
  const [best, second] = [...places].sort((a, b) => a.road - b.road)
  return best && second ? second.road - best.road : 0
}

/** The next place that fits after this one, or the one before it; around the week and back. */
export function stepPlace(places: readonly FittingPlace[], from: Place | undefined, step: 1 | -1) {
  if (!from) return step > 0 ? places[0] : places.at(-1)
  const orderOf = ({ day, start, crewId }: Place) => `${day} ${String(start).padStart(4, '0')} ${crewId}`
  const isAhead = (place: Place) => orderOf(place).localeCompare(orderOf(from)) * step > 0
  const ahead = places.filter(isAhead)
  return (step > 0 ? ahead[0] : ahead.at(-1)) ?? (step > 0 ? places[0] : places.at(-1))
}

/** Within a day, and not before its first start nor after its last. */
export function nudge(diary: Diary, place: Place, minutes: number): Place {
  const day = diary.days.find(entry => entry.day === place.day)
  const [first, last] = [day?.startsFrom ?? 0, (day?.startsBefore ?? 1440) - stepMinutes]
  return { ...place, start: Math.min(Math.max(place.start + minutes, first), last) }
}

export const placesOn = <Kept extends Place>(places: readonly Kept[], day: IsoDay) =>
  places.filter(place => place.day === day)
