import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import { formatMonth, formatShortDate, monthOf, todayAt } from '#domain/calendar.ts'
import { fullName } from '#domain/full-name.ts'
import { formatRand } from '#domain/money.ts'
import type { Customer } from '#web/data/customers.ts'
import { type ListedInvoice, listInvoices, readOpenCents } from '#web/data/invoice-list.ts'
import { InvoiceStateBadge, invoicePathOf } from '#web/office/shared/invoice-state-badge.tsx'
import { QueryState } from '#web/office/shared/query-states.tsx'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { MonthInvoiceSheet } from './month-invoice-sheet.tsx'

const words = officeInvoiceWords.customer
const shown = 5

/** The customer's invoices, what is open of them, and one for the cleans of a month. */
export function CustomerInvoices({ customer }: { customer: Customer }) {
  const [isMaking, setMaking] = useState(false)
  const query = useQuery({
    queryKey: ['invoices', 'of', customer.id],
    queryFn: () =>
      listInvoices(
        { words: '', state: undefined, client: customer.id },
        { after: undefined, pageSize: shown },
      ),
  })
  const { data: openCents = 0 } = useQuery({
    queryKey: ['invoices', 'open of', customer.id],
    queryFn: () => readOpenCents({ words: '', state: 'open', client: customer.id }),
  })
  const month = monthOf(todayAt(new Date()))
  return (
    <PanelPart title={words.title} aside={<AllLink customer={customer} />}>
      <QueryState query={query} failed={words.failed} lines={2}>
        {rows => (
          <>
            {openCents > 0 && (
              <p className="mb-1 font-semibold text-heading">{words.together(formatRand(openCents))}</p>
            )}
            {rows.length === 0 && <p className="text-ink-soft">{words.none}</p>}
            <ul className="customer-invoices">
              {rows.map(row => (
                <InvoiceLine key={row.id} row={row} />
              ))}
            </ul>
          </>
        )}
      </QueryState>
      <Button tone="quiet" className="mt-2 justify-self-start" onClick={() => setMaking(true)}>
        {words.month(formatMonth(month).split(' ')[0] ?? '')}
      </Button>
      {isMaking && (
        <MonthInvoiceSheet
          customerId={customer.id}
          name={fullName(customer)}
          thisMonth={month}
          onClose={() => setMaking(false)}
        />
      )}
    </PanelPart>
  )
}

function AllLink({ customer }: { customer: Customer }) {
  return (
    <Link className="part-link" to={`/crm/money/invoices?client=${customer.id}`}>
      {words.all}
    </Link>
  )
}

function InvoiceLine({ row }: { row: ListedInvoice }) {
  return (
    <li>
      <Link className="part-link" to={invoicePathOf(row.id)}>
        {row.invoice_number}
      </Link>
      <span className="text-ink-soft">{formatShortDate(row.service_date)}</span>
      <InvoiceStateBadge state={row.invoice_state} />
      <b>{row.open_cents > 0 ? words.open(formatRand(row.open_cents)) : formatRand(row.amount_paid_cents)}</b>
    </li>
  )
}
