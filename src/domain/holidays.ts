// The twelve public holidays of South Africa, computed. Days proclaimed for one year only (elections) are for the
// owner to close.
import { addDays, type IsoDay, isSunday } from './calendar.ts'

const fixedHolidays = [
  ['01-01', "New Year's Day"],
  ['03-21', 'Human Rights Day'],
  ['04-27', 'Freedom Day'],
  ['05-01', "Workers' Day"],
  ['06-16', 'Youth Day'],
  ['08-09', "National Women's Day"],
  ['09-24', 'Heritage Day'],
  ['12-16', 'Day of Reconciliation'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Day of Goodwill'],
] as const

export function publicHolidayName(day: IsoDay): string | undefined {
  return publicHolidays(Number(day.slice(0, 4))).get(day)
}

export function publicHolidays(year: number): Map<IsoDay, string> {
  const easter = easterSunday(year)
  const holidays = new Map<IsoDay, string>([
    ...fixedHolidays.map(([date, name]) => [`${year}-${date}`, name] as const),
    [addDays(easter, -2), 'Good Friday'],
    [addDays(easter, 1), 'Family Day'],
  ])
  for (const [day, name] of [...holidays]) addMondayAfter(holidays, day, name)
  return holidays
}

// Public Holidays Act 36 of 1994, section 2(1): the Monday after a holiday on a Sunday is one too. It makes no
// third day when that Monday already is a holiday (Christmas on a Sunday).
function addMondayAfter(holidays: Map<IsoDay, string>, day: IsoDay, name: string) {
  const monday = addDays(day, 1)
  if (isSunday(day) && !holidays.has(monday)) holidays.set(monday, `${name} observed`)
}

// The anonymous Gregorian computus (Meeus, Astronomical Algorithms, chapter 8); the letters are the book's.
function easterSunday(year: number): IsoDay {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const l = (32 + 2 * (b % 4) + 2 * i - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
