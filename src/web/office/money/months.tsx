import { moneyWords } from '#content/money-page.ts'
import { formatMonth, type IsoMonth, monthName } from '#domain/calendar.ts'
import { formatRand, formatWholeRand } from '#domain/money.ts'
import { columnsOf, inThousandRand, type MonthCents } from '#domain/money-tide.ts'
import { FigureTable } from './figure-table.tsx'

const words = moneyWords.months

type MonthsProps = {
  months: MonthCents[]
  comingCents: number
  shown: IsoMonth
  onMonth: (month: IsoMonth) => void
}

/** Columns of water: the best is deep, the running one stands in the outline of what is still to come. */
export function Months({ months, comingCents, shown, onMonth }: MonthsProps) {
  const { columns, outline } = columnsOf(months, comingCents)
  return (
    <section className="m-year" aria-labelledby="twelve-months">
      <div className="money-head">
        <h3 id="twelve-months">{words.title}</h3>
        <span className="text-ink-soft">{words.unit}</span>
      </div>
      <div className="twelve">
        {columns.map(({ month, cents, tall, isBest, isCurrent }) => (
          <button
            key={month}
            type="button"
            className="month-column"
            data-best={isBest || undefined}
            data-current={isCurrent || undefined}
            aria-pressed={month === shown}
            onClick={() => onMonth(month)}
          >
            <span className="sr-only">{words.show(formatMonth(month), formatWholeRand(cents))}</span>
            <span className="month-water" aria-hidden="true">
              {isCurrent && outline !== undefined && (
                <i className="month-outline" style={{ height: `${outline}%` }} />
              )}
              {tall > 0 && <i className="month-level" style={{ height: `${tall}%` }} />}
              <b style={{ bottom: `${tall}%` }}>{cents === 0 ? '0' : inThousandRand(cents)}</b>
            </span>
            <em aria-hidden="true">{monthName(month).slice(0, 3)}</em>
          </button>
        ))}
      </div>
      <FigureTable
        label={words.title}
        heads={[words.month, words.cents]}
        rows={months.map(({ month, cents }) => [formatMonth(month), formatRand(cents)])}
      />
    </section>
  )
}
