// An invoice as its client reads it: by the key of the private link, without an account, or signed in, by its id.
import type { InvoiceCard, InvoicePayment } from './money.ts'
import { callFunction } from './submit.ts'

type OfOurs = 'customer_id' | 'sent_how' | 'comments' | 'quote_id' | 'phone' | 'email' | 'events' | 'payments'

/** Without what we note for ourselves; payments that were taken back are left out. */
export type ClientInvoice = Omit<InvoiceCard, OfOurs> & {
  payments: Pick<InvoicePayment, 'id' | 'amount_cents' | 'method' | 'paid_on' | 'reference'>[]
}

/** authorization: as the signed-in client; see own-invoices.ts. */
export type InvoiceAccess = { key: string } | { invoice_id: string; authorization: string }

/** Refused with `invoice_not_found`. */
export function readClientInvoice(access: InvoiceAccess): Promise<ClientInvoice> {
  const { authorization, ...which } = { authorization: undefined, ...access }
  return callFunction<ClientInvoice>('read_invoice', which, authorization)
}
