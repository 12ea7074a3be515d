// The first time that can be had, as pages say it: not before whoever asks for it has heard from us.
import { business } from '#content/business.ts'
import { answeredBy, isBeforeAnswer, promisesDay } from '#domain/answer-time.ts'
import { formatListDay, type IsoDay } from '#domain/calendar.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { type DaysAhead, useLiveData } from '#web/rendering/live-data.ts'

type Wanted = { kind?: ServiceKind | undefined; town?: string }

/** Of a clean of a home; or of one that an advert sells, or in one town: of those only within the fourteen days. */
export function nextFree(days: DaysAhead, wanted: Wanted = {}): { day: IsoDay; slot: TimeSlot } | undefined {
  const by = heardBy(days)
  return timesFor(days, wanted).find(time => !isBeforeAnswer(time, by))
}

function timesFor({ slots, later, fits, inTown }: DaysAhead, { kind, town }: Wanted) {
  if (kind) return fits[kind] ?? []
  if (town) return inTown[town] ?? []
  return [...slots.filter(({ state }) => state === 'free'), ...(later ? [later] : [])]
}

/** When whoever asks today has heard from us; undefined where no days are known. */
export function heardBy({ slots }: DaysAhead): string | undefined {
  const open = new Set(slots.filter(({ state }) => state !== 'closed').map(({ day }) => day))
  const [first] = slots
  const last = slots.at(-1)
  if (!first || !last) return undefined
  return answeredBy(business.answerWithin, first.day, day => day <= last.day && !open.has(day))
}

export type DatedAnswer = {
  /** It holds for whoever asks on this day. */
  askedOn: IsoDay
  by: string
}

/** Undefined where the owner's own promise is not one of days: we say no more than she does. */
export function datedAnswer(days: DaysAhead): DatedAnswer | undefined {
  const by = heardBy(days)
  const askedOn = days.slots[0]?.day
  return by && askedOn && promisesDay(business.answerWithin) ? { askedOn, by } : undefined
}

/** 'Wed 18 Nov' and '08:00'; undefined while nothing is free. */
export function useNextFree(wanted?: Wanted) {
  const { days } = useLiveData()
  const free = days && nextFree(days, wanted)
  return free ? { day: free.day, shown: formatListDay(free.day), time: free.slot.slice(0, 5) } : undefined
}
