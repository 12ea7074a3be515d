import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
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
import { buttonClass } from '#web/ui/button-class.ts'
import { Group } from '#web/ui/group.tsx'
import { Row } from '#web/ui/row.tsx'
import { MonthInvoiceSheet } from './month-invoice-sheet.tsx'

const CustomerStatement = lazy(async () => ({
  default: (await import('./customer-statement.tsx')).CustomerStatement,
}))

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
    <Group title={words.title} text={query.data ? shortOf(query.data, openCents) : '…'}>
      <QueryState query={query} failed={words.failed} lines={2}>
        {rows => rows.map(row => <InvoiceRow key={row.id} row={row} />)}
      </QueryState>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" onClick={() => setMaking(true)}>
          {words.month(formatMonth(month).split(' ')[0] ?? '')}
        </Button>
        <Suspense>
          <CustomerStatement customer={customer} />
        </Suspense>
        <Link
          className={buttonClass({ tone: 'text' }, 'ml-auto')}
          to={`/crm/money/invoices?client=${customer.id}`}
        >
          {words.all}
        </Link>
      </div>
      {isMaking && (
        <MonthInvoiceSheet
          customerId={customer.id}
          name={fullName(customer)}
          thisMonth={month}
          onClose={() => setMaking(false)}
        />
      )}
    </Group>
  )
}

function shortOf(rows: ListedInvoice[], openCents: number) {
  if (openCents > 0) return words.together(formatRand(openCents))
  return rows.length > 0 ? words.nothingOpen : words.none
}

function InvoiceRow({ row }: { row: ListedInvoice }) {
  const { id, invoice_number, service_date, invoice_state, open_cents, amount_paid_cents } = row
  return (
    <Row
      as={Link}
      to={invoicePathOf(id)}
      title={invoice_number}
      text={formatShortDate(service_date)}
      end={
        <>
          <b className="font-[650] text-heading">
            {open_cents > 0 ? words.open(formatRand(open_cents)) : formatRand(amount_paid_cents)}
          </b>
          <InvoiceStateBadge bare state={invoice_state} />
        </>
      }
    />
  )
}
