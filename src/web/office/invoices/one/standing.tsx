import type { ReactNode } from 'react'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import { daysBetween, todayAt } from '#domain/calendar.ts'
import { formatRand } from '#domain/money.ts'
import { useAct } from '#web/acts/use-act.ts'
import { saveFile } from '#web/browser/save-file.ts'
import { readInvoicePdf } from '#web/data/invoices.ts'
import type { InvoiceCard } from '#web/data/money.ts'
import { FileDown } from '#web/icons/file-down.ts'
import { Send } from '#web/icons/send.ts'
import { InvoiceStateBadge } from '#web/office/shared/invoice-state-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Sending } from './question.ts'

const words = officeInvoiceWords.standing

/** What is still open, big; on a phone with the two acts that are needed most. */
export function Standing({ card, children }: { card: InvoiceCard; children: ReactNode }) {
  return (
    <div className="inv-standing">
      <p className="flex flex-wrap gap-2">
        <InvoiceStateBadge state={card.state} />
        {!card.sent_at && !card.cancelled_at && <span className="text-ink-soft">{words.notSent}</span>}
      </p>
      <p className="inv-open">{formatRand(card.open_cents)}</p>
      <p className="text-ink-soft">{standingWords(card, todayAt(new Date()))}</p>
      {card.overpaid_cents > 0 && (
        <p className="inv-after">{words.overpaid(formatRand(card.overpaid_cents))}</p>
      )}
      <div className="phone-only inv-reach">{children}</div>
    </div>
  )
}

function standingWords({ cancelled_at, open_cents, total_cents, due_on }: InvoiceCard, today: string) {
  if (cancelled_at) return words.cancelled
  if (open_cents === 0) return total_cents === 0 ? words.nothing : words.paid
  const days = daysBetween(today, due_on)
  return `${words.open}, ${days < 0 ? words.late(-days) : words.dueIn(days)}`
}

type SendButtonsProps = { card: InvoiceCard; onSend: (sending: Sending) => void }

export function SendButtons({ card, onSend }: SendButtonsProps) {
  if (card.cancelled_at) return null
  const { send } = officeInvoiceWords
  return (
    <>
      <Button tone="quiet" onClick={() => onSend('send')}>
        <Send aria-hidden="true" />
        {card.sent_at ? send.again : send.action}
      </Button>
      {card.sent_at && card.open_cents > 0 && (
        <Button tone="quiet" onClick={() => onSend('remind')}>
          {send.remind}
        </Button>
      )}
    </>
  )
}

export function PdfButton({ card }: { card: InvoiceCard }) {
  const { act, isBusy } = useAct([])
  const name = `${card.cancelled_at ? 'credit-note' : 'invoice'}-${card.number.replace(/[^a-z0-9-]/gi, '-')}.pdf`
  const print = () =>
    act({
      work: () => readInvoicePdf(card),
      failed: officeInvoiceWords.pdfFailed,
      onDone: text => saveFile({ name, type: 'application/pdf', text }),
    })
  return (
    <Button
      tone="quiet"
      busy={isBusy}
      aria-label={officeInvoiceWords.print(card.number)}
      onClick={() => void print()}
    >
      <FileDown aria-hidden="true" />
      {officeInvoiceWords.pdf}
    </Button>
  )
}
