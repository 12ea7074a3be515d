// The diary as one would keep it with a pencil: every start is tried against every other clean. Slow, and plain enough to
// be believed; the database is held against it.
import { cleanMinutes, lengthOf } from '#domain/clean-length.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { wayMinutes } from '#domain/suburbs.ts'
import { timeSlots } from '#domain/terms.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { startingLengths } from './starting-lengths.ts'

export const tuesday = '2027-03-09'
export const saturday = '2027-03-13'
export const figures = { way_same_suburb_minutes: 10, way_same_town_minutes: 20, way_other_town_minutes: 40 }

export type Planned = {
  id: string
  day: string
  slot: TimeSlot
  minutes: number
  suburb: string | null
  crew: number
  start: number
  isCancelled: boolean
  isOverbooked: boolean
}
export type Diary = { cleans: Planned[]; crews: number; off: Set<string> }
export type Wish = {
  day: string
  slot: TimeSlot
  type: ServiceType
  size: number | null
  suburb: string | null
}
type Stretch = Pick<Planned, 'id' | 'day' | 'minutes' | 'suburb' | 'crew' | 'start'>

export const newDiary = (crews: number): Diary => ({ cleans: [], crews, off: new Set() })

export const minutesOf = ({ type, size }: Pick<Wish, 'type' | 'size'>) =>
  cleanMinutes({ size, extras: [], length: lengthOf(type, startingLengths) as never, offered: [] })

const windowOf = (slot: TimeSlot) => [Number(slot.slice(0, 2)) * 60, Number(slot.slice(6, 8)) * 60] as const
export const slotAt = (start: number) =>
  timeSlots.find(slot => windowOf(slot)[0] <= start && start < windowOf(slot)[1]) as TimeSlot

const endsBy = (day: string) => (day === saturday ? 14 * 60 : 17 * 60) + 60
const crewsOn = ({ crews, off }: Diary, day: string) =>
  Array.from({ length: crews }, (_, place) => place + 1).filter(crew => !off.has(`${crew} ${day}`))

const sharers = ({ cleans }: Diary, { id, day, crew }: Stretch) =>
  cleans.filter(other => other.id !== id && other.day === day && other.crew === crew && !other.isCancelled)

/** What is in the way of this stretch, if anything. */
export function hitOf(diary: Diary, wanted: Stretch): string | undefined {
  const isHit = sharers(diary, wanted).some(other => {
    const way = wayMinutes(wanted.suburb, other.suburb, figures)
    return (
      wanted.start < other.start + other.minutes + way && other.start < wanted.start + wanted.minutes + way
    )
  })
  if (isHit) return 'slot_taken'
  if (!crewsOn(diary, wanted.day).includes(wanted.crew)) return 'crew_off'
  return wanted.start + wanted.minutes > endsBy(wanted.day) ? 'ends_too_late' : undefined
}

export const closedAt = ({ day, slot }: Pick<Wish, 'day' | 'slot'>) =>
  day === saturday && windowOf(slot)[1] > 14 * 60

/** The earliest start of the crew with the shortest way, or why there is none. */
export function placeFor(
  diary: Diary,
  wish: { id: string; day: string; slot: TimeSlot; minutes: number; suburb: string | null },
) {
  if (closedAt(wish)) return 'day_closed'
  const working = crewsOn(diary, wish.day)
  if (working.length === 0) return 'day_closed'
  const [from, to] = windowOf(wish.slot)
  if (from + wish.minutes > endsBy(wish.day)) return 'ends_too_late'
  const places = working.flatMap(crew => {
    for (let start = from; start < to; start += 10) {
      const tried = { ...wish, crew, start }
      if (!hitOf(diary, tried)) return [{ crew, start, way: wayAround(diary, tried) }]
    }
    return []
  })
  return places.toSorted((a, b) => a.way - b.way || a.crew - b.crew)[0] ?? 'slot_taken'
}

// Where nobody is before or after, the way is from or to home.
function wayAround(diary: Diary, wanted: Stretch): number {
  const others = sharers(diary, wanted).toSorted((a, b) => a.start - b.start || a.minutes - b.minutes)
  const before = others.findLast(({ start }) => start < wanted.start)
  const after = others.find(({ start }) => start >= wanted.start)
  return [before, after]
    .map(other => (other ? wayMinutes(wanted.suburb, other.suburb, figures) : figures.way_same_town_minutes))
    .reduce((sum, way) => sum + way, 0)
}
