// One invoice as it is printed: for the office, for its client, and for whoever holds its link.
import { todayAt } from '#domain/calendar.ts'
import { cardLink } from '#domain/card-link.ts'
import type { Invoice } from '#domain/invoice.ts'
import { dayOfLine } from '#domain/invoice-lines.ts'
import type { QuoteLine } from '#domain/price.ts'
import type { Caller, Database } from '#server/database/database.ts'

type Wanted = { key: string } | { id: string }

type Card = {
  number: string
  reference: string
  customer_name: string | null
  service_date: string
  issued_on: string
  due_on: string
  description: string
  lines: QuoteLine[] | null
  total_cents: number
  credit_cents: number
  open_cents: number
  overpaid_cents: number
  suburb: string | null
  cancelled_at: string | null
  cancel_reason: string | null
  address: string[]
  card_payment_url: string | null
  payments: { amount_cents: number; method: string; paid_on: string }[]
  credit_notes: { id: string; number: string; amount_cents: number; reason: string; noted_on: string }[]
  cleans: { service_id: string; service_date: string }[]
}

export async function readInvoice(
  database: Database,
  caller: Caller,
  wanted: Wanted,
): Promise<Invoice | undefined> {
  const values = 'key' in wanted ? [wanted.key, null] : [null, wanted.id]
  const statement = { text: 'select public.invoice_paper($1, $2::uuid)', values }
  const [[[found] = []] = []] = await database.tx(caller, [statement], { readOnly: true })
  return found ? invoiceOf(JSON.parse(found)) : undefined
}

function invoiceOf(card: Card): Invoice {
  return {
    number: card.number,
    day: card.service_date,
    issuedOn: card.issued_on,
    dueOn: card.due_on,
    description: card.description,
    place: card.suburb ?? '',
    totalCents: card.total_cents,
    lines: (card.lines ?? []).map(line => ({ ...line, day: dayOfLine(line, card.cleans) })),
    creditCents: card.credit_cents,
    openCents: card.open_cents,
    overpaidCents: card.overpaid_cents,
    payments: card.payments.map(({ paid_on: day, amount_cents: amountCents, method }) => ({
      ...{ day, amountCents, method },
    })),
    creditNotes: card.credit_notes.map(
      ({ id, number, noted_on: day, amount_cents: amountCents, reason }) => ({
        ...{ id, number, day, amountCents, reason },
      }),
    ),
    cardLink: cardLink(card.card_payment_url, { amountCents: card.open_cents, reference: card.reference }),
    clientName: card.customer_name ?? '',
    clientAddress: card.address,
    cancelled: card.cancelled_at
      ? { day: todayAt(new Date(card.cancelled_at)), reason: card.cancel_reason ?? '' }
      : undefined,
  }
}
