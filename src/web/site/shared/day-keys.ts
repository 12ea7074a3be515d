// The days ahead as the keys of the home page.
import { isBeforeAnswer } from '#domain/answer-time.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { isSoon, openToShorter, stateOf } from '#web/calendar/calendar-days.ts'
import type { SlotState } from '#web/data/bookings.ts'
import type { DaysAhead } from '#web/rendering/live-data.ts'
import { heardBy } from './next-free.ts'

export type DayKey = {
  day: IsoDay
  state: SlotState
  /** All that is free of it comes before our answer. */
  isSoon: boolean
  /** A clean can still be asked for, if only one that is shorter than the one counted on. */
  leadsOn: boolean
  /** Its times that are free after our answer; of a day that is soon, all of them. */
  free: number
}

export function dayKeys(days: DaysAhead): DayKey[] {
  const by = heardBy(days)
  return [...Map.groupBy(days.slots, ({ day }) => day)].map(([day, all]) => {
    const open = openToShorter(all)
    const allSoon = isSoon(open, by)
    const free = all.filter(({ state }) => state === 'free')
    return {
      day,
      state: stateOf(all),
      isSoon: allSoon,
      leadsOn: open.some(({ state }) => state === 'free'),
      free: free.filter(time => allSoon || !isBeforeAnswer(time, by)).length,
    }
  })
}
