// How the arrow keys move in the calendar, and which one day the Tab key reaches.
import { addDays, addMonths, daysOf, type IsoDay, monthOf } from '#domain/calendar.ts'
import type { DayAvailability } from './calendar-days.ts'

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export function dayAfterKey(key: string, day: IsoDay): IsoDay | undefined {
  if (steps[key]) return addDays(day, steps[key])
  if (key === 'PageUp') return sameDateIn(addMonths(monthOf(day), -1), day)
  if (key === 'PageDown') return sameDateIn(addMonths(monthOf(day), 1), day)
  if (key === 'Home') return daysOf(monthOf(day))[0]
  if (key === 'End') return daysOf(monthOf(day)).at(-1)
  return undefined
}

// The 31st turns into the last day of a shorter month.
function sameDateIn(month: string, day: IsoDay): IsoDay | undefined {
  const days = daysOf(month)
  return days[Math.min(Number(day.slice(8)), days.length) - 1]
}

// The first of the preferred days that is on view, else the first free one.
export function focusableDay(days: DayAvailability[], wished: (string | undefined)[]): IsoDay | undefined {
  const onView = wished.find(day => days.some(entry => entry.day === day))
  return onView ?? (days.find(({ state }) => state === 'free') ?? days[0])?.day
}
