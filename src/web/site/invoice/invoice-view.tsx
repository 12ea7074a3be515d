// How an invoice stands: the leaf with what is open, or full of water when it is paid; how to pay; what it is for.
import { byWhat, invoicePage as words } from '#content/invoice-page.ts'
import { formatRand } from '#domain/money.ts'
import type { ClientInvoice } from '#web/data/client-invoices.ts'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stamp } from '#web/ui/logo.tsx'
import { InvoiceBill } from './invoice-bill.tsx'
import { PayWays } from './pay-ways.tsx'
import { Stage } from './stage.tsx'

type ViewProps = { link: PaperLink; invoice: ClientInvoice; isStale: boolean }

export function InvoiceView({ link, invoice, isStale }: ViewProps) {
  const { look, title } = stageOf(invoice)
  return (
    <>
      <Stage look={look} title={title} reference={words.reference(invoice.number, invoice.first_name)} />
      <div className="quote-columns invoice-columns">
        <div className="quote-lead">
          <Leaf invoice={invoice} />
          {isStale && (
            <p role="alert" className="quote-trouble">
              <Icon name="alert" />
              {words.offline}
            </p>
          )}
          {invoice.open_cents > 0 && <PayWays invoice={invoice} />}
        </div>
        <div className="quote-side">
          <InvoiceBill link={link} invoice={invoice} />
        </div>
      </div>
    </>
  )
}

function stageOf({ state }: ClientInvoice) {
  if (state === 'paid') return { look: 'booked', title: words.paid.title } as const
  if (state === 'cancelled') return { look: 'lapsed', title: words.cancelled.title } as const
  const title = state === 'overdue' ? words.open.overdueTitle : words.open.title
  return { look: 'asked', title } as const
}

function Leaf({ invoice }: { invoice: ClientInvoice }) {
  if (invoice.state === 'paid') return <PaidLeaf invoice={invoice} />
  if (invoice.state === 'cancelled') return <CancelledLeaf invoice={invoice} />
  const { due, wasDue, label } = words.open
  return (
    <section className="quote-leaf" aria-label={label}>
      <div className="quote-leaf-words">
        <p>{label}</p>
        <h2 className="display">{formatRand(invoice.open_cents)}</h2>
        <p className="quote-window">{(invoice.state === 'overdue' ? wasDue : due)(invoice.due_on)}</p>
      </div>
      <Level invoice={invoice} />
    </section>
  )
}

// How much of it is paid, as water.
function Level({ invoice }: { invoice: ClientInvoice }) {
  const owed = invoice.total_cents - invoice.credited_cents
  const paid = owed - invoice.open_cents
  if (paid <= 0 || owed <= 0) return null
  return (
    <div className="quote-tube">
      <i aria-hidden="true" style={{ '--level': `${Math.round((paid / owed) * 100)}%` } as object} />
      <p>
        <b>{words.open.paidOf(formatRand(paid), formatRand(owed))}</b>
        <span>{words.open.isPaid}</span>
      </p>
    </div>
  )
}

function PaidLeaf({ invoice }: { invoice: ClientInvoice }) {
  return (
    <section className="quote-leaf full" aria-label={words.paid.label}>
      <div className="quote-leaf-words">
        <p>{words.paid.label}</p>
        <h2 className="display">{formatRand(invoice.total_cents - invoice.credited_cents)}</h2>
        <p className="quote-window">{paidText(invoice)}</p>
        {invoice.overpaid_cents > 0 && (
          <p className="quote-window mt-2">
            <b className="whitespace-normal">{words.paid.overpaid(formatRand(invoice.overpaid_cents))}</b>
          </p>
        )}
        <span aria-hidden="true" className="quote-stamp">
          <Stamp />
        </span>
      </div>
    </section>
  )
}

function paidText({ payments, credit_cents }: ClientInvoice): string {
  const last = payments.filter(({ amount_cents }) => amount_cents > 0).at(-1)
  if (last) return words.paid.text(last.paid_on).replace('.', `${byWhat(last.method)}.`)
  return credit_cents > 0 ? words.paid.credit : words.paid.free
}

function CancelledLeaf({ invoice }: { invoice: ClientInvoice }) {
  const { label, text, reason, overpaid } = words.cancelled
  return (
    <section className="quote-leaf" aria-label={label}>
      <div className="quote-leaf-words">
        <p>{label}</p>
        <h2 className="display">
          <s>{formatRand(invoice.total_cents)}</s>
        </h2>
        <p className="quote-window">{text}</p>
        {invoice.cancel_reason && <p className="quote-window mt-2">{reason(invoice.cancel_reason)}</p>}
        {invoice.overpaid_cents > 0 && (
          <p className="quote-window mt-2">{overpaid(formatRand(invoice.overpaid_cents))}</p>
        )}
      </div>
    </section>
  )
}
