// How an invoice goes to its client: by mail it is queued here, otherwise the office passes on its link.
import { useState } from 'react'
import { invoiceText } from '#content/invoice-message.ts'
import { officeInvoiceWords } from '#content/office-invoices.ts'
import { whatsappLinkTo } from '#content/sharing.ts'
import { formatDate } from '#domain/calendar.ts'
import { invoicePath } from '#domain/invoice-link.ts'
import { formatRand } from '#domain/money.ts'
import { tellingOf } from '#domain/telling.ts'
import { useAct } from '#web/acts/use-act.ts'
import { type InvoiceCard, sendInvoice } from '#web/data/money.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { invoiceKeys, moneyKeys } from './read-keys.ts'

const words = officeInvoiceWords.send

export type SendingWay = 'mail' | 'whatsapp' | 'link'
/** Ready for the office to pass on: that the client has it is not ours to say. */
export type HandedInvoice = { card: InvoiceCard; key: string; how: SendingWay }

type Reach = { phone: string | null; email: string | null }

/** The way that reaches this client best. */
export function bestWay({ phone, email }: Reach): SendingWay {
  if (phone) return 'whatsapp'
  return mailTelling({ email }).by === 'mail' ? 'mail' : 'link'
}

export const mailTelling = ({ email }: Pick<Reach, 'email'>) =>
  tellingOf({ email, hasAccount: false, sendsMail: sendsMail() })

type Sent = { invoice: InvoiceCard; key: string | null }

/** `onGone`: nothing more is to be done here. */
export function useSendInvoice(onGone: () => void) {
  const { act, busyWith } = useAct(invoiceKeys, moneyKeys)
  const [handed, setHanded] = useState<HandedInvoice>()
  /** Whatever ends in an invoice that is ready to go that way. */
  const hand = (how: SendingWay, work: () => Promise<Sent>) =>
    act({
      name: how,
      work,
      // What the others do is shown where they are.
      said:
        how === 'mail' ? ({ invoice }: Sent) => words.mailed(invoice.number, invoice.email ?? '') : undefined,
      failed: words.failed,
      onDone: ({ invoice, key }) => {
        if (how === 'mail' || !key) return onGone()
        const made = { card: invoice, key, how }
        setHanded(made)
        // Where the browser does not let it open by itself, it is there as a button.
        if (how === 'whatsapp') window.open(handedInvoiceLink(made), '_blank', 'noopener')
      },
    })
  const send = (card: InvoiceCard, how: SendingWay) => hand(how, () => sendInvoice(card, how))
  return { send, hand, busyWith, handed }
}

export const handedInvoiceLink = (handed: HandedInvoice) =>
  whatsappLinkTo(handed.card.phone ?? '', handedInvoiceText(handed))

export const privateLinkOf = ({ key }: HandedInvoice) => `${location.origin}${invoicePath(key)}`

export function handedInvoiceText(handed: HandedInvoice): string {
  const { card } = handed
  return invoiceText({
    firstName: card.first_name ?? '',
    number: card.number,
    total: formatRand(card.total_cents),
    open: card.open_cents > 0 ? formatRand(card.open_cents) : undefined,
    due: formatDate(card.due_on),
    link: privateLinkOf(handed),
  })
}
