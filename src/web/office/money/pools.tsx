import { moneyWords } from '#content/money-page.ts'
import { type Age, ages, type OpenByAge } from '#domain/chase.ts'
import { formatRand, formatWholeRand } from '#domain/money.ts'
import { FigureTable } from './figure-table.tsx'

const words = moneyWords.open

type PoolsProps = { open: OpenByAge; age: Age | undefined; onAge: (age: Age | undefined) => void }

/** What is open: the older, the deeper. A tap shows the invoices of one pool, a second one all again. */
export function Pools({ open, age, onAge }: PoolsProps) {
  const all = ages.reduce((sum, one) => sum + open[one].cents, 0)
  return (
    <section className="m-open" aria-labelledby="still-open">
      <div className="money-head">
        <h3 id="still-open">{words.title}</h3>
        <span className="money">{formatRand(all)}</span>
      </div>
      <div className="pools">
        {ages.map(one => (
          <button
            key={one}
            type="button"
            className="pool"
            data-age={one}
            data-dry={open[one].invoices === 0 || undefined}
            aria-pressed={one === age}
            onClick={() => onAge(one === age ? undefined : one)}
          >
            <b>{formatWholeRand(open[one].cents)}</b>
            <span>{words.ages[one]}</span>
            <small>{words.invoices(open[one].invoices)}</small>
            <i aria-hidden="true" />
          </button>
        ))}
      </div>
      <FigureTable
        label={words.title}
        heads={[words.age, words.invoicesHead, words.openHead]}
        rows={ages.map(one => [words.ages[one], String(open[one].invoices), formatRand(open[one].cents)])}
      />
    </section>
  )
}
