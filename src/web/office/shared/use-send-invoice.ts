// How an invoice goes to its client: by mail it is queued here, otherwise the office passes on its link.
import { useState } from 'react'
import { invoiceReminderText, invoiceText, officeInvoiceWords } from '#content/office-invoices.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { formatDate, todayAt } from '#domain/calendar.ts'
import { invoicePath } from '#domain/invoice-link.ts'
import { formatRand } from '#domain/money.ts'
import { tellingOf } from '#domain/telling.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type InvoiceCard, remindOfInvoice, sendInvoice } from '#web/data/money.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { invoiceKeys, moneyKeys } from './read-keys.ts'

const words = officeInvoiceWords.send

export type SendingWay = 'mail' | 'whatsapp' | 'link'
export type Sending = 'send' | 'remind'
/** Ready for the office to pass on: that the client has it is not ours to say. */
export type HandedInvoice = { card: InvoiceCard; key: string; how: SendingWay; sending: Sending }

type Reach = { phone: string | null; email: string | null }

/** The way that reaches this client best. */
export function bestWay({ phone, email }: Reach): SendingWay {
  if (phone) return 'whatsapp'
  return mailTelling({ email }).by === 'mail' ? 'mail' : 'link'
}

export const mailTelling = ({ email }: Pick<Reach, 'email'>) =>
  tellingOf({ email, hasAccount: false, sendsMail: sendsMail() })

type Way = SendingWay | 'call'
type Sent = { invoice: InvoiceCard; key: string | null }

/** `onGone`: nothing more is to be done here. */
export function useSendInvoice(sending: Sending, onGone: () => void) {
  const { act, busyWith } = useAct(invoiceKeys, moneyKeys)
  const [handed, setHanded] = useState<HandedInvoice>()
  /** Whatever ends in an invoice that is ready to go that way. */
  const hand = (how: Way, work: () => Promise<Sent>) =>
    act({
      name: how,
      work,
      said:
        how === 'mail' || how === 'call' ? ({ invoice }: Sent) => saidOf(invoice, how, sending) : undefined,
      failed: words.failed,
      onDone: ({ invoice, key }) => {
        if (how === 'call' || how === 'mail' || !key) return onGone()
        const made = { card: invoice, key, how, sending }
        setHanded(made)
        // Where the browser does not let it open by itself, it is there as a button.
        if (how === 'whatsapp') window.open(handedInvoiceLink(made), '_blank', 'noopener')
      },
    })
  const send = (card: InvoiceCard, how: Way) =>
    hand(how, () =>
      how === 'call' || sending === 'remind' ? remindOfInvoice(card.id, how) : sendInvoice(card, how),
    )
  return { send, hand, busyWith, handed }
}

// What the others do is shown where they are.
function saidOf({ number, email }: InvoiceCard, how: 'mail' | 'call', sending: Sending) {
  if (how === 'call') return words.called
  return sending === 'send' ? words.mailed(number, email ?? '') : words.reminded(email ?? '')
}

export const handedInvoiceLink = (handed: HandedInvoice) =>
  whatsappLinkTo(handed.card.phone ?? '', handedInvoiceText(handed))

export const privateLinkOf = ({ key }: HandedInvoice) => `${location.origin}${invoicePath(key)}`

export function handedInvoiceText(handed: HandedInvoice): string {
  const { card, sending } = handed
  const told = {
    firstName: card.first_name ?? '',
    number: card.number,
    total: formatRand(card.total_cents),
    open: card.open_cents > 0 ? formatRand(card.open_cents) : undefined,
    due: formatDate(card.due_on),
    isLate: card.due_on < todayAt(new Date()),
    link: privateLinkOf(handed),
  }
  return sending === 'send' ? invoiceText(told) : invoiceReminderText(told)
}
