// On which days a regular plan has its visits. db/functions/plans/plan-days.sql reckons the same; a test holds them together.
import { addDays, addMonths, type IsoDay, monthOf } from './calendar.ts'

export const rhythms = ['weekly', 'two-weeks', 'four-weeks', 'monthly'] as const
export type Rhythm = (typeof rhythms)[number]

/** firstDay is by the rhythm; nth only of a monthly plan: 1 to 4, or 5 for the last one of the month. */
export type PlanRhythm = { rhythm: Rhythm; firstDay: IsoDay; nth: number | null }

/** What becomes of a visit whose day is a holiday or closed. */
export type OnClosed = 'move' | 'skip'

const steps: Record<Exclude<Rhythm, 'monthly'>, number> = { weekly: 7, 'two-weeks': 14, 'four-weeks': 28 }

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: IsoDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** Which of its weekday in its month a day is; the fifth is the last. */
export function nthOf(day: IsoDay): number {
  return Math.floor((Number(day.slice(8)) + 6) / 7)
}

export function isLastOfMonth(day: IsoDay): boolean {
  return monthOf(addDays(day, 7)) !== monthOf(day)
}

export function firstRhythmDay(rhythm: Rhythm, weekday: number, nth: number | null, from: IsoDay): IsoDay {
  if (rhythm !== 'monthly') return addDays(from, (weekday - weekdayOf(from) + 7) % 7)
  const day = nthWeekday(from, weekday, nth ?? 1)
  return day >= from ? day : nthWeekday(`${addMonths(monthOf(from), 1)}-01`, weekday, nth ?? 1)
}

/** Both days included. */
export function rhythmDays({ rhythm, firstDay, nth }: PlanRhythm, from: IsoDay, to: IsoDay): IsoDay[] {
  const begins = from > firstDay ? from : firstDay
  if (rhythm === 'monthly') return monthlyDays(weekdayOf(firstDay), nth ?? 1, begins, to)
  const step = steps[rhythm]
  const before = Math.ceil((number(begins) - number(firstDay)) / step)
  const days: IsoDay[] = []
  for (let day = addDays(firstDay, before * step); day <= to; day = addDays(day, step)) days.push(day)
  return days
}

function monthlyDays(weekday: number, nth: number, from: IsoDay, to: IsoDay): IsoDay[] {
  const days: IsoDay[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) {
    const day = nthWeekday(`${month}-01`, weekday, nth)
    if (day >= from && day <= to) days.push(day)
  }
  return days
}

export function nthWeekday(inMonthOf: IsoDay, weekday: number, nth: number): IsoDay {
  const month = monthOf(inMonthOf)
  const first = `${month}-01`
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  if (nth === 5) return addDays(last, -((weekdayOf(last) - weekday + 7) % 7))
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1))
}

/** Where a visit may go whose day is closed: the next days, the nearest first, then those before. */
export function daysBeside(day: IsoDay): IsoDay[] {
  return [1, 2, 3, -1, -2, -3].map(away => addDays(day, away))
}

type Closing = { onClosed: OnClosed; isClosed: (day: IsoDay) => boolean }

/** The day of a visit where nothing else is in its way; undefined where it is left out, or no day near is open. */
export function dayOfVisit(planDay: IsoDay, { onClosed, isClosed }: Closing): IsoDay | undefined {
  if (!isClosed(planDay)) return planDay
  return onClosed === 'move' ? daysBeside(planDay).find(day => !isClosed(day)) : undefined
}

export type Pause = { from_day: IsoDay; to_day: IsoDay }

export function isPaused(pauses: readonly Pause[], day: IsoDay): boolean {
  return pauses.some(({ from_day, to_day }) => from_day <= day && day <= to_day)
}

// Days since 1970.
function number(day: IsoDay): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000
}
