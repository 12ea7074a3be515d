// The bank's file in the office: its lines, what they may pay, and what is done with them. Admins only.
import type { PostgrestError } from '@supabase/postgrest-js'
import type { BankLine, Layout } from '#domain/bank-file/bank-line.ts'
import type { KnownLayouts } from '#domain/bank-file/read-bank-file.ts'
import type { OwedInvoice } from '#domain/owed-index.ts'
import type { Rows } from '#domain/rows.ts'
import { asSelf } from './as-self.ts'
import { callOffice, officeError } from './office-call.ts'
import { restApi } from './rest-api.ts'

type Line = Rows['bank_lines']
export type WaitingLine = Pick<Line, 'id' | 'day' | 'words' | 'is_doubtful'> & { left_cents: number }
export type AsideLine = Pick<Line, 'id' | 'day' | 'words' | 'amount_cents'> & {
  aside_why: 'out' | 'text' | 'hand'
}
export type BookedLine = Pick<Line, 'id' | 'day' | 'words' | 'booked_cents'> & {
  payments: {
    taken_back_at: string | null
    service_invoices: { invoice_number: string; customer_name: string | null } | null
  }[]
}

// As many as the wire answers at once.
const pageSize = 1000

/** All that is neither booked nor set aside, oldest first. */
export const readWaitingLines = () =>
  readAll<WaitingLine>((from, to) =>
    restApi()
      .from('bank_lines')
      .select('id, day, words, is_doubtful, left_cents')
      .is('aside_at', null)
      .neq('left_cents', 0)
      .order('day')
      .order('id')
      .range(from, to),
  )

type OwedRow = {
  id: string
  invoice_number: string
  customer_id: string | null
  customer_name: string | null
  open_cents: number
  due_on: string
  customers?: { phone: string | null } | null
}

/** Every open invoice. */
export async function readOwed(): Promise<OwedInvoice[]> {
  const rows = await readAll<OwedRow>((from, to) =>
    restApi()
      .from('service_invoices')
      .select('id, invoice_number, customer_id, customer_name, open_cents, due_on, customers(phone)')
      .gt('open_cents', 0)
      .order('id')
      .range(from, to),
  )
  return rows.map(owedOf)
}

/** Invoices that these references name, paid ones too. */
export async function readNamed(keys: string[]): Promise<OwedInvoice[]> {
  return (await callOffice<OwedRow[]>('invoices_named', { keys })).map(owedOf)
}

function owedOf({
  invoice_number,
  customer_id,
  customer_name,
  open_cents,
  due_on,
  ...row
}: OwedRow): OwedInvoice {
  return {
    ...{
      id: row.id,
      number: invoice_number,
      reference: null,
      customerId: customer_id,
      name: customer_name ?? '',
    },
    ...{ openCents: open_cents, dueOn: due_on, phone: row.customers?.phone?.slice(-9) ?? null },
  }
}

type Page = PromiseLike<{ data: unknown[] | null; error: PostgrestError | null }> & {
  setHeader(name: string, value: string): unknown
}

async function readAll<Row>(page: (from: number, to: number) => Page): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, error } = await asSelf(page(rows.length, rows.length + pageSize - 1))
    if (error) throw officeError(error)
    rows.push(...((data ?? []) as Row[]))
    if ((data?.length ?? 0) < pageSize) return rows
  }
}

/** Of the file that was read last: how many are set aside, and the newest of them. */
export async function readAside(): Promise<{ count: number; lines: AsideLine[] }> {
  const asked = restApi()
    .from('bank_lines')
    .select('read_id')
    .order('created_at', { ascending: false })
    .limit(1)
  const { data: last, error } = await asSelf(asked)
  if (error) throw officeError(error)
  const file = (last as { read_id: string }[])[0]
  if (!file) return { count: 0, lines: [] }
  const answer = await asSelf(
    restApi()
      .from('bank_lines')
      .select('id, day, words, amount_cents, aside_why', { count: 'exact' })
      .eq('read_id', file.read_id)
      .not('aside_at', 'is', null)
      .order('day', { ascending: false })
      .order('id')
      .limit(100),
  )
  if (answer.error) throw officeError(answer.error)
  return { count: answer.count ?? 0, lines: answer.data as AsideLine[] }
}

export async function readBooked(): Promise<BookedLine[]> {
  const { data, error } = await asSelf(
    restApi()
      .from('bank_lines')
      .select(
        'id, day, words, booked_cents, payments(taken_back_at, service_invoices(invoice_number, customer_name))',
      )
      .neq('booked_cents', 0)
      .order('updated_at', { ascending: false })
      .limit(20),
  )
  if (error) throw officeError(error)
  return data as unknown as BookedLine[]
}

export async function readLayouts(): Promise<KnownLayouts> {
  const { data, error } = await asSelf(restApi().from('bank_layouts').select('key, layout').limit(pageSize))
  if (error) throw officeError(error)
  return Object.fromEntries(
    (data as { key: string; layout: Layout }[]).map(({ key, layout }) => [key, layout]),
  )
}

export const rememberLayout = (key: string, layout: Layout) =>
  callOffice<null>('remember_bank_layout', { key, layout })

type Kept = { fresh: number; known: number }

// Under the megabyte that the wire takes.
const partSize = 1500

/** All lines or none: they are seen once the last part has arrived. */
export async function keepLines(
  read_id: string,
  lines: BankLine[],
  onProgress: (done: number) => void,
): Promise<Kept> {
  const parts = Math.ceil(lines.length / partSize)
  let kept: Kept = { fresh: 0, known: 0 }
  for (let part = 1; part <= parts; part += 1) {
    const some = lines.slice((part - 1) * partSize, part * partSize)
    kept = await callOffice<Kept>('read_bank_lines', { read_id, part, parts, lines: some.map(toldLine) })
    onProgress((part - 1) * partSize + some.length)
  }
  return kept
}

function toldLine({ day, cents, text, account, balanceCents, bankId }: BankLine) {
  return { day, amount_cents: cents, words: text, account, balance_cents: balanceCents, bank_id: bankId }
}

export type Booking = {
  line_id: string
  shares: { id: string; invoice_id: string; cents: number; open_cents: number }[]
}

type Outcome = { booked: string[]; refused: { line_id: string; code: string; message: string }[] }

/** Up to 200 at once, each wholly or not at all. */
export const bookLines = (bookings: Booking[]) => callOffice<Outcome>('book_bank_lines', { bookings })

export const takeBackLine = (line_id: string, reason: string) =>
  callOffice<{ taken_back: number }>('take_back_bank_line', { line_id, reason })

/** All with the same text go along, now and later. */
export const setLinesAside = (line_ids: string[]) =>
  callOffice<{ aside: number }>('set_bank_lines_aside', { line_ids })

export const bringLinesBack = (line_ids: string[]) =>
  callOffice<{ back: number }>('bring_back_bank_lines', { line_ids })
