import { moneyWords } from '#content/money-page.ts'
import { addMonths, monthName } from '#domain/calendar.ts'
import { formatWholeRand } from '#domain/money.ts'
import { tideOf } from '#domain/money-tide.ts'
import type { MoneyFigures } from '#web/data/money-figures.ts'

const words = moneyWords.lead

/** The month in one sentence: against the one before, by the same day while it runs. Nothing for who does not see it. */
export function leadOf({ today, month, takings }: MoneyFigures): string | undefined {
  if (!takings) return
  const { days: cameIn, last_days: lastCameIn, coming } = takings
  if (cameIn.length + lastCameIn.length === 0) return
  const tide = tideOf({ month, today, cameIn, lastCameIn, coming })
  const [name, before] = [monthName(month), monthName(addMonths(month, -1))]
  const isRunning = tide.dayOfMonth !== undefined
  const more = tide.inCents - (isRunning ? tide.lastThenCents : tide.lastCents)
  const rand = formatWholeRand(Math.abs(more))
  if (more === 0) return isRunning ? words.even(name, before) : words.same(name, before)
  if (more > 0) return (isRunning ? words.above : words.more)(name, rand, before)
  return (isRunning ? words.below : words.less)(name, rand, before)
}
