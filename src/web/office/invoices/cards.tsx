import { invoiceWords as words } from '#content/admin-money.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { InvoiceRow } from '#web/data/invoices.ts'
import { CancelButton, CancelledNote, InvoiceSum } from './parts.tsx'
import { PrintButton } from './print-button.tsx'

type InvoiceCardsProps = {
  rows: InvoiceRow[]
  totals: { records: number; cents: number } | undefined
  onCancel: (row: InvoiceRow) => void
}

/** The phone's ledger: name and amount first, then the rest in reading order. */
export function InvoiceCards({ rows, totals, onCancel }: InvoiceCardsProps) {
  if (rows.length === 0) return null
  return (
    <div className="phone-only pb-20">
      {totals && (
        <p className="ledger-sum">
          {words.records(totals.records)}
          <b>{formatRand(totals.cents)}</b>
        </p>
      )}
      <ul className="row-cards">
        {rows.map(row => (
          <li key={row.id} className="row-card">
            <div className="row-card-head">
              <b>{row.customer_name ?? '–'}</b>
              <b className="whitespace-nowrap">
                <InvoiceSum row={row} />
              </b>
            </div>
            <p>{row.description}</p>
            <p className="row-card-meta">
              <span>{formatShortDate(row.service_date)}</span>
              <span>{row.invoice_number}</span>
              {row.suburb && <span>{row.suburb}</span>}
            </p>
            {row.comments && <p className="row-card-meta">{row.comments}</p>}
            <CancelledNote row={row} />
            <div className="row-card-actions">
              <PrintButton row={row} />
              <CancelButton row={row} onCancel={onCancel} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
