// Work and invoices: found, summed, recorded and printed.
import { invoiceWords } from '#content/admin-money.ts'
import type { InvoiceFields } from '#domain/invoice.ts'
import { Refusal } from '#domain/refusal.ts'
import { bearer } from './auth.ts'
import { restClient } from './client.ts'
import { callOffice, officeError } from './office-call.ts'
import { publishableKey } from './publishable-key.ts'

export type InvoiceRow = {
  id: string
  customer_id: string | null
  customer_name: string | null
  service_date: string
  invoice_number: string
  description: string
  amount_paid_cents: number
  comments: string | null
  suburb: string | null
  updated_at: string
  cancelled_at: string | null
  cancel_reason: string | null
}

export type InvoiceSearch = { words: string; client: string; from: string; to: string }

const argsOf = ({ words, client, from, to }: InvoiceSearch) => ({
  words,
  client: client || null,
  from_day: from || null,
  to_day: to || null,
})

/** One page after the given row. */
export async function searchInvoices(search: InvoiceSearch, after: InvoiceRow | undefined, pageSize: number) {
  const { data, error } = await restClient()
    .rpc('search_invoices', { ...argsOf(search), after: after ?? null, page_size: pageSize })
    .select(
      'id, customer_id, customer_name, service_date, invoice_number, description, amount_paid_cents, comments, suburb, updated_at, cancelled_at, cancel_reason',
    )
    .setHeader('Authorization', await bearer())
  if (error) throw officeError(error)
  return data as InvoiceRow[]
}

export const readInvoiceTotals = (search: InvoiceSearch) =>
  callOffice<{ records: number; cents: number }>('invoice_totals', argsOf(search))

export const readNextNumber = () => callOffice<string>('next_invoice_number')

/** The id is made in the browser: sent again, it is the same record. */
export async function recordInvoice(id: string, fields: InvoiceFields, userId: string) {
  const { error } = await restClient()
    .from('service_invoices')
    .insert({ id, user_id: userId, ...fields })
    .setHeader('Authorization', await bearer())
  if (!error || error.message.includes('service_invoices_pkey')) return
  if (error.message.includes('service_invoices_by_number'))
    throw new Refusal('number_taken', invoiceWords.numberTaken(fields.invoice_number))
  throw officeError(error)
}

/** For good. Refused with `changed_meanwhile` or `already_cancelled` when somebody was quicker. */
export const cancelInvoice = ({ id, updated_at }: InvoiceRow, reason: string) =>
  callOffice<unknown>('cancel_invoice', { invoice_id: id, reason, seen: updated_at })

export async function readInvoicePdf({ id }: InvoiceRow): Promise<Blob> {
  const answer = await fetch(`/storage/v1/object/authenticated/invoices/${id}.pdf`, {
    headers: { apikey: publishableKey(), authorization: await bearer() },
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return answer.blob()
}
