import { officeInvoiceWords } from '#content/office-invoices.ts'
import { formatRand } from '#domain/money.ts'
import type { InvoiceCard } from '#web/data/money.ts'
import { Copy } from '#web/icons/copy.ts'
import { Mail } from '#web/icons/mail.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ExampleBank } from './example-bank.tsx'
import { InvoiceHanded } from './invoice-handed.tsx'
import { bestWay, mailTelling, type SendingWay, useSendInvoice } from './use-send-invoice.ts'

const words = officeInvoiceWords.send

type SendInvoiceSheetProps = { card: InvoiceCard; onClose: () => void }

/** Sends an invoice: the filled button is the way that reaches this client. */
export function SendInvoiceSheet({ card, onClose }: SendInvoiceSheetProps) {
  const name = card.customer_name ?? officeInvoiceWords.list.nobody
  const amount = formatRand(card.open_cents > 0 ? card.open_cents : card.total_cents)
  return (
    <Sheet open onClose={onClose} title={words.title(card.number)} lead={words.lead(amount, name)}>
      <SendWays {...{ card, onClose }} />
    </Sheet>
  )
}

/** The ways alone, where a sheet is open already. */
export function SendWays({ card, onClose }: SendInvoiceSheetProps) {
  const { send, busyWith, handed } = useSendInvoice(onClose)
  if (handed) return <InvoiceHanded handed={handed} onDone={onClose} />
  const best = bestWay(card)
  const telling = mailTelling(card)
  const props = (how: SendingWay) => ({
    busy: busyWith === how,
    tone: how === best ? ('sea' as const) : ('quiet' as const),
    size: 'large' as const,
    onClick: () => void send(card, how),
  })
  return (
    <div className="grid gap-2">
      <ExampleBank />
      {card.phone && (
        <Button {...props('whatsapp')}>
          <Icon name="whatsapp" />
          {words.ways.whatsapp}
        </Button>
      )}
      {telling.by === 'mail' && (
        <Button {...props('mail')}>
          <Mail aria-hidden="true" />
          {words.ways.mail}
        </Button>
      )}
      <Button {...props('link')}>
        <Copy aria-hidden="true" />
        {words.ways.link}
      </Button>
      {!card.phone && <p className="text-ink-soft">{words.noPhone}</p>}
      {telling.by === 'nobody' && <p className="text-ink-soft">{words.noMail[telling.why]}</p>}
    </div>
  )
}
