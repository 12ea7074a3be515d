// The month as a tide: what came in adds up to a level, last month's is a dotted line, and what is booked is still to come.
// Drawn in a box of 620 by 240, which the page stretches to its own width.
import { addMonths, daysOf, type IsoDay, type IsoMonth, monthOf } from './calendar.ts'

export type DayCents = { day: IsoDay; cents: number }

export const tideBox = { width: 620, height: 240 }
// The highest level stays below the upper edge, where its figure stands.
const headroom = 1.11

type Point = { x: number; y: number }

export type Tide = {
  /** In by today, or by the month's end where it is over. */
  inCents: number
  /** The month before: by the same day, and in all. */
  lastThenCents: number
  lastCents: number
  /** Booked or open, and not in yet. */
  comingCents: number
  days: number
  /** Of today, while the month runs. */
  dayOfMonth: number | undefined
  now: Point
  lastEnd: Point
  water: string
  waterLine: string
  coming: string
  comingLine: string
  lastLine: string
}

type Month = {
  month: IsoMonth
  today: IsoDay
  cameIn: DayCents[]
  lastCameIn: DayCents[]
  coming: DayCents[]
}

export function tideOf({ month, today, cameIn, lastCameIn, coming }: Month): Tide {
  const days = daysOf(month).length
  const dayOfMonth = monthOf(today) === month ? Number(today.slice(8)) : undefined
  const until = dayOfMonth ?? days
  const levels = levelsOf(cameIn, days).slice(0, until + 1)
  const last = levelsOf(lastCameIn, days)
  const inCents = levels.at(-1) ?? 0
  const ahead = dayOfMonth === undefined ? [] : levelsOf(coming, days).map(level => inCents + level)
  const comingCents = (ahead.at(-1) ?? inCents) - inCents
  const top = Math.max(1, ...levels, ...last, ...ahead) * headroom
  const at = (level: number, day: number): Point => ({
    x: (day / days) * tideBox.width,
    y: tideBox.height - (Math.max(0, level) / top) * tideBox.height,
  })
  const line = levels.map(at)
  // What is due today already begins where the water stands.
  const next = ahead.flatMap((level, day) => (day < until ? [] : [at(day === until ? inCents : level, day)]))
  return {
    inCents,
    lastThenCents: last[until] ?? 0,
    lastCents: last.at(-1) ?? 0,
    comingCents,
    days,
    dayOfMonth,
    now: line.at(-1) ?? at(0, 0),
    lastEnd: at(last.at(-1) ?? 0, days),
    water: areaOf(line),
    waterLine: curveOf(line),
    coming: comingCents > 0 ? areaOf(next) : '',
    comingLine: comingCents > 0 ? curveOf(next) : '',
    lastLine: last.at(-1) === 0 ? '' : curveOf(last.map(at)),
  }
}

/** The level after each day, from nothing before the first. What a longer month brought after this one's end counts on its last day. */
function levelsOf(sums: DayCents[], days: number): number[] {
  const byDay = Array.from({ length: days + 1 }, () => 0)
  for (const { day, cents } of sums) {
    const place = Math.min(days, Number(day.slice(8)))
    byDay[place] = (byDay[place] ?? 0) + cents
  }
  let level = 0
  return byDay.map(cents => (level += cents))
}

// From level to level with flat ends, as water rises.
function curveOf(points: Point[]): string {
  return points
    .map(({ x, y }, place) => {
      const before = points[place - 1]
      if (!before) return `M${round(x)} ${round(y)}`
      const middle = round((before.x + x) / 2)
      return `C${middle} ${round(before.y)} ${middle} ${round(y)} ${round(x)} ${round(y)}`
    })
    .join('')
}

function areaOf(points: Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return ''
  return `${curveOf(points)}L${round(last.x)} ${tideBox.height}L${round(first.x)} ${tideBox.height}Z`
}

const round = (length: number) => Math.round(length * 10) / 10

export type MonthCents = { month: IsoMonth; cents: number }
export type Column = MonthCents & {
  /** In hundredths of the highest column's room. */
  tall: number
  isBest: boolean
  isCurrent: boolean
}

/** The best month is deep; none is, while nothing came in. The current one may still grow into its outline. */
export function columnsOf(months: MonthCents[], comingCents: number) {
  const best = Math.max(0, ...months.map(({ cents }) => cents))
  const current = months.at(-1)
  const outlineCents = (current?.cents ?? 0) + comingCents
  const room = Math.max(1, best, outlineCents) * 1.05
  const tallOf = (cents: number) => (Math.max(0, cents) / room) * 100
  const columns: Column[] = months.map(({ month, cents }) => ({
    month,
    cents,
    tall: tallOf(cents),
    isBest: best > 0 && cents === best,
    isCurrent: month === current?.month,
  }))
  return { columns, outline: comingCents > 0 ? tallOf(outlineCents) : undefined }
}

/** Twelve of them, also where nothing came in. */
export function twelveMonths(until: IsoMonth, known: MonthCents[]): MonthCents[] {
  return Array.from({ length: 12 }, (_, place) => {
    const month = addMonths(until, place - 11)
    return { month, cents: known.find(one => one.month === month)?.cents ?? 0 }
  })
}

/** '18.4': in thousands, for the figure on a column. */
export function inThousandRand(cents: number): string {
  return (cents / 100_000).toFixed(1)
}
