// The business's calendar: days are ISO texts ('2026-12-10') in Africa/Johannesburg, weeks start on Monday.
export type IsoDay = string
export type IsoMonth = string

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

// South Africa is at UTC+2 all year, and has been since 1944.
const offsetMs = 2 * 60 * 60 * 1000

export function todayAt(now: Date): IsoDay {
  return localTime(now).slice(0, 10)
}

export function clockAt(now: Date): string {
  return localTime(now).slice(11, 16)
}

function localTime(now: Date): string {
  return new Date(now.getTime() + offsetMs).toISOString()
}

export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = utc(text)
  return !Number.isNaN(date.getTime()) && isoDay(date) === text
}

export function addDays(day: IsoDay, days: number): IsoDay {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + days)
  return isoDay(date)
}

/** From one day to another; less than nothing into the past. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000)
}

export function addMonths(month: IsoMonth, count: number): IsoMonth {
  const date = utc(`${month}-01`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return monthOf(isoDay(date))
}

export function monthOf(day: IsoDay): IsoMonth {
  return day.slice(0, 7)
}

export function isSunday(day: IsoDay): boolean {
  return utc(day).getUTCDay() === 0
}

export function isSaturday(day: IsoDay): boolean {
  return utc(day).getUTCDay() === 6
}

// Weeks of seven places, Monday first; places outside the month are empty.
export function monthGrid(month: IsoMonth): (IsoDay | undefined)[][] {
  const days = daysOf(month)
  const before = (utc(`${month}-01`).getUTCDay() + 6) % 7
  const places = [...Array<undefined>(before).fill(undefined), ...days]
  const weeks = Math.ceil(places.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => places[week * 7 + place]),
  )
}

export function daysOf(month: IsoMonth): IsoDay[] {
  const first = `${month}-01`
  const next = `${addMonths(month, 1)}-01`
  const length = (utc(next).getTime() - utc(first).getTime()) / 86_400_000
  return Array.from({ length }, (_, index) => addDays(first, index))
}

// 'Thursday 10 December 2026'
export function formatDay(day: IsoDay): string {
  return `${formatDayOfYear(day)} ${day.slice(0, 4)}`
}

// 'Thursday 10 December'
export function formatDayOfYear(day: IsoDay): string {
  const date = utc(day)
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} ${months[date.getUTCMonth()]}`
}

// 'Thu 10 Dec'
export function formatListDay(day: IsoDay): string {
  const date = utc(day)
  return `${formatWeekday(day)} ${date.getUTCDate()} ${months[date.getUTCMonth()]?.slice(0, 3)}`
}

// 'Thu'
export function formatWeekday(day: IsoDay): string {
  return (weekdays[utc(day).getUTCDay()] ?? '').slice(0, 3)
}

export function mondayOf(day: IsoDay): IsoDay {
  return addDays(day, -((utc(day).getUTCDay() + 6) % 7))
}

// '14 to 19 December', '28 December to 2 January'
export function formatSpan(first: IsoDay, last: IsoDay): string {
  const [from, to] = [utc(first), utc(last)]
  const monthFrom = monthOf(first) === monthOf(last) ? '' : ` ${months[from.getUTCMonth()]}`
  return `${from.getUTCDate()}${monthFrom} to ${to.getUTCDate()} ${months[to.getUTCMonth()]}`
}

// '10 December 2026'
export function formatDate(day: IsoDay): string {
  const date = utc(day)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${day.slice(0, 4)}`
}

// '10 Dec 2026'
export function formatShortDate(day: IsoDay): string {
  return `${Number(day.slice(8))} ${formatShortMonth(monthOf(day))}`
}

// '10 Dec'
export function formatShortDay(day: IsoDay): string {
  return formatShortDate(day).slice(0, -5)
}

// 'Dec 2026'
export function formatShortMonth(month: IsoMonth): string {
  return `${months[Number(month.slice(5)) - 1]?.slice(0, 3)} ${month.slice(0, 4)}`
}

// 'Today, 10:04', 'Yesterday, 19:42', 'Thu 10 Dec, 10:04'; of another year '10 Dec 2025'.
export function formatMoment(at: Date, now: Date): string {
  const day = todayAt(at)
  const today = todayAt(now)
  if (day === today) return `Today, ${clockAt(at)}`
  if (day === addDays(today, -1)) return `Yesterday, ${clockAt(at)}`
  if (day.slice(0, 4) !== today.slice(0, 4)) return formatShortDate(day)
  return `${formatListDay(day)}, ${clockAt(at)}`
}

// The same in a list, as short as it can be: '10:04', 'Yesterday', 'Thu 10 Dec'; of another year '10 Dec 2025'.
export function formatBriefMoment(at: Date, now: Date): string {
  const day = todayAt(at)
  const today = todayAt(now)
  if (day === today) return clockAt(at)
  if (day === addDays(today, -1)) return 'Yesterday'
  return day.slice(0, 4) === today.slice(0, 4) ? formatListDay(day) : formatShortDate(day)
}

// 'December 2026'
export function formatMonth(month: IsoMonth): string {
  return `${monthName(month)} ${month.slice(0, 4)}`
}

// 'December'
export function monthName(month: IsoMonth): string {
  return months[Number(month.slice(5)) - 1] ?? ''
}

// '08:00-10:00' as stored, with an en dash as read.
export function formatTimes(slot: string): string {
  return slot.replace('-', '–')
}

function utc(day: IsoDay): Date {
  return new Date(`${day}T00:00:00Z`)
}

function isoDay(date: Date): IsoDay {
  return date.toISOString().slice(0, 10)
}
