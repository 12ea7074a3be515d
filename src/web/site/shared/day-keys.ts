// The days ahead as the keys of the home page.
import { isBeforeAnswer } from '#domain/answer-time.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { isSoon, stateOf } from '#web/calendar/calendar-days.ts'
import type { SlotState } from '#web/data/bookings.ts'
import type { DaysAhead } from '#web/rendering/live-data.ts'
import { heardBy } from './next-free.ts'

/** 'soon': free, on a day of which all that is free comes before our answer. */
export type TimeMark = 'free' | 'soon' | 'taken'

export type DayKey = {
  day: IsoDay
  state: SlotState
  /** All that is free of it comes before our answer. */
  isSoon: boolean
  /** Some of it does, and is not counted on. */
  isPartlySoon: boolean
  /** A clean can still be asked for. */
  leadsOn: boolean
  /** One for each window of the day. */
  times: TimeMark[]
}

export function dayKeys(days: DaysAhead): DayKey[] {
  const by = heardBy(days)
  return [...Map.groupBy(days.slots, ({ day }) => day)].map(([day, all]) => {
    const allSoon = isSoon(all, by)
    return {
      day,
      state: stateOf(all),
      isSoon: allSoon,
      isPartlySoon: !allSoon && all.some(time => time.state === 'free' && isBeforeAnswer(time, by)),
      leadsOn: all.some(time => time.state === 'free' || isShortLater(time, by)),
      times: all.map(time => markOf(time, by, allSoon)),
    }
  })
}

// Room for a shorter clean than the one that is counted on.
const isShortLater = (time: DaysAhead['slots'][number], by: string | undefined) =>
  time.state === 'short' && !isBeforeAnswer(time, by)

// Of a day that has later times only those are counted on.
function markOf(time: DaysAhead['slots'][number], by: string | undefined, allSoon: boolean): TimeMark {
  if (time.state !== 'free') return 'taken'
  if (allSoon) return 'soon'
  return isBeforeAnswer(time, by) ? 'taken' : 'free'
}
