// One invoice with the caller's own rights: what the policies hide is not there.
import { saysAlready } from '#domain/full-address.ts'
import type { Invoice } from '#domain/invoice.ts'
import type { Caller, Database } from '#server/database/database.ts'

const invoiceOf = `
  select invoice_number, service_date, description, amount_paid_cents, customer_name, suburb,
    (cancelled_at at time zone 'Africa/Johannesburg')::date, cancel_reason,
    customers.address, customers.city, customers.state, customers.zip_code, lines, credit_cents
  from public.service_invoices left join public.customers on customers.id = service_invoices.customer_id
  where service_invoices.id = $1::uuid`

export async function readInvoice(
  database: Database,
  caller: Caller,
  id: string,
): Promise<Invoice | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) || caller.role === 'anon') return undefined
  const [[row] = []] = await database.tx(caller, [{ text: invoiceOf, values: [id] }], { readOnly: true })
  if (!row) return undefined
  const [
    number,
    day,
    description,
    cents,
    name,
    suburb,
    cancelledOn,
    reason,
    address,
    city,
    state,
    zip,
    lines,
    credit,
  ] = row
  return {
    number: number ?? '',
    day: day ?? '',
    description: description ?? '',
    place: suburb ?? '',
    totalCents: Number(cents),
    lines: JSON.parse(lines ?? '[]'),
    creditCents: Number(credit),
    clientName: name ?? '',
    clientAddress: addressLines([address, city, state, zip]),
    cancelled: cancelledOn ? { day: cancelledOn, reason: reason ?? '' } : undefined,
  }
}

// Street lines as they were typed, then town, and province with its code.
function addressLines([address, city, state, zip]: (string | null | undefined)[]): string[] {
  const town = saysAlready(address ?? '', city ?? '') ? '' : city
  const lines = [...(address ?? '').split('\n'), town, [state, zip].filter(Boolean).join(' ')]
  return lines.map(line => line?.trim() ?? '').filter(Boolean)
}
