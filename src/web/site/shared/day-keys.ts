// The days ahead as the keys of the home page.
import { isBeforeAnswer } from '#domain/answer-time.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { isSoon, stateOf } from '#web/calendar/calendar-days.ts'
import type { SlotState } from '#web/data/bookings.ts'
import type { DaysAhead } from '#web/rendering/live-data.ts'
import { heardBy } from './next-free.ts'

export type DayKey = {
  day: IsoDay
  state: SlotState
  /** All that is free of it comes before our answer. */
  isSoon: boolean
  /** A clean can still be asked for. */
  leadsOn: boolean
  /** Its times that are free after our answer; of a day that is soon, all of them. */
  free: number
}

export function dayKeys(days: DaysAhead): DayKey[] {
  const by = heardBy(days)
  return [...Map.groupBy(days.slots, ({ day }) => day)].map(([day, all]) => {
    const allSoon = isSoon(all, by)
    const free = all.filter(({ state }) => state === 'free')
    return {
      day,
      state: stateOf(all),
      isSoon: allSoon,
      leadsOn: free.length > 0 || all.some(time => isShortLater(time, by)),
      free: free.filter(time => allSoon || !isBeforeAnswer(time, by)).length,
    }
  })
}

// Room for a shorter clean than the one that is counted on.
const isShortLater = (time: DaysAhead['slots'][number], by: string | undefined) =>
  time.state === 'short' && !isBeforeAnswer(time, by)
