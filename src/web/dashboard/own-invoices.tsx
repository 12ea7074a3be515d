// The invoices of the signed-in client. Each opens on the page of the private link, which says how to pay.
import { ownInvoiceWords as words } from '#content/own-invoices.ts'
import { ownInvoicePath } from '#domain/invoice-link.ts'
import type { InvoiceState } from '#domain/invoice-state.ts'
import { formatRand } from '#domain/money.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { saveBlob } from '#web/browser/save-file.ts'
import type { ClientInvoice } from '#web/data/client-invoices.ts'
import { type OwnInvoices as Invoices, readOwnStatement } from '#web/data/own-invoices.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { showOnlyToast } from '#web/ui/toast-store.ts'

export function OwnInvoices({ own }: { own: Invoices }) {
  const open = own.invoices.filter(({ open_cents }) => open_cents > 0)
  const rest = own.invoices.filter(({ open_cents }) => open_cents === 0)
  return (
    <section className="own-quotes own-invoices" aria-labelledby="own-invoices">
      <h2 id="own-invoices" className="display">
        {words.title}
      </h2>
      <p>
        {standing(own)} {own.credits_cents > 0 && words.credit(formatRand(own.credits_cents))}
      </p>
      {open.length > 0 && (
        <ul>
          {open.map(invoice => (
            <OpenInvoice key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <details open={open.length === 0 && rest.length < 4}>
          <summary>{words.earlier}</summary>
          <ul>
            {rest.map(invoice => (
              <EarlierInvoice key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        </details>
      )}
      {own.invoices.length > 0 && <StatementButton />}
    </section>
  )
}

function standing({ invoices, open_cents }: Invoices): string {
  if (invoices.length === 0) return words.empty
  return open_cents > 0 ? words.open(formatRand(open_cents)) : words.settled
}

function OpenInvoice({ invoice }: { invoice: ClientInvoice }) {
  const { state, due_on, open_cents, total_cents } = invoice
  return (
    <li className="own-quote waiting">
      <Head invoice={invoice} />
      <p>
        <span className="display">{formatRand(open_cents)}</span>{' '}
        {open_cents < total_cents && words.of(formatRand(total_cents))}
      </p>
      <p>{(state === 'overdue' ? words.wasDue : words.due)(due_on)}</p>
      <LinkButton href={ownInvoicePath(invoice.id)}>{words.pay}</LinkButton>
    </li>
  )
}

function EarlierInvoice({ invoice }: { invoice: ClientInvoice }) {
  return (
    <li className="own-quote">
      <Head invoice={invoice} />
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="font-semibold">{formatRand(invoice.total_cents)}</span>
        <a href={ownInvoicePath(invoice.id)} className="inline-flex min-h-11 items-center underline">
          {words.look}
          <span className="sr-only"> {invoice.number}</span>
        </a>
      </p>
    </li>
  )
}

const tones: Record<InvoiceState, BadgeTone> = {
  open: 'pending',
  'part-paid': 'pending',
  overdue: 'cancelled',
  paid: 'completed',
  cancelled: 'other',
}

function Head({ invoice: { description, number, state } }: { invoice: ClientInvoice }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3>
        {description} <span className="text-ink-soft">{number}</span>
      </h3>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
    </div>
  )
}

function StatementButton() {
  const { run, isBusy } = useBusy()
  async function save() {
    try {
      saveBlob('statement.pdf', await readOwnStatement())
    } catch {
      showOnlyToast({ title: words.statementFailed, tone: 'bad' })
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <Button tone="quiet" size="small" busy={isBusy} onClick={() => run(save)}>
        {words.statement}
      </Button>
      <span className="text-small text-ink-soft">{words.statementNote}</span>
    </p>
  )
}
