// What the calendar shows of a month: one state for each day, made of the states of its slots.
import { addMonths, daysOf, type IsoDay, type IsoMonth, monthOf, todayAt } from '#domain/calendar.ts'
import { closedReason } from '#domain/time-slots.ts'
import type { DiarySlot, SlotState } from '#web/data/bookings.ts'

export type DayState = SlotState | 'waiting'
export type DiaryDay = { day: IsoDay; state: DayState; reason?: string | undefined; slots: DiarySlot[] }

// How far ahead a visitor can turn the pages.
const monthsAhead = 11

export function diaryDays(month: IsoMonth, slots: DiarySlot[] | undefined, now: Date): Map<IsoDay, DiaryDay> {
  const bySlot = Map.groupBy(slots ?? [], slot => slot.day)
  return new Map(daysOf(month).map(day => [day, diaryDay(day, bySlot.get(day), now)]))
}

function diaryDay(day: IsoDay, slots: DiarySlot[] | undefined, now: Date): DiaryDay {
  if (slots)
    return { day, state: stateOf(slots), reason: slots.find(slot => slot.reason)?.reason ?? undefined, slots }
  // Until the diary answers, the rules already tell which days are out of the question.
  if (day < todayAt(now)) return { day, state: 'past', slots: [] }
  const reason = closedReason(day, now)
  return { day, state: reason ? 'closed' : 'waiting', reason, slots: [] }
}

function stateOf(slots: DiarySlot[]): SlotState {
  const order: SlotState[] = ['free', 'full', 'past', 'closed']
  return order.find(state => slots.some(slot => slot.state === state)) ?? 'closed'
}

// Slots outside the day's hours are not shown at all; taken ones are, struck through.
export function shownSlots(day: DiaryDay | undefined): DiarySlot[] {
  return day?.slots.filter(slot => slot.state !== 'closed') ?? []
}

export function canTurnTo(month: IsoMonth, now: Date): boolean {
  const current = monthOf(todayAt(now))
  return month >= current && month <= addMonths(current, monthsAhead)
}
