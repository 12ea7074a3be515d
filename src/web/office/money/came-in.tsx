import { moneyWords } from '#content/money-page.ts'
import { addMonths, formatListDay, type IsoDay, type IsoMonth, monthName } from '#domain/calendar.ts'
import { formatRand, formatWholeRand } from '#domain/money.ts'
import { type Tide, tideBox, tideOf } from '#domain/money-tide.ts'
import type { Takings } from '#web/data/money-figures.ts'
import { Segments } from '#web/ui/segments.tsx'
import { FigureTable } from './figure-table.tsx'

const words = moneyWords.cameIn

type CameInProps = {
  takings: Takings
  month: IsoMonth
  today: IsoDay
  onMonth: (month: IsoMonth) => void
}

/** The month as a tide: water is in, pale water is booked, the dotted line is the month before, coral is today. */
export function CameIn({ takings, month, today, onMonth }: CameInProps) {
  const tide = tideOf({
    month,
    today,
    cameIn: takings.days,
    lastCameIn: takings.last_days,
    coming: takings.coming,
  })
  const last = addMonths(today.slice(0, 7), -1)
  // Another month than these two was chosen among the twelve.
  const shown = [...new Set([month, last, today.slice(0, 7)])].sort().slice(-3)
  return (
    <section className="m-in" aria-labelledby="came-in">
      <div className="money-head">
        <h3 id="came-in">{words.title}</h3>
        <Segments
          label={words.month}
          value={month}
          segments={shown.map(value => ({ value, label: monthName(value) }))}
          onChoose={onMonth}
        />
      </div>
      <figure className="tide-chart">
        <TideDrawing tide={tide} />
        <TideLabels tide={tide} month={month} />
        <TideDays tide={tide} />
        <figcaption className="sr-only">{toldOf(tide, month, today)}</figcaption>
      </figure>
      <DayTable takings={takings} tide={tide} />
    </section>
  )
}

function TideDrawing({ tide }: { tide: Tide }) {
  return (
    <svg
      viewBox={`0 0 ${tideBox.width} ${tideBox.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="tide-drawing"
    >
      <path className="tide-coming" d={tide.coming} />
      <path className="tide-coming-line" d={tide.comingLine} vectorEffect="non-scaling-stroke" />
      <path className="tide-water" d={tide.water} />
      <path className="tide-water-line" d={tide.waterLine} vectorEffect="non-scaling-stroke" />
      <path className="tide-last" d={tide.lastLine} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

// In hundredths of the width: where a figure stands depends on how far the month is.
const early = 40
const late = 66

function TideLabels({ tide, month }: { tide: Tide; month: IsoMonth }) {
  const across = (tide.now.x / tideBox.width) * 100
  const isLate = across > late
  const at = { left: `${across}%`, top: tide.now.y }
  return (
    <>
      {tide.dayOfMonth !== undefined && <span className="tide-now" style={at} aria-hidden="true" />}
      <p
        className={`tide-label tide-in ${across < early ? 'tide-in-early' : ''}`}
        style={at}
        aria-hidden="true"
      >
        <b>{formatWholeRand(tide.inCents)}</b>
        {tide.dayOfMonth === undefined ? words.inAll(monthName(month)) : words.byToday}
      </p>
      {tide.lastCents > 0 && (
        <p
          className={`tide-label ${isLate ? 'tide-before-left' : 'tide-before'}`}
          style={isLate ? undefined : { top: tide.lastEnd.y }}
          aria-hidden="true"
        >
          <b>{formatWholeRand(tide.lastCents)}</b>
          {monthName(addMonths(month, -1))}
        </p>
      )}
      {tide.comingCents > 0 && (
        <p
          className={`tide-label ${isLate ? 'tide-soon-left' : 'tide-soon'}`}
          style={isLate ? undefined : { top: soonTop(tide) }}
          aria-hidden="true"
        >
          <b>{formatWholeRand(tide.comingCents)}</b>
          {words.coming}
        </p>
      )}
    </>
  )
}

const labelTall = 42
const usualTop = 160

// In the pale water, and clear of the figure of the month before, which ends just above its own line.
function soonTop({ lastCents, lastEnd }: Tide): number {
  const top = lastEnd.y - labelTall
  if (lastCents <= 0 || Math.abs(top - usualTop) >= labelTall) return usualTop
  return top + labelTall + 4 <= tideBox.height - labelTall ? top + labelTall + 4 : top - labelTall
}

function TideDays({ tide: { days, dayOfMonth } }: { tide: Tide }) {
  const marked = [1, 8, 15, 22, 29].filter(
    day => day <= days && (dayOfMonth === undefined || Math.abs(day - dayOfMonth) > 3),
  )
  const at = (day: number) => ({ left: `${(day / days) * 100}%` })
  return (
    <div className="tide-days" aria-hidden="true">
      {marked.map(day => (
        <span key={day} style={at(day)}>
          {day}
        </span>
      ))}
      {dayOfMonth !== undefined && (
        <span className="tide-today" style={at(Math.min(Math.max(dayOfMonth, 2), days - 1))}>
          {words.today}
        </span>
      )}
    </div>
  )
}

function DayTable({ takings, tide }: { takings: Takings; tide: Tide }) {
  const coming = tide.dayOfMonth === undefined ? [] : takings.coming
  const days = [...new Set([...takings.days, ...coming].map(({ day }) => day))].sort()
  if (days.length === 0) return <p className="text-ink-soft">{words.noDays}</p>
  const of = (sums: Takings['days'], day: IsoDay) => {
    const cents = sums.find(one => one.day === day)?.cents
    return cents === undefined ? '' : formatRand(cents)
  }
  return (
    <FigureTable
      label={words.title}
      heads={[words.day, words.title, ...(coming.length > 0 ? [words.comingHead] : [])]}
      rows={days.map(day => [
        formatListDay(day),
        of(takings.days, day),
        ...(coming.length > 0 ? [of(coming, day)] : []),
      ])}
    />
  )
}

function toldOf(tide: Tide, month: IsoMonth, today: IsoDay): string {
  const before = monthName(addMonths(month, -1))
  const isRunning = tide.dayOfMonth !== undefined
  return [
    words.told(monthName(month), isRunning ? formatListDay(today) : undefined, formatWholeRand(tide.inCents)),
    isRunning && words.toldThen(before, formatWholeRand(tide.lastThenCents)),
    words.toldLast(before, formatWholeRand(tide.lastCents)),
    tide.comingCents > 0 &&
      words.toldComing(monthName(month), formatWholeRand(tide.inCents + tide.comingCents)),
  ]
    .filter(Boolean)
    .join(' ')
}
