// What a day says of itself, and what it answers while something is laid in; in full and for a small button.
import { weekWords } from '#content/office-week.ts'
import type { Diary, DiaryDay } from '#domain/diary.ts'
import type { dayFigures } from '#domain/week-gaps.ts'
import { type FittingPlace, placesOn } from '#domain/week-places.ts'
import type { Laying } from './laying.ts'

type DayFacts = {
  day: DiaryDay
  now: Diary['now']
  figures: ReturnType<typeof dayFigures>
  unticked: number
  isStaff: boolean
}

export function dayWords({ day, now, figures, unticked, isStaff }: DayFacts): string {
  const { head, closed } = weekWords
  if (unticked > 0) return head.unticked(unticked)
  if (day.day < now.day) return head.done(figures.cleans)
  if (day.closed !== undefined) return closed
  if (!isStaff) return ''
  if (day.crews.every(({ hours }) => !hours)) return head.off
  return figures.free > 0 ? head.free(figures.free) : head.full
}

export function shortDayWords({ day, now, figures, unticked, isStaff }: DayFacts): string {
  const { strip } = weekWords
  if (unticked > 0) return strip.unticked(unticked)
  if (day.day < now.day) return strip.done(figures.cleans)
  if (day.closed !== undefined) return strip.closed
  if (!isStaff) return ''
  return figures.free > 0 ? weekWords.hours(figures.free) : strip.full
}

type Answer = { words: string; short: string; fits: boolean; isBest: boolean }

export function dayAnswer({ day, now, figures }: DayFacts, { places, best }: Laying): Answer {
  const { answer, shortAnswer } = weekWords
  const no = (words: string, short: string) => ({ words, short, fits: false, isBest: false })
  const here = placesOn(places, day.day)
  if (here.length > 0 && best?.day === day.day)
    return { words: answer.best, short: shortAnswer.best, fits: true, isBest: true }
  if (here.length > 0)
    return { words: fitWords(day, here), short: shortAnswer.fits, fits: true, isBest: false }
  if (day.day < now.day) return no(answer.past, shortAnswer.past)
  if (day.closed !== undefined) return no(answer.closed, shortAnswer.closed)
  return no(answer.longest(figures.longest), shortAnswer.none)
}

// With teams, whose; alone, how often.
function fitWords({ crews }: DiaryDay, here: FittingPlace[]): string {
  if (crews.length < 2) return weekWords.answer.fits(here.length)
  const names = crews.filter(({ crewId }) => here.some(place => place.crewId === crewId))
  const isEvery = names.length === crews.length
  return weekWords.answer.fitsTeams(
    names.map(({ crewName }) => crewName),
    isEvery,
  )
}
