// The days ahead as the keys of the home page.
import type { IsoDay } from '#domain/calendar.ts'
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
