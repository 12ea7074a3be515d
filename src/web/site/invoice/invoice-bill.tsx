// What an invoice is for, line by line, and what came in for it.

import { whatsappChatLink } from '#content/chat.ts'
import { invoiceMail } from '#content/invoice-mail.ts'
import { byWhat, invoicePage } from '#content/invoice-page.ts'
import { amountWords } from '#content/quotes.ts'
import { formatListDay, formatShortDate } from '#domain/calendar.ts'
import { dayOfLine } from '#domain/invoice-lines.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { isDiscount, lineWords } from '#domain/price.ts'
import type { ClientInvoice } from '#web/data/client-invoices.ts'
import type { PaperLink } from '#web/site/shared/paper/use-paper.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { InvoicePaper } from './invoice-paper.tsx'

const words = invoicePage.bill

export function InvoiceBill({ link, invoice }: { link: PaperLink; invoice: ClientInvoice }) {
  return (
    <section className="quote-bill" aria-labelledby="invoice-bill">
      <h2 id="invoice-bill" className="display">
        {words.title}
      </h2>
      {invoice.cleans.length < 2 && (
        <p className="text-small text-ink-soft">{words.cleaned(invoice.service_date)}</p>
      )}
      <dl>
        <Lines invoice={invoice} />
        <div className="sum">
          <dt>{words.total}</dt>
          <dd>{formatRand(invoice.total_cents)}</dd>
        </div>
        <Settled invoice={invoice} />
      </dl>
      <div className="invoice-papers">
        <InvoicePaper link={link} invoice={invoice} />
        {invoice.credit_notes.map(note => (
          <InvoicePaper key={note.id} link={link} invoice={invoice} note={note} />
        ))}
      </div>
      <LinkButton
        tone="quiet"
        size="small"
        href={whatsappChatLink(invoiceMail.question(invoice.number))}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="whatsapp" />
        {words.ask}
      </LinkButton>
    </section>
  )
}

function Lines({ invoice }: { invoice: ClientInvoice }) {
  const { lines, cleans, description, total_cents } = invoice
  if (!lines)
    return (
      <div>
        <dt>{description}</dt>
        <dd>{formatRand(total_cents)}</dd>
      </div>
    )
  return lines.map((line, place) => {
    const day = dayOfLine(line, cleans)
    const cents = line.amount_cents
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice never change their places.
      <div key={place} className={isDiscount(line) ? 'gift' : undefined}>
        <dt>
          {lineWords(line)}
          {day && <small>{formatListDay(day)}</small>}
        </dt>
        <dd>{cents < 0 ? formatOff(-cents) : amountWords(cents)}</dd>
      </div>
    )
  })
}

function Settled({ invoice }: { invoice: ClientInvoice }) {
  const { credit_cents, credit_notes, payments, open_cents, state } = invoice
  const isSettled = credit_cents > 0 || credit_notes.length > 0 || payments.length > 0
  return (
    <>
      {credit_cents > 0 && <Off name={words.credit} cents={credit_cents} />}
      {credit_notes.map(({ id, number, amount_cents, reason }) => (
        <Off key={id} name={words.note(number)} small={reason} cents={amount_cents} />
      ))}
      {payments.map(({ id, amount_cents, paid_on, method }) => (
        <Off
          key={id}
          name={(amount_cents < 0 ? words.paidBack : words.paid)(formatShortDate(paid_on)) + byWhat(method)}
          cents={amount_cents}
        />
      ))}
      {isSettled && state !== 'cancelled' && (
        <div className="invoice-open">
          <dt>{words.open}</dt>
          <dd>{formatRand(open_cents)}</dd>
        </div>
      )}
    </>
  )
}

function Off({ name, small, cents }: { name: string; small?: string; cents: number }) {
  return (
    <div className={cents > 0 ? 'gift' : undefined}>
      <dt>
        {name}
        {small && <small>{small}</small>}
      </dt>
      <dd>{cents > 0 ? formatOff(cents) : formatRand(-cents)}</dd>
    </div>
  )
}
