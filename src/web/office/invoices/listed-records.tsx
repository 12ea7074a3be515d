import { officeInvoiceWords } from '#content/office-invoices.ts'
import { formatShortDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { ListedInvoice } from '#web/data/invoice-list.ts'
import { InvoiceStateBadge, invoicePathOf } from '#web/office/shared/invoice-state-badge.tsx'
import type { Records } from '#web/office/shared/record-list.tsx'

const words = officeInvoiceWords.list
const strong = () => 'font-semibold text-heading'
const clientOf = ({ customer_name }: ListedInvoice) => customer_name ?? words.nobody
const openOf = ({ open_cents }: ListedInvoice) => (open_cents > 0 ? formatRand(open_cents) : '–')

/** The staff's list of invoices: its columns, and what a card says. */
export const listedRecords: Records<ListedInvoice> = {
  nameOf: ({ invoice_number }) => invoice_number,
  pathOf: ({ id }) => invoicePathOf(id),
  columns: [
    { title: words.columns.number },
    { title: words.columns.client, cell: clientOf, looks: strong },
    { title: words.columns.date, cell: row => formatShortDate(row.service_date), looks: oneLine },
    { title: words.columns.due, cell: row => formatShortDate(row.due_on), looks: oneLine },
    { title: words.columns.state, cell: row => <InvoiceStateBadge state={row.invoice_state} /> },
    { title: words.columns.total, cell: row => formatRand(row.amount_paid_cents), isNumber: true },
    { title: words.columns.open, cell: openOf, isNumber: true, looks: strong },
  ],
  cardBeside: row => <b className="whitespace-nowrap">{formatRand(row.amount_paid_cents)}</b>,
  cardLines,
  actionsTitle: words.columns.actions,
  isStruck: ({ cancelled_at }) => cancelled_at !== null,
}

function oneLine() {
  return 'whitespace-nowrap'
}

function cardLines(row: ListedInvoice) {
  return (
    <>
      <p className="font-semibold text-heading">{clientOf(row)}</p>
      <p className="flex flex-wrap items-center gap-2 text-ink-soft">
        <InvoiceStateBadge state={row.invoice_state} />
        {row.open_cents > 0 && <span>{words.stillOpen(formatRand(row.open_cents))}</span>}
        <span>
          {row.open_cents > 0 ? words.due(formatShortDate(row.due_on)) : formatShortDate(row.service_date)}
        </span>
      </p>
    </>
  )
}
