// The office's list of invoices: found by words and by how they stand.
import type { InvoiceState } from '#domain/invoice-state.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { callOffice, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

type Column =
  | 'id'
  | 'invoice_number'
  | 'customer_id'
  | 'customer_name'
  | 'service_date'
  | 'description'
  | 'cancelled_at'

export type ListedInvoice = Pick<Rows['service_invoices'], Column> & {
  due_on: string
  amount_paid_cents: number
  open_cents: number
  invoice_state: InvoiceState
}

/** 'open' is whatever has something open: new, part-paid or overdue. */
export type InvoiceListSearch = {
  words: string
  state: InvoiceState | undefined
  client?: string | undefined
}

const argsOf = ({ words, state, client }: InvoiceListSearch) => ({
  words,
  client: client ?? null,
  state: state ?? null,
})

const columns =
  'id, invoice_number, customer_id, customer_name, service_date, description, cancelled_at, due_on, amount_paid_cents, open_cents, invoice_state'

type Page = { after: Pick<ListedInvoice, 'service_date' | 'id'> | undefined; pageSize: number }

export async function listInvoices(search: InvoiceListSearch, { after, pageSize }: Page) {
  const from = after && { service_date: after.service_date, id: after.id }
  const { data, error } = await asSelf(
    restApi()
      .rpc('search_invoices', {
        ...argsOf(search),
        with_names: true,
        after: from ?? null,
        page_size: pageSize,
      })
      .select(columns),
  )
  if (error) throw officeError(error)
  return data as unknown as ListedInvoice[]
}

/** What is open of all that fit. */
export const readOpenCents = async (search: InvoiceListSearch) =>
  (await callOffice<{ open_cents: number }>('invoice_totals', argsOf(search))).open_cents

export type InvoiceCounts = Record<InvoiceState | 'all', number>

/** How many there are in each state; every invoice past its day counts as open too. */
export const countInvoices = ({ words, client }: InvoiceListSearch) =>
  callOffice<InvoiceCounts>('invoice_counts', { words, client: client ?? null })
