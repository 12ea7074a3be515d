// The diary as the office lays it out: days with their crews' hours, and the stretches that cleans take. Minutes are
// counted from midnight.
import type { IsoDay } from './calendar.ts'
import { type WayFigures, wayMinutes } from './suburbs.ts'

export type CrewDay = {
  crewId: number
  crewName: string
  /** Undefined where the crew does not go out. `endsBy` is how late the last clean may end. */
  hours: { opens: number; closes: number; endsBy: number } | undefined
  /** Why it is off, where a reason was given. */
  off: string | undefined
}

export type DiaryDay = {
  day: IsoDay
  /** Why nobody works that day at all. */
  closed: string | undefined
  /** A clean begins from here on … */
  startsFrom: number
  /** … and before this. */
  startsBefore: number
  crews: CrewDay[]
}

export type Stretch = {
  id: string
  day: IsoDay
  crewId: number
  start: number
  minutes: number
  suburb: string | null
}

export type Place = Pick<Stretch, 'day' | 'crewId' | 'start'>

export type Diary = {
  days: DiaryDay[]
  stretches: Stretch[]
  ways: WayFigures
  /** Today and the minute of now. */
  now: { day: IsoDay; minute: number }
}

/** The step of the diary. */
export const stepMinutes = 10

export const endOf = ({ start, minutes }: Pick<Stretch, 'start' | 'minutes'>) => start + minutes

export const isSamePlace = (a: Place, b: Place) =>
  a.day === b.day && a.crewId === b.crewId && a.start === b.start

/** The cleans of one crew's day, in order. */
export function laneOf<Kept extends Stretch>(
  stretches: readonly Kept[],
  day: IsoDay,
  crewId: number,
): Kept[] {
  return stretches
    .filter(stretch => stretch.day === day && stretch.crewId === crewId)
    .sort((a, b) => a.start - b.start || endOf(a) - endOf(b))
}

type InSuburb = Pick<Stretch, 'suburb'>

export function wayBetween(from: InSuburb, to: InSuburb, ways: WayFigures): number {
  return wayMinutes(from.suburb, to.suburb, ways)
}
