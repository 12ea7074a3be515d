import type { UseQueryResult } from '@tanstack/react-query'
import { bankWords } from '#content/bank-file.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type AsideLine, bringLinesBack, type readAside } from '#web/data/bank.ts'
import { Archive } from '#web/icons/archive.ts'
import { Button } from '#web/ui/button.tsx'
import { bankKeys } from './bank-keys.ts'

const words = bankWords.aside

/** No income of ours, of the file that was read last. */
export function AsidePart({ query }: { query: UseQueryResult<Awaited<ReturnType<typeof readAside>>> }) {
  const { act, busyWith } = useAct(bankKeys)
  const aside = query.data
  if (!aside || aside.count === 0) return null
  const bringBack = ({ id }: AsideLine) =>
    void act({
      ...{ name: id, work: () => bringLinesBack([id]), said: words.broughtBack, failed: words.backFailed },
    })
  return (
    <section id="bank-aside" aria-label={words.title}>
      <h3>{words.title}</h3>
      <details className="bank-aside">
        <summary>
          <Archive aria-hidden="true" />
          <b className="bank-raw">
            {[...new Set(aside.lines.map(line => line.words))].slice(0, 3).join(', ')}
          </b>
          <span>{words.lines(aside.count)}</span>
        </summary>
        {aside.count > aside.lines.length && <p>{words.newest}</p>}
        <ul>
          {aside.lines.map(line => (
            <li key={line.id}>
              <span className="bank-day">{formatShortDate(line.day)}</span>
              <span>
                <b className="bank-raw">{line.words}</b>
                <small>{words.why[line.aside_why]}</small>
              </span>
              <span className="bank-cents">{formatRand(line.amount_cents)}</span>
              <Button tone="text" size="small" busy={busyWith === line.id} onClick={() => bringBack(line)}>
                {words.bringBack}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
