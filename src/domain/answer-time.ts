// By when a visitor hears from us, read from the owner's own promise ('by noon of the next working day').
import { addDays, type IsoDay, isSaturday, isSunday } from './calendar.ts'
import { publicHolidayName } from './holidays.ts'

const counts: Record<string, number> = { next: 1, a: 1, an: 1, one: 1, two: 2, three: 3 }
const spanShape = /\b(next|an?|one|two|three|\d+) (?:working |business )?(day|hour)s?\b/

const sameDay = /\b(today|same day)\b/

// What cannot be read is taken for the promise that this software came with.
const usual = 'noon of the next working day'

/**
 * The latest moment, as '2026-11-19T12:00': texts of this shape sort by time. Of today only the day counts, so it holds for
 * whoever writes at any hour of it. isShut: the days that the owner has closed besides.
 */
export function answeredBy(promise: string, today: IsoDay, isShut: (day: IsoDay) => boolean): string {
  const said = promise.toLowerCase()
  if (sameDay.test(said)) return `${addDays(today, 1)}T00:00`
  const [, word = '', unit] = spanShape.exec(said) ?? []
  if (!unit) return answeredBy(usual, today, isShut)
  const count = counts[word] ?? Number(word)
  if (unit === 'hour') return hoursAfter(today, count)
  return `${workingDayAfter(today, count, isShut)}T${timeIn(said)}`
}

/** Whether the promise is one of days, so that its date can be told. */
export function promisesDay(promise: string): boolean {
  const said = promise.toLowerCase()
  return !sameDay.test(said) && spanShape.exec(said)?.[2] === 'day'
}

/** Whether whoever comes then may be at the door before that answer. One rule for the home page, the adverts and the form. */
export const isBeforeAnswer = ({ day, slot }: { day: IsoDay; slot: string }, by: string | undefined) =>
  by !== undefined && `${day}T${slot.slice(0, 5)}` <= by

function hoursAfter(today: IsoDay, hours: number): string {
  return `${addDays(today, 1 + Math.floor(hours / 24))}T${twoDigits(hours % 24)}:00`
}

function workingDayAfter(today: IsoDay, count: number, isShut: (day: IsoDay) => boolean): IsoDay {
  // Nobody's promise reaches further; also where every day is closed there is an end.
  const ahead = Array.from({ length: 30 }, (_, place) => addDays(today, place + 1))
  const working = ahead.filter(
    day => !isSaturday(day) && !isSunday(day) && !publicHolidayName(day) && !isShut(day),
  )
  return working[count - 1] ?? addDays(today, 30)
}

/** The end of the day where no time is named. */
function timeIn(said: string): string {
  if (/\b(noon|midday|morning)\b/.test(said)) return '12:00'
  const [, hour, minute] = /\b(\d\d?):(\d\d)\b/.exec(said) ?? []
  return hour ? `${hour.padStart(2, '0')}:${minute}` : '24:00'
}

const twoDigits = (number: number) => String(number).padStart(2, '0')
