import { useState } from 'react'
import { officeInvoiceWords, paymentMethodWords } from '#content/office-invoices.ts'
import { formatListDay, formatShortDate } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import type { InvoiceCard, InvoicePayment } from '#web/data/money.ts'
import { Ellipsis } from '#web/icons/ellipsis.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import type { InvoiceQuestion } from './question.ts'

const words = officeInvoiceWords.payments

type PaymentListProps = { card: InvoiceCard; onAsk: (question: InvoiceQuestion) => void }

/** What has come in, what was paid back, and what was taken back, each with its menu. */
export function PaymentList({ card, onAsk }: PaymentListProps) {
  const [opened, setOpened] = useState<InvoicePayment>()
  const choose = (question: InvoiceQuestion) => {
    setOpened(undefined)
    onAsk(question)
  }
  return (
    <section className="inv-block">
      <h3>{words.title}</h3>
      {card.payments.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      <ul className="inv-payments">
        {card.payments.map(payment => (
          <li key={payment.id} data-gone={payment.taken_back_at !== null || undefined}>
            <div>
              <b>
                {payment.taken_back_at ? (
                  <s>{formatRand(payment.amount_cents)}</s>
                ) : (
                  formatRand(payment.amount_cents)
                )}
              </b>
              <p>{aboutPayment(payment)}</p>
            </div>
            <span className="text-ink-soft">{formatListDay(payment.paid_on)}</span>
            {!payment.taken_back_at && (
              <button
                type="button"
                className="icon-button"
                aria-haspopup="dialog"
                aria-label={words.more(formatRand(payment.amount_cents), formatShortDate(payment.paid_on))}
                onClick={() => setOpened(payment)}
              >
                <Ellipsis aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {card.paid_cents > 0 && (
        <Button tone="text" className="-ml-[10px]" onClick={() => onAsk({ kind: 'refund' })}>
          {officeInvoiceWords.refund.action}
        </Button>
      )}
      <Sheet
        open={Boolean(opened)}
        onClose={() => setOpened(undefined)}
        title={opened ? words.menu(formatRand(opened.amount_cents)) : words.title}
        lead={opened && aboutPayment(opened)}
      >
        {opened && (
          <div className="grid gap-2">
            {opened.amount_cents > 0 && (
              <Button tone="quiet" size="large" onClick={() => choose({ kind: 'move', payment: opened })}>
                {words.move}
              </Button>
            )}
            <Button tone="danger" size="large" onClick={() => choose({ kind: 'take back', payment: opened })}>
              {words.takeBack}
            </Button>
          </div>
        )}
      </Sheet>
    </section>
  )
}

function aboutPayment(payment: InvoicePayment): string {
  if (payment.taken_back_at) return words.takenBack(payment.taken_back_reason ?? '')
  const more = [
    payment.amount_cents < 0 && words.refund,
    payment.bank_line_id ? words.bank : payment.entered_by_name && words.by(payment.entered_by_name),
    payment.reference,
    payment.note,
  ].filter(Boolean)
  return [paymentMethodWords[payment.method], ...more].join(', ')
}
