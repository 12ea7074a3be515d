// What a new price means, reckoned before it is told: from when it counts, which visits it reaches, and what the client reads.
import { planWords } from '#content/office-plans.ts'
import { newPriceText } from '#content/plans.ts'
import { addDays, formatDate, type IsoDay, todayAt } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { visitsAYear } from '#domain/rhythm.ts'
import { noticeDays } from '#domain/terms.ts'
import type { PlanCard } from '#web/data/plans.ts'
import { changeable, dayOf } from '#web/plans/visits.ts'

const words = planWords.price

export type PriceNotice = {
  cents: number
  from: IsoDay
  /** Days of the visits that keep the old price. */
  still: IsoDay[]
  first: IsoDay | undefined
  aYear: string
  text: string[]
}

const countsFrom = (now: Date) => addDays(todayAt(now), noticeDays)

/** A visit costs what the plan says on its day by the rhythm. */
export function visitsAtNewPrice(plan: PlanCard, now = new Date()) {
  return changeable(plan.visits).filter(({ plan_day }) => plan_day >= countsFrom(now))
}

export function noticeOf(plan: PlanCard, cents: number, now = new Date()): PriceNotice {
  const from = countsFrom(now)
  const after = visitsAtNewPrice(plan, now)
  const still = changeable(plan.visits).filter(visit => !after.includes(visit))
  const difference = (cents - plan.price_cents) * visitsAYear[plan.rhythm]
  return {
    from,
    cents,
    still: still.map(dayOf),
    first: after[0] && dayOf(after[0]),
    aYear: words.aYear(wholeRand(Math.abs(difference)), difference > 0),
    text: newPriceText({
      rhythm: plan.rhythm,
      from: formatDate(from),
      price: formatRand(cents),
      priceBefore: formatRand(plan.price_cents),
    }),
  }
}

const wholeRand = (cents: number) => formatRand(cents).replace(/\.\d\d$/, '')

/** '+6.5%' */
export function percentOf(before: number, after: number): string {
  if (before === 0 || before === after) return ''
  const percent = Math.round(((after - before) / before) * 1000) / 10
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`
}
