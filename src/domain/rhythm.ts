// When a regular clean comes back: every so many weeks on a weekday, or on one weekday of each month.
import type { IsoDay } from './calendar.ts'
import { isLastOfMonth, nthOf, type Rhythm, rhythms, weekdayOf } from './plan-days.ts'
import { kindOf, rhythmLabel, type ServiceType } from './service-types.ts'

/** weekday 1 is Monday. nth is which of the month it is, 5 the last one; null unless monthly. */
export type DayRhythm = { rhythm: Rhythm; weekday: number; nth: number | null }

export const lastOfMonth = 5

/** What has become of a visit, or will. */
export type VisitState = 'done' | 'coming' | 'moved' | 'skipped' | 'unplaced' | 'paused'

/** The rhythms that a visit on this day can begin: from often to seldom. */
export function rhythmsFrom(day: IsoDay): DayRhythm[] {
  const places = [nthOf(day), ...(isLastOfMonth(day) ? [lastOfMonth] : [])]
  return rhythmsOn(weekdayOf(day)).filter(({ nth }) => nth === null || places.includes(nth))
}

/** All the rhythms on a weekday. */
export function rhythmsOn(weekday: number): DayRhythm[] {
  return rhythms.flatMap(rhythm =>
    (rhythm === 'monthly' ? [1, 2, 3, 4, lastOfMonth] : [null]).map(nth => ({ rhythm, weekday, nth })),
  )
}

/** The same rhythm on the weekday of another day; a monthly one takes that day's place in the month. */
export function movedRhythm({ rhythm }: Pick<DayRhythm, 'rhythm'>, to: IsoDay): DayRhythm {
  return rhythmsFrom(to).find(choice => choice.rhythm === rhythm) as DayRhythm
}

export const visitsAYear: Record<Rhythm, number> = {
  weekly: 52,
  'two-weeks': 26,
  'four-weeks': 13,
  monthly: 12,
}

// A type that is sold by rhythm, and homes and offices, which most people have cleaned again and again.
export function asksForRhythm(type: ServiceType): boolean {
  return rhythmLabel(type) === 'Regular' || ['residential-standard', 'commercial'].includes(kindOf(type))
}

/** What we offer first, where a request does not say how often. */
export function usualRhythm(type: ServiceType): Rhythm {
  const kind = kindOf(type)
  if (kind === 'commercial') return 'weekly'
  return kind === 'residential-standard' ? 'two-weeks' : 'four-weeks'
}
