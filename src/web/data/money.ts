// Invoices and payments in the office: written from cleans, sent, paid, credited, reminded of.
import type { IsoDay } from '#domain/calendar.ts'
import type { InvoiceState } from '#domain/invoice-state.ts'
import type { QuoteLine } from '#domain/price.ts'
import type { Rows } from '#domain/rows.ts'
import type { RecordType, ServiceType } from '#domain/service-types.ts'
import { callOffice } from './office-call.ts'

export type PaymentWay = Rows['payments']['method']

export type InvoicePayment = {
  id: string
  /** Below zero: a payment back to the client. */
  amount_cents: number
  method: PaymentWay
  paid_on: IsoDay
  reference: string | null
  note: string | null
  entered_by_name: string | null
  created_at: string
  taken_back_at: string | null
  taken_back_reason: string | null
  bank_line_id: string | null
}

export type CreditNote = {
  id: string
  number: string
  amount_cents: number
  reason: string
  noted_on: IsoDay
}

export type InvoicedClean = {
  service_id: string
  booking_id: string | null
  service_date: IsoDay
  service_type: ServiceType | RecordType
}

export type InvoiceEvent = {
  kind:
    | 'invoice_made'
    | 'invoice_sent'
    | 'invoice_reminded'
    | 'invoice_credited'
    | 'invoice_cancelled'
    | 'payment_recorded'
    | 'payment_refunded'
    | 'payment_taken_back'
    | 'payment_moved_here'
  at: string
  how: string | null
  /** Somebody said that it went, from the list to send. */
  is_said: boolean
  /** What was promised in a call. */
  promised_on: IsoDay | null
  amount_cents: number | null
  by_name: string | null
}

/** updated_at goes along with the next act, so that nobody overwrites what they have not seen. */
export type InvoiceCard = {
  id: string
  number: string
  reference: string
  customer_id: string | null
  customer_name: string | null
  first_name: string | null
  service_date: IsoDay
  due_on: IsoDay
  issued_on: IsoDay
  description: string
  lines: QuoteLine[] | null
  total_cents: number
  /** Paid with credits when the quote was approved. */
  credit_cents: number
  /** Taken off by credit notes. */
  credited_cents: number
  paid_cents: number
  open_cents: number
  overpaid_cents: number
  state: InvoiceState
  sent_at: string | null
  sent_how: Rows['service_invoices']['sent_how']
  suburb: string | null
  comments: string | null
  cancelled_at: string | null
  cancel_reason: string | null
  updated_at: string
  quote_id: string | null
  phone: string | null
  email: string | null
  address: string[]
  card_payment_url: string | null
  payments: InvoicePayment[]
  credit_notes: CreditNote[]
  cleans: InvoicedClean[]
  events: InvoiceEvent[]
}

/** Refused with `invoice_not_found`. */
export const readInvoiceCard = (invoice_id: string) => callOffice<InvoiceCard>('invoice_card', { invoice_id })

/** Below zero it is a payment back. A repeat with the same id is the same payment. */
export type NewPayment = {
  id: string
  amount_cents: number
  method: PaymentWay
  paid_on: IsoDay
  reference?: string | null
  note?: string | null
}

/** Refused with `already_cancelled`, `refund_too_much`, `credit_used`, `validation_failed:<field>`. */
export const recordPayment = (invoice_id: string, payment: NewPayment) =>
  callOffice<InvoiceCard>('record_payment', { invoice_id, ...payment })

/** Null for a payment of a clean without an invoice. Refused with `already_taken_back`, `refund_too_much`, `credit_used`. */
export const takeBackPayment = (payment_id: string, reason: string) =>
  callOffice<InvoiceCard | null>('take_back_payment', { payment_id, reason })

/** Answers the card of the invoice it was on. */
export const movePayment = (payment_id: string, to_invoice: string, reason: string) =>
  callOffice<InvoiceCard | null>('move_payment', { payment_id, to_invoice, reason })

type Seen = Pick<InvoiceCard, 'id' | 'updated_at'>

/** Admins. Refused with `too_much_credited`, `already_cancelled`, `changed_meanwhile`. */
export const creditInvoice = (
  { id: invoice_id, updated_at: seen }: Seen,
  note: { id: string; amount_cents: number; reason: string },
) => callOffice<InvoiceCard>('credit_invoice', { invoice_id, seen, ...note })

/** The invoice of a completed clean; a repeat is the same one. Refused with `no_price`, `status_move`. */
export const invoiceClean = (service_id: string, description: string, id: string) =>
  callOffice<InvoiceCard>('invoice_clean', { service_id, description, id })

export type MonthToInvoice = {
  customer_id: string
  name: string
  cleans: (Pick<InvoicedClean, 'service_id' | 'service_date' | 'service_type'> & {
    price_cents: number | null
    paid_cents: number
  })[]
  total_cents: number
}

/** Completed cleans of that month that stand on no invoice; any day of the month names it. */
export const readMonthToInvoice = (customer_id: string, month: IsoDay) =>
  callOffice<MonthToInvoice>('month_to_invoice', { customer_id, month })

/** One line for each clean. Refused with `changed_meanwhile`, `no_price`. */
export const invoiceMonth = (month: {
  customer_id: string
  month: IsoDay
  service_ids: string[]
  descriptions: string[]
  description: string
  id: string
}) => callOffice<InvoiceCard>('invoice_month', month)

/** But for mail comes the key of the private link. */
type Sent = { invoice: InvoiceCard; key: string | null }

/** Refused with `no_email`, `no_phone`, `already_cancelled`, `changed_meanwhile`. */
export const sendInvoice = ({ id, updated_at }: Seen, how: 'mail' | 'whatsapp' | 'link') =>
  callOffice<Sent>('send_invoice', { invoice_id: id, how, seen: updated_at })

/** By mail it is queued; otherwise only noted. Refused with `nothing_open`, `no_email`, `no_phone`. */
export const remindOfInvoice = (
  invoice_id: string,
  how: 'mail' | 'whatsapp' | 'call' | 'link',
  promised_on?: IsoDay,
) => callOffice<Sent>('remind_of_invoice', { invoice_id, how, ...(promised_on && { promised_on }) })
