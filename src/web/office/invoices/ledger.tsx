import { invoiceWords as words } from '#content/admin-money.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { InvoiceRow } from '#web/data/invoices.ts'
import { RecordCards, type Records, RecordTable } from '#web/office/shared/record-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { InvoiceAmount, InvoiceClient } from './fieldset.tsx'
import { CancelButton, CancelledNote, InvoiceNumber, InvoiceSum } from './parts.tsx'
import { PrintButton } from './print-button.tsx'
import type { InvoiceForm } from './use-invoice-form.ts'

const { columns } = words

type LedgerProps = {
  rows: InvoiceRow[]
  totals: { records: number; cents: number } | undefined
  adding: InvoiceForm
  onCancel: (row: InvoiceRow) => void
}

/** On a laptop the first line is the one being written, each field under its heading. */
export function Ledger({ rows, totals, adding, onCancel }: LedgerProps) {
  const records = recordsOf(onCancel)
  return (
    <>
      <form
        ref={adding.form}
        noValidate
        onSubmit={adding.submit}
        aria-label={words.add}
        className="laptop-only ruled-wrap"
      >
        <RecordTable
          {...{ records, rows }}
          className="ledger"
          firstRow={<WriteRow adding={adding} />}
          foot={totals && totals.records > 0 && <Totals {...totals} />}
        />
      </form>
      {rows.length > 0 && (
        <div className="phone-only pb-20">
          {totals && (
            <p className="ledger-sum">
              {words.records(totals.records)}
              <b>{formatRand(totals.cents)}</b>
            </p>
          )}
          <RecordCards records={records} rows={rows} />
        </div>
      )}
    </>
  )
}

const strong = () => 'font-semibold text-heading'
const nameOf = ({ customer_name }: InvoiceRow) => customer_name ?? '–'

const recordsOf = (onCancel: LedgerProps['onCancel']): Records<InvoiceRow> => ({
  nameOf,
  columns: [
    {
      title: columns.date,
      cell: row => formatShortDate(row.service_date),
      looks: () => 'whitespace-nowrap',
    },
    { title: columns.client, cell: nameOf, looks: strong },
    { title: columns.number, cell: row => <InvoiceNumber row={row} /> },
    { title: columns.description, cell: row => row.description },
    { title: columns.amount, cell: row => <InvoiceSum row={row} />, isNumber: true, looks: strong },
    { title: columns.suburb, cell: row => row.suburb },
    { title: columns.comments, cell: commentsCell, looks: () => 'text-ink-soft' },
  ],
  cardBeside: row => (
    <b className="whitespace-nowrap">
      <InvoiceSum row={row} />
    </b>
  ),
  cardLines,
  actionsTitle: columns.pdf,
  buttonsOf: row => (
    <>
      <PrintButton row={row} />
      <CancelButton row={row} onCancel={onCancel} />
    </>
  ),
  isStruck: ({ cancelled_at }) => cancelled_at !== null,
})

function commentsCell(row: InvoiceRow) {
  return (
    <>
      {row.comments}
      <CancelledNote row={row} />
    </>
  )
}

function cardLines(row: InvoiceRow) {
  return (
    <>
      <p>{row.description}</p>
      <p className="row-card-meta">
        <span>{formatShortDate(row.service_date)}</span>
        <InvoiceNumber row={row} />
        {row.suburb && <span>{row.suburb}</span>}
      </p>
      {row.comments && <p className="row-card-meta">{row.comments}</p>}
      <CancelledNote row={row} />
    </>
  )
}

function Totals({ records, cents }: { records: number; cents: number }) {
  return (
    <tfoot>
      <tr>
        <td colSpan={4}>{words.records(records)}</td>
        <td data-number>{formatRand(cents)}</td>
        <td colSpan={3} />
      </tr>
    </tfoot>
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
