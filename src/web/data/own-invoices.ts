// The signed-in client's invoices, and their papers.
import { callAsSelf, headersAsSelf } from './as-self.ts'
import type { ClientInvoice, InvoiceAccess } from './client-invoices.ts'
import { readPaper } from './papers.ts'

export const ownInvoiceAccess = async (invoice_id: string): Promise<InvoiceAccess> => ({
  invoice_id,
  authorization: (await headersAsSelf()).authorization,
})

export type OwnInvoices = { invoices: ClientInvoice[]; open_cents: number; credits_cents: number }

/** The newest first. */
export const readOwnInvoices = () => callAsSelf<OwnInvoices>('own_invoices', {})

/** note: the id of one of its credit notes. */
export const readOwnPaper = (invoiceId: string, note?: string) =>
  readPaper(`invoices/${invoiceId}.pdf${note ? `?note=${note}` : ''}`)

/** Of the last three months, to today. */
export const readOwnStatement = () => readPaper('statements/own.pdf')
