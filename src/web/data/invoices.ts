// Work and invoices: found, summed, recorded and printed.
import type { InvoiceFields } from '#domain/invoice.ts'
import type { InvoiceState } from '#domain/invoice-state.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf, headersAsSelf } from './as-self.ts'
import { callOffice, insertRow, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

type Read =
  | 'id'
  | 'customer_id'
  | 'customer_name'
  | 'service_date'
  | 'invoice_number'
  | 'description'
  | 'comments'
  | 'suburb'
  | 'updated_at'
  | 'cancelled_at'
  | 'cancel_reason'

/** The amounts are reckoned from one that is never missing. */
export type InvoiceRow = Pick<Rows['service_invoices'], Read> & {
  amount_paid_cents: number
  open_cents: number
  invoice_state: InvoiceState
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
  const { data, error } = await asSelf(
    restApi()
      .rpc('search_invoices', { ...argsOf(search), after: after ?? null, page_size: pageSize })
      .select(
        'id, customer_id, customer_name, service_date, invoice_number, description, amount_paid_cents, comments, suburb, updated_at, cancelled_at, cancel_reason, open_cents, invoice_state',
      ),
  )
  if (error) throw officeError(error)
  return data as InvoiceRow[]
}

export const readInvoiceTotals = (search: InvoiceSearch) =>
  callOffice<{ records: number; cents: number; open_cents: number }>('invoice_totals', argsOf(search))

export const readNextNumber = () => callOffice<string>('next_invoice_number')

/** Refused with `number_taken` when another invoice has the number, however it is spaced. */
export const recordInvoice = (id: string, fields: InvoiceFields, userId: string) =>
  insertRow('service_invoices', { id, user_id: userId, ...fields })

/** For good. Refused with `changed_meanwhile` or `already_cancelled` when somebody was quicker. */
export const cancelInvoice = ({ id, updated_at }: Pick<InvoiceRow, 'id' | 'updated_at'>, reason: string) =>
  callOffice<unknown>('cancel_invoice', { invoice_id: id, reason, seen: updated_at })

export async function readInvoicePdf({ id }: Pick<InvoiceRow, 'id'>): Promise<Blob> {
  const answer = await fetch(`/storage/v1/object/authenticated/invoices/${id}.pdf`, {
    headers: await headersAsSelf(),
  })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`)
  return answer.blob()
}
