// The books of a month, summed from the bare rows and by none of the product's own rules: what does not agree is told in a
// sentence each.
import { type KeptRow, unpackBackup } from '#server/backup/archive.ts'

// biome-ignore lint/suspicious/noExplicitAny: rows of any table.
type Row = Record<string, any>
export type Books = ((table: string) => Row[]) & { tables(): string[] }

export async function booksOf(backup: Buffer): Promise<Books> {
  const { rows } = await unpackBackup(backup)
  const tables = Map.groupBy(rows, ({ table }: KeptRow) => table)
  const parsed = new Map([...tables].map(([table, held]) => [table, held.map(({ row }) => JSON.parse(row))]))
  return Object.assign((table: string) => parsed.get(table) ?? [], { tables: () => [...parsed.keys()] })
}

/** No team was in two places, unless somebody said so and why. */
export function cleansAtOnce(books: Books): string[] {
  const placed = books('public.bookings').filter(
    ({ crew_id, status, overbooked_reason }) =>
      crew_id !== null && status !== 'cancelled' && !overbooked_reason,
  )
  const days = Map.groupBy(placed, ({ crew_id, service_date }) => `Team ${crew_id} on ${service_date}`)
  return [...days].flatMap(([day, cleans]) => {
    const inOrder = cleans.toSorted((one, other) => one.start_minute - other.start_minute)
    return inOrder
      .filter((clean, place) => {
        const before = inOrder[place - 1]
        return before !== undefined && before.start_minute + before.minutes > clean.start_minute
      })
      .map(clean => `${day}: ${clean.id} begins before the one before it has ended`)
  })
}

/** Every completed clean has one record, and every person's count is that of her records and her opening count. */
export function cleansMiscounted(books: Books): string[] {
  const records = books('public.services')
  const unrecorded = books('public.bookings')
    .filter(({ status }) => status === 'completed')
    .filter(({ id }) => records.filter(({ booking_id }) => booking_id === id).length !== 1)
    .map(({ id }) => `The completed booking ${id} has not exactly one record`)
  const miscounted = books('public.customers')
    .filter(({ is_ours }) => is_ours)
    .filter(({ id, total_cleaning_count }) => total_cleaning_count !== countOf(books, id))
    .map(
      ({ id, total_cleaning_count }) =>
        `${id} counts ${total_cleaning_count} cleans, not ${countOf(books, id)}`,
    )
  return [...unrecorded, ...miscounted]
}

function countOf(books: Books, customer: string): number {
  const isHers = (row: Row) => row.customer_id === customer
  const done = books('public.services').filter(row => isHers(row) && row.status === 'completed').length
  const opening = books('public.ledger').filter(row => isHers(row) && row.kind === 'cleans')
  return done + sumOf(opening, 'delta')
}

/** What an invoice says was paid, and what a line of the bank says was booked, is what the payments say. */
export function moneyAstray(books: Books): string[] {
  const standing = books('public.payments').filter(({ taken_back_at }) => taken_back_at === null)
  const paidFor = (column: string, id: string) =>
    sumOf(
      standing.filter(row => row[column] === id),
      'amount_cents',
    )
  const invoices = books('public.service_invoices').filter(
    ({ id, paid_cents }) => paid_cents !== paidFor('invoice_id', id),
  )
  const lines = books('public.bank_lines').filter(
    ({ id, booked_cents }) => booked_cents !== paidFor('bank_line_id', id),
  )
  return [
    ...invoices.map(({ invoice_number }) => `${invoice_number} says another sum than its payments`),
    ...lines.map(({ words }) => `The bank's line "${words}" says another sum than its payments`),
    ...lostCents(books, standing),
  ]
}

// Of all that came in, each cent lies in an invoice, with a clean or in a credit.
function lostCents(books: Books, standing: Row[]): string[] {
  const stray = standing.filter(({ invoice_id, service_id }) => invoice_id === null && service_id === null)
  const tooMuch = books('public.bank_lines').filter(
    ({ amount_cents, booked_cents }) => Math.abs(booked_cents) > Math.abs(amount_cents),
  )
  return [
    ...stray.map(({ id }) => `The payment ${id} is for nothing`),
    ...tooMuch.map(({ words }) => `More was booked than the bank's line "${words}" brought`),
  ]
}

/** Each thing is said once on each occasion, and asked for by one invoice that stands. */
export function saidOrAskedTwice(books: Books): string[] {
  const messages = books('public.messages').filter(({ state }) => state === 'sent')
  const said = Map.groupBy(messages, ({ occasion, thing, about }) => `${occasion} ${thing} ${about}`)
  const standing = books('public.service_invoices').filter(({ cancelled_at }) => cancelled_at === null)
  const numbers = Map.groupBy(standing, ({ invoice_number }) => invoice_number)
  return [...said, ...numbers].filter(([, rows]) => rows.length > 1).map(([what]) => `${what} stands twice`)
}

/** Letters of the newsletter to whom had stopped it before. */
export function writtenToStopped(books: Books): string[] {
  const stopped = books('public.newsletter_subscriptions').filter(({ status }) => status === 'stopped')
  const letters = books('public.mail_outbox').filter(({ template }) => template === 'newsletter')
  return stopped.flatMap(({ email, stopped_at }) =>
    letters
      .filter(({ recipient, created_at }) => recipient === email && created_at > stopped_at)
      .map(({ id }) => `${email} stopped on ${stopped_at} and was written to: ${id}`),
  )
}

/** Rows of the business's that came to be without a line in the audit. */
export function doneByNobody(books: Books): string[] {
  const told = new Set(books('public.audit_log').map(({ table_name, row_id }) => `${table_name} ${row_id}`))
  return ['bookings', 'payments', 'service_invoices', 'services', 'quotes', 'plans'].flatMap(table =>
    books(`public.${table}`)
      .map(({ id }) => `${table} ${id}`)
      .filter(row => !told.has(row)),
  )
}

const sumOf = (rows: Row[], column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0)
