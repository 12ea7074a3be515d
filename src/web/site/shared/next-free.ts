// The first time that can be had, as pages say it.
import { formatListDay, type IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { type DaysAhead, useLiveData } from '#web/rendering/live-data.ts'

export function nextFree({ slots, later }: DaysAhead): { day: IsoDay; slot: TimeSlot } | null {
  return slots.find(({ state }) => state === 'free') ?? later
}

/** 'Wed 18 Nov' and '08:00'; undefined while nothing is free. */
export function useNextFree() {
  const { days } = useLiveData()
  const free = days && nextFree(days)
  return free ? { day: free.day, shown: formatListDay(free.day), time: free.slot.slice(0, 5) } : undefined
}
