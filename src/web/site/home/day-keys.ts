// The days ahead as the keys of the home page, and the first of them that can be had.
import type { IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { stateOf } from '#web/calendar/calendar-days.ts'
import type { SlotState } from '#web/data/bookings.ts'
import type { DaysAhead } from '#web/rendering/live-data.ts'

/** times: one for each window of the day, whether it is free. */
export type DayKey = { day: IsoDay; state: SlotState; times: boolean[] }

export function dayKeys({ slots }: DaysAhead): DayKey[] {
  return [...Map.groupBy(slots, ({ day }) => day)].map(([day, all]) => ({
    day,
    state: stateOf(all),
    times: all.map(({ state }) => state === 'free'),
  }))
}

export function nextFree({ slots, later }: DaysAhead): { day: IsoDay; slot: TimeSlot } | null {
  return slots.find(({ state }) => state === 'free') ?? later
}
