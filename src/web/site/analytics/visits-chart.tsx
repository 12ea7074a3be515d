import { figureWords } from '#content/analytics.ts'
import { formatDate, formatDayOfYear } from '#domain/calendar.ts'
import type { DayOfVisits } from '#web/data/visits.ts'
import { Table } from '#web/ui/table.tsx'
import { shown } from './figure-cards.tsx'

const words = figureWords.chart
const high = 100
const step = 10

/** A bar of views for each day, the visitors in front of it; and the same as a table. */
export function VisitsChart({ days }: { days: DayOfVisits[] }) {
  const most = Math.max(...days.map(day => day.views), 1)
  const views = days.reduce((sum, day) => sum + day.views, 0)
  return (
    <section>
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h3 className="display text-title">{words.title}</h3>
        <p className="chart-legend" aria-hidden="true">
          <span className="is-views">{words.views}</span>
          <span className="is-visitors">{words.visitors}</span>
        </p>
      </div>
      <div className="chart">
        <svg
          role="img"
          aria-label={words.label(views, most)}
          viewBox={`0 0 ${days.length * step} ${high}`}
          preserveAspectRatio="none"
        >
          {days.map((day, place) => (
            <Bars key={day.day} day={day} left={place * step} most={most} />
          ))}
        </svg>
        <p aria-hidden="true">
          <span>{days[0] && formatDate(days[0].day)}</span>
          <span>{days.at(-1) && formatDate(days.at(-1)?.day ?? '')}</span>
        </p>
      </div>
      <details className="mt-4">
        <summary className="more">
          <span>{words.table}</span>
        </summary>
        <Table
          caption={words.title}
          rows={days.toReversed()}
          rowKey={({ day }) => day}
          columns={[
            { title: words.day, cell: ({ day }) => formatDayOfYear(day) },
            { title: words.views, cell: day => shown(day.views), number: true },
            { title: words.visitors, cell: day => shown(day.visitors), number: true },
          ]}
        />
      </details>
    </section>
  )
}

function Bars({ day, left, most }: { day: DayOfVisits; left: number; most: number }) {
  const heightOf = (count: number) => (count / most) * high
  const bar = (count: number) => ({ y: high - heightOf(count), height: heightOf(count) })
  return (
    <>
      <rect className="is-views" x={left + 1} width={step - 2} {...bar(day.views)} />
      <rect className="is-visitors" x={left + 3} width={step - 6} {...bar(Math.min(day.visitors, most))} />
    </>
  )
}
