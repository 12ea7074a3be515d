// A plan in the making: filled in from the last clean, and checked while it is typed.
import { useState } from 'react'
import { planWords } from '#content/office-plans.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { addDays, type IsoDay, isIsoDay, todayAt } from '#domain/calendar.ts'
import { clockOf, minuteOf } from '#domain/clean-length.ts'
import { parseRand, toDecimal } from '#domain/money.ts'
import { type OnClosed, rhythmDays, weekdayOf } from '#domain/plan-days.ts'
import { type DayRhythm, movedRhythm, usualRhythm } from '#domain/rhythm.ts'
import { newId } from '#web/browser/random.ts'
import type { LastClean } from '#web/data/last-clean.ts'
import type { NewPlan } from '#web/data/plans.ts'
import { isLengthWrong, type WorkFields } from './plan-fields.tsx'

const words = planWords.making
const earliestMinute = 8 * 60

type Typed = {
  first: string
  rhythm: DayRhythm
  work: WorkFields
  price: string
  until: string
  onClosed: OnClosed
}

export function useNewPlan(customerId: string, clean: LastClean) {
  const [id] = useState(newId)
  const [typed, setTyped] = useState(() => filledIn(clean))
  const [areShown, setShown] = useState(false)
  const type = (changes: Partial<Typed>) => setTyped(current => ({ ...current, ...changes }))
  const found = errorsOf(typed)
  const isRight = Object.keys(found).length === 0
  const first = isIsoDay(typed.first) ? typed.first : todayAt(new Date())
  return {
    typed,
    type,
    first,
    /** The rhythm stays, on the weekday of its first visit. */
    setFirst: (day: string) =>
      type({ first: day, ...(isIsoDay(day) && { rhythm: movedRhythm(typed.rhythm, day) }) }),
    // The price is asked for with the button; what was changed to something wrong says so at once.
    errors: { ...found, price: areShown ? found.price : undefined },
    showErrors: () => setShown(true),
    plan: isRight ? planOf(typed, { id, customerId, clean }) : undefined,
    booking: isFirstVisit(clean, first) ? clean : undefined,
  }
}

function filledIn(clean: LastClean): Typed {
  const first = firstDay(clean)
  return {
    first,
    rhythm: movedRhythm({ rhythm: usualRhythm(clean.service_type) }, first),
    work: {
      start: clockOf(clean.start_minute ?? earliestMinute),
      minutes: clean.minutes === null ? '' : String(clean.minutes),
      crew: String(clean.crew_id ?? ''),
    },
    price: clean.full_price_cents === null ? '' : toDecimal(clean.full_price_cents),
    until: '',
    onClosed: 'move',
  }
}

// The clean itself while it is to come; else when its rhythm would have brought it back.
function firstDay(clean: LastClean): IsoDay {
  const today = todayAt(new Date())
  if (isStatusOpen(clean.status) && clean.service_date > today && !clean.plan_id) return clean.service_date
  const rhythm = movedRhythm({ rhythm: usualRhythm(clean.service_type) }, clean.service_date)
  const from = { rhythm: rhythm.rhythm, firstDay: clean.service_date, nth: rhythm.nth }
  return rhythmDays(from, addDays(today, 1), addDays(today, 60))[0] ?? addDays(today, 1)
}

const isFirstVisit = (clean: LastClean, first: IsoDay) =>
  isStatusOpen(clean.status) && clean.service_date === first && !clean.plan_id

type PlanErrors = Partial<Record<'first' | 'work' | 'price' | 'until', string>>

function errorsOf({ first, work, price, until }: Typed): PlanErrors {
  const isDay = isIsoDay(first) && first >= todayAt(new Date()) && weekdayOf(first) < 7
  return {
    ...(!isDay && { first: words.firstWrong }),
    ...((!work.start || isLengthWrong(work.minutes)) && { work: words.minutesWrong }),
    ...(parseRand(price) === undefined && { price: words.priceWrong }),
    ...(until && (!isIsoDay(until) || until < first) && { until: words.untilWrong }),
  }
}

type About = { id: string; customerId: string; clean: LastClean }

function planOf(
  { first, rhythm, work, price, until, onClosed }: Typed,
  { id, customerId, clean }: About,
): NewPlan {
  const { service_type, size, extras, address, suburb, special_instructions } = clean
  return {
    id,
    customer_id: customerId,
    ...{ service_type, size, extras: extras ?? [], address, suburb, special_instructions },
    ...rhythm,
    from_day: first,
    until_day: until || null,
    start_minute: minuteOf(work.start),
    minutes: Number(work.minutes),
    ...(work.crew && { crew_id: Number(work.crew) }),
    price_cents: parseRand(price) ?? 0,
    on_closed: onClosed,
  }
}
