// One state for each day of a month, derived from the states of its slots.
import { isBeforeAnswer } from '#domain/answer-time.ts'
import {
  addMonths,
  daysBetween,
  daysOf,
  type IsoDay,
  type IsoMonth,
  monthGrid,
  monthOf,
  todayAt,
} from '#domain/calendar.ts'
import { closedReason } from '#domain/time-slots.ts'
import type { SlotAvailability, SlotState } from '#web/data/bookings.ts'

export type DayState = SlotState | 'waiting'
export type DayAvailability = {
  day: IsoDay
  state: DayState
  reason?: string | undefined
  /** It can be chosen as long as we do not know for what: only a shorter clean than most ask for fits. */
  isForShorter?: boolean
  slots: DaySlot[]
}
type DaySlot = SlotAvailability & { isForShorter?: boolean }

// How far ahead a visitor can turn the pages.
const monthsAhead = 11

export function calendarDays(
  month: IsoMonth,
  slots: DaySlot[] | undefined,
  now: Date,
): Map<IsoDay, DayAvailability> {
  const bySlot = Map.groupBy(slots ?? [], slot => slot.day)
  return new Map(daysOf(month).map(day => [day, calendarDay(day, bySlot.get(day), now)]))
}

function calendarDay(day: IsoDay, slots: DaySlot[] | undefined, now: Date): DayAvailability {
  if (slots)
    return {
      day,
      state: stateOf(slots),
      reason: slots.find(slot => slot.reason)?.reason ?? undefined,
      isForShorter: isForShorter(slots),
      slots,
    }
  // Until the server answers, the rules already tell which days are impossible.
  if (day < todayAt(now)) return { day, state: 'past', slots: [] }
  const reason = closedReason(day, now)
  return { day, state: reason ? 'closed' : 'waiting', reason, slots: [] }
}

/** Before a clean is chosen, of an answer for what most ask for: what is too short for that can be had as well. */
export const openToShorter = <Slot extends Pick<SlotAvailability, 'state'>>(slots: Slot[]) =>
  slots.map((slot): Slot & Pick<DaySlot, 'isForShorter'> =>
    slot.state === 'short' ? { ...slot, state: 'free', isForShorter: true } : slot,
  )

function isForShorter(slots: DaySlot[]): boolean {
  const free = slots.filter(({ state }) => state === 'free')
  return free.length > 0 && free.every(slot => slot.isForShorter)
}

/** Nothing can be had that day, though we work. */
export const hasNoTime = (day: DayAvailability | undefined) => day?.state === 'full' || day?.state === 'short'

/** Of a whole day: what is best of its slots. */
export function stateOf(slots: Pick<SlotAvailability, 'state'>[]): SlotState {
  const order: SlotState[] = ['free', 'short', 'full', 'past', 'closed']
  return order.find(state => slots.some(slot => slot.state === state)) ?? 'closed'
}

type Times = Pick<DaySlot, 'day' | 'slot' | 'state' | 'isForShorter'>[]

/** Whether all that is free of a day comes before our answer: it can be asked for, best by phone. */
export function isSoon(slots: Times, heardBy: string | undefined): boolean {
  const open = slots.filter(({ state }) => state === 'free')
  const wide = open.filter(time => !time.isForShorter)
  const free = wide.length > 0 ? wide : open
  return free.length > 0 && free.every(time => isBeforeAnswer(time, heardBy))
}

/** Whether a month may have such days. Known before its days are: the line that explains them moves nothing later. */
export const isMarkedSoon = (month: IsoMonth, heardBy: string | undefined): boolean =>
  heardBy !== undefined && month <= heardBy.slice(0, 7)

/** The day nearest to this one that has a time; of two as near, the later. */
export function nearestFreeDay(days: Map<IsoDay, DayAvailability>, wanted: IsoDay): IsoDay | undefined {
  const away = ({ day }: DayAvailability) => Math.abs(daysBetween(wanted, day))
  const free = [...days.values()].filter(({ day, state }) => day !== wanted && state === 'free')
  return free.reverse().sort((a, b) => away(a) - away(b))[0]?.day
}

// Slots outside the day's hours are not shown at all; taken ones are, struck through.
export function shownSlots(day: DayAvailability | undefined): SlotAvailability[] {
  return day?.slots.filter(slot => slot.state !== 'closed') ?? []
}

export function canTurnTo(month: IsoMonth, now: Date): boolean {
  const current = monthOf(todayAt(now))
  return month >= current && month <= addMonths(current, monthsAhead)
}

/** The weeks of a month that are not over: late in it the days that can be had stand at the top. */
export const weeksLeft = (month: IsoMonth, today: IsoDay) =>
  monthGrid(month).filter(week => week.some(day => day && day >= today))
