// How an invoice stands. Small, since public pages use it too.
import type { IsoDay } from './calendar.ts'

export const invoiceStates = ['open', 'part-paid', 'overdue', 'paid', 'cancelled'] as const
export type InvoiceState = (typeof invoiceStates)[number]

type Standing = {
  open_cents: number
  paid_cents: number
  credit_cents: number
  due_on: IsoDay
  cancelled_at: string | null
}

/** Reckoned, never typed; db/functions/money/invoice-facts.sql says the same. */
export function invoiceState(invoice: Standing, today: IsoDay): InvoiceState {
  if (invoice.cancelled_at) return 'cancelled'
  if (invoice.open_cents === 0) return 'paid'
  if (invoice.due_on < today) return 'overdue'
  return invoice.paid_cents + invoice.credit_cents > 0 ? 'part-paid' : 'open'
}
