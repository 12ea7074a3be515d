// The first time that can be had, as pages say it: not before whoever asks for it has heard from us.
import { business } from '#content/business.ts'
import { answeredBy, isBeforeAnswer } from '#domain/answer-time.ts'
import { formatListDay, type IsoDay } from '#domain/calendar.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { type DaysAhead, useLiveData } from '#web/rendering/live-data.ts'

/** Of any clean, or of one that an advert sells: of that only within the fourteen days. */
export function nextFree(days: DaysAhead, kind?: ServiceKind): { day: IsoDay; slot: TimeSlot } | undefined {
  const free = kind ? (days.fits[kind] ?? []) : days.slots.filter(({ state }) => state === 'free')
  const by = heardBy(days)
  const later = kind || !days.later ? [] : [days.later]
  return [...free, ...later].find(time => !isBeforeAnswer(time, by))
}

/** When whoever asks today has heard from us; undefined where no days are known. */
export function heardBy({ slots }: DaysAhead): string | undefined {
  const open = new Set(slots.filter(({ state }) => state !== 'closed').map(({ day }) => day))
  const [first] = slots
  const last = slots.at(-1)
  if (!first || !last) return undefined
  return answeredBy(business.answerWithin, first.day, day => day <= last.day && !open.has(day))
}

/** 'Wed 18 Nov' and '08:00', for one kind of clean or for any; undefined while nothing is free. */
export function useNextFree(kind?: ServiceKind) {
  const { days } = useLiveData()
  const free = days && nextFree(days, kind)
  return free ? { day: free.day, shown: formatListDay(free.day), time: free.slot.slice(0, 5) } : undefined
}
