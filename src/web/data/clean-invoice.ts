// The invoice of a completed clean: which one charges it, or what an invoice of it would need.
import { todayAt } from '#domain/calendar.ts'
import { type InvoiceState, invoiceState } from '#domain/invoice-state.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

type ServiceColumn =
  | 'id'
  | 'service_type'
  | 'service_date'
  | 'price_cents'
  | 'status'
  | 'payment_status'
  | 'payment_method'
  | 'updated_at'

type Client = Pick<Rows['customers'], 'first_name' | 'phone' | 'email'>
type Booked = Pick<Rows['bookings'], 'service_type'>
type StoredInvoice = Pick<
  Rows['service_invoices'],
  'id' | 'invoice_number' | 'open_cents' | 'paid_cents' | 'credit_cents' | 'due_on' | 'cancelled_at'
> & { open_cents: number }

export type InvoiceableClean = Pick<Rows['services'], ServiceColumn> & {
  /** Null where the customer has been deleted. */
  customers: Client | null
  bookings: Booked | null
  invoice: { id: string; number: string; state: InvoiceState; openCents: number } | null
}

export type CleanOf = { booking_id: string } | { service_id: string }

const columns =
  'id, service_type, service_date, price_cents, status, payment_status, payment_method, updated_at, ' +
  'customers(first_name, phone, email), bookings(service_type), ' +
  'service_invoices(id, invoice_number, open_cents, paid_cents, credit_cents, due_on, cancelled_at)'

/** Null where it is not on record: not completed, or not the caller's to see. */
export async function readCleanInvoice(of: CleanOf): Promise<InvoiceableClean | null> {
  const services = restApi().from('services').select(columns)
  const one = 'booking_id' in of ? services.eq('booking_id', of.booking_id) : services.eq('id', of.service_id)
  const { data, error } = await asSelf(one.maybeSingle())
  if (error) throw officeError(error)
  if (!data) return null
  const { service_invoices, ...clean } = data as unknown as Omit<InvoiceableClean, 'invoice'> & {
    service_invoices: StoredInvoice | null
  }
  return { ...clean, invoice: service_invoices && standingOf(service_invoices) }
}

function standingOf(stored: StoredInvoice) {
  return {
    id: stored.id,
    number: stored.invoice_number,
    state: invoiceState(stored, todayAt(new Date())),
    openCents: stored.open_cents,
  }
}
