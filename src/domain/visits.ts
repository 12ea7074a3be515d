// The visit statistics: pages, visitors per day, and what people do on the pages.
import { addMonths, daysOf, type IsoDay, monthOf } from './calendar.ts'

export type VisitEvent =
  | 'phone_call'
  | 'form_submission'
  | 'booking_click'
  | 'whatsapp_share'
  | 'whatsapp_chat'
  | 'quote_request'
  | 'contact_message'
  | 'navigation'
  | 'menu_toggle'

// The first that fits. A tap is told by where it leads; the menu's leads nowhere.
const taps: [RegExp, VisitEvent][] = [
  [/^menu$/, 'menu_toggle'],
  [/^tel:/, 'phone_call'],
  [/^https:\/\/wa\.me\/\?/, 'whatsapp_share'],
  [/^https:\/\/wa\.me\/\d/, 'whatsapp_chat'],
  [/^\/booking(?![\w-])/, 'booking_click'],
  [/^\/contact(?![\w-])/, 'quote_request'],
  [/^\/(?!\/)/, 'navigation'],
]

/** The meaning of a tap on a link; undefined if it leads to another site. */
export function eventOfTap(target: string): VisitEvent | undefined {
  return taps.find(([pattern]) => pattern.test(target))?.[1]
}

type Period = { from: IsoDay; to: IsoDay }

/** This month until today, and the same days of the month before, so that they can be compared. */
export function monthsToCompare(today: IsoDay): { now: Period; before: Period } {
  const month = monthOf(today)
  const daysBefore = daysOf(addMonths(month, -1))
  const last = Math.min(Number(today.slice(8)), daysBefore.length)
  return {
    now: { from: `${month}-01`, to: today },
    before: { from: daysBefore[0] ?? today, to: daysBefore[last - 1] ?? today },
  }
}

/** By how many per cent it grew, to a tenth; nothing where there was nothing to grow from. */
export function growthPercent(now: number, before: number): number | undefined {
  if (before === 0) return undefined
  return Math.round(((now - before) / before) * 1000) / 10
}

/** Whole per cents of the sum, for a list that is read as a split. */
export function sharePercent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 100)
}

/** The mark that the office leaves in the browsers of staff; nobody else has it. */
export const uncountedCookie = 'uncounted=1'

/** As Google gives it, but for spaces around it and small letters; nothing where it is none. */
export function measurementIdOf(typed: string): string | undefined {
  const id = typed.trim().toUpperCase()
  return /^G-[A-Z0-9]{4,20}$/.test(id) ? id : undefined
}
