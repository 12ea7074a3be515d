import { accountantWords as words } from '#content/accountant.ts'
import { business } from '#content/business.ts'
import { formatRand } from '#domain/money.ts'
import type { AccountantTotals } from '#web/data/accountant.ts'

type Line = { name: string; count?: number; cents: number; vat?: number }

/** Cancelled invoices and payments that were taken back are told apart. */
export function AccountantSums({ totals }: { totals: AccountantTotals }) {
  const hasVat = business.vatNumber !== ''
  const { invoices, payments } = totals
  return (
    <section aria-labelledby="accountant-totals">
      <h3 id="accountant-totals">{words.totals}</h3>
      <table className="sums">
        <thead>
          <tr>
            <th scope="col">{words.heads.what}</th>
            <th scope="col" data-number>
              {words.heads.count}
            </th>
            <th scope="col" data-number>
              {words.heads.amount}
            </th>
            {hasVat && (
              <th scope="col" data-number>
                {words.heads.vat}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {linesOf(totals).map(({ name, count, cents, vat }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-number>{count}</td>
              <td data-number>{formatRand(cents)}</td>
              {hasVat && <td data-number>{vat !== undefined && formatRand(vat)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {invoices.cancelled > 0 && <p className="text-ink-soft">{words.cancelled(invoices.cancelled)}</p>}
      {payments.taken_back > 0 && <p className="text-ink-soft">{words.takenBack(payments.taken_back)}</p>}
      {!hasVat && <p className="text-ink-soft">{words.noVat}</p>}
    </section>
  )
}

function linesOf({ invoices, credit_notes: notes, payments }: AccountantTotals): Line[] {
  return [
    { name: words.rows.invoices, count: invoices.count, cents: invoices.cents, vat: invoices.vat_cents },
    { name: words.rows.creditNotes, count: notes.count, cents: notes.cents, vat: notes.vat_cents },
    {
      name: words.rows.left,
      cents: invoices.cents - notes.cents,
      vat: invoices.vat_cents - notes.vat_cents,
    },
    { name: words.rows.in, count: payments.count, cents: payments.in_cents },
    { name: words.rows.back, cents: payments.back_cents },
  ]
}
