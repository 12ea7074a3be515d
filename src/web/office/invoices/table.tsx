import { invoiceWords as words } from '#content/admin-money.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { InvoiceRow } from '#web/data/invoices.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { InvoiceAmount, InvoiceClient } from './fieldset.tsx'
import { CancelButton, CancelledNote, InvoiceSum } from './parts.tsx'
import { PrintButton } from './print-button.tsx'
import type { InvoiceForm } from './use-invoice-form.ts'

const { columns } = words

type InvoiceTableProps = {
  rows: InvoiceRow[]
  totals: { records: number; cents: number } | undefined
  adding: InvoiceForm
  onCancel: (row: InvoiceRow) => void
}

/** The laptop's ledger: the first line is the one being written, each field under its heading. */
export function InvoiceTable({ rows, totals, adding, onCancel }: InvoiceTableProps) {
  return (
    <form
      ref={adding.form}
      noValidate
      onSubmit={adding.submit}
      aria-label={words.add}
      className="laptop-only ruled-wrap"
    >
      <table className="table ruled ledger">
        <thead>
          <tr>
            {Object.entries(columns).map(([name, title]) => (
              <th key={name} scope="col" data-number={name === 'amount' || undefined}>
                <span className={name === 'pdf' ? 'sr-only' : undefined}>{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <WriteRow adding={adding} />
          {rows.map(row => (
            <LedgerRow key={row.id} row={row} onCancel={onCancel} />
          ))}
        </tbody>
        {totals && totals.records > 0 && (
          <tfoot>
            <tr>
              <td colSpan={4}>{words.records(totals.records)}</td>
              <td data-number>{formatRand(totals.cents)}</td>
              <td colSpan={3} />
            </tr>
          </tfoot>
        )}
      </table>
    </form>
  )
}

function WriteRow({ adding }: { adding: InvoiceForm }) {
  const { bind } = adding
  return (
    <tr className="write-row">
      <td>
        <TextField {...bind('service_date')} label={columns.date} type="date" />
      </td>
      <td>
        <InvoiceClient adding={adding} />
      </td>
      <td>
        <TextField {...bind('invoice_number')} label={columns.number} autoComplete="off" />
      </td>
      <td>
        <TextField {...bind('description')} label={columns.description} autoComplete="off" />
      </td>
      <td>
        <InvoiceAmount adding={adding} />
      </td>
      <td>
        <TextField
          {...bind('suburb')}
          label={columns.suburb}
          placeholder={words.optional}
          autoComplete="off"
        />
      </td>
      <td>
        <TextField
          {...bind('comments')}
          label={columns.comments}
          placeholder={words.optional}
          autoComplete="off"
        />
      </td>
      <td>
        <Button type="submit" busy={adding.isBusy}>
          {adding.isBusy ? words.adding : words.add}
        </Button>
      </td>
    </tr>
  )
}

function LedgerRow({ row, onCancel }: { row: InvoiceRow; onCancel: (row: InvoiceRow) => void }) {
  return (
    <tr data-cancelled={row.cancelled_at ? true : undefined}>
      <td className="whitespace-nowrap">{formatShortDate(row.service_date)}</td>
      <td className="font-semibold text-heading">{row.customer_name ?? '–'}</td>
      <td>{row.invoice_number}</td>
      <td>{row.description}</td>
      <td data-number className="font-semibold text-heading">
        <InvoiceSum row={row} />
      </td>
      <td>{row.suburb}</td>
      <td className="text-ink-soft">
        {row.comments}
        <CancelledNote row={row} />
      </td>
      <td>
        <PrintButton row={row} />
        <CancelButton row={row} onCancel={onCancel} />
      </td>
    </tr>
  )
}
