// The week's answers in words: what a place hits, and what lies around it.
import { weekWords } from '#content/office-week.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import { type Diary, wayBetween } from '#domain/diary.ts'
import { type Hit, neighboursOf } from '#domain/week-places.ts'
import { nameOf } from './booking-words.ts'
import type { Laying } from './laying.ts'
import { useWeekView } from './week-view.ts'

type NameOf = (id: string) => string

export function useNameOfClean(): NameOf {
  const { cleans } = useWeekView()
  return id => {
    const clean = cleans.find(candidate => candidate.id === id)
    return clean ? nameOf(clean.booking) : ''
  }
}

/** '1 h 20 into Kobus Harmse' */
export function hitWords(hit: Hit, nameOfClean: NameOf): string {
  const words = weekWords.hits
  if (hit.kind === 'booking') return words.booking(hit.minutes, nameOfClean(hit.id))
  if (hit.kind === 'past') return words.past
  if (hit.kind === 'off') return hit.reason ? words.offBecause(hit.reason) : words.off
  if (hit.kind === 'closed') return hit.reason ? words.closedBecause(hit.reason) : words.closed
  return words[hit.kind](hit.minutes)
}

/** 'Between Nomsa Khumalo and Reebok Guest House, 40 min on the road' */
export function aroundWords(laying: Laying, diary: Diary, nameOfClean: NameOf): string {
  const { hand, wanted } = laying
  if (!hand.place) return ''
  const { before, after } = neighboursOf(diary, wanted, hand.place)
  const words = weekWords.hand
  const between =
    before && after
      ? words.between(nameOfClean(before.id), nameOfClean(after.id))
      : before
        ? words.afterOf(nameOfClean(before.id))
        : after
          ? words.beforeOf(nameOfClean(after.id))
          : words.alone
  const road = [before, after].reduce(
    (sum, other) => sum + (other ? wayBetween(other, wanted, diary.ways) : 0),
    0,
  )
  return road > 0 ? `${between}, ${words.road(road)}` : between
}

/** 'Thursday 17 December, 10:50–14:20, Zanele' */
export function heldWords({ hand }: Laying, diary: Diary): string {
  const { place } = hand
  if (!place) return ''
  const day = diary.days.find(entry => entry.day === place.day)
  const crew =
    day && day.crews.length > 1 ? day.crews.find(({ crewId }) => crewId === place.crewId) : undefined
  return [formatDayOfYear(place.day), weekWords.times(place.start, hand.minutes), crew?.crewName]
    .filter(Boolean)
    .join(', ')
}
