import { useQuery } from '@tanstack/react-query'
import { bankWords } from '#content/bank-file.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type BookedLine, readBooked, takeBackLine } from '#web/data/bank.ts'
import { BookCheck } from '#web/icons/book-check.ts'
import { Button } from '#web/ui/button.tsx'
import { bankKeys, bookedKey, paidKeys } from './bank-keys.ts'

const words = bankWords.booked

/** The last that were booked, each with a way back. */
export function BookedPart() {
  const { data: lines = [] } = useQuery({ queryKey: [bookedKey], queryFn: readBooked })
  const { act, busyWith } = useAct(bankKeys, paidKeys)
  if (lines.length === 0) return null
  const takeBack = ({ id }: BookedLine) =>
    void act({
      ...{
        name: id,
        work: () => takeBackLine(id, words.reason),
        said: words.takenBack,
        failed: words.failed,
      },
    })
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      <details className="bank-aside">
        <summary>
          <BookCheck aria-hidden="true" />
          <b>{[...new Set(lines.map(invoicesOf))].slice(0, 3).join(', ')}</b>
          <span>{bankWords.aside.lines(lines.length)}</span>
        </summary>
        <ul>
          {lines.map(line => (
            <li key={line.id}>
              <span className="bank-day">{formatShortDate(line.day)}</span>
              <span>
                <b className="bank-raw">{line.words}</b>
                <small>{invoicesOf(line)}</small>
              </span>
              <span className="bank-cents">{formatRand(line.booked_cents)}</span>
              <Button tone="text" size="small" busy={busyWith === line.id} onClick={() => takeBack(line)}>
                {words.takeBack}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function invoicesOf({ payments }: BookedLine): string {
  return payments
    .filter(({ taken_back_at }) => !taken_back_at)
    .map(({ service_invoices: invoice }) =>
      `${invoice?.customer_name ?? ''} ${invoice?.invoice_number ?? ''}`.trim(),
    )
    .join(', ')
}
