// The accountant's three files: what was invoiced, taken off and paid in a span of days.
import type { IsoDay } from './calendar.ts'
import { taxOf } from './invoice.ts'
import { toDecimal } from './money.ts'
import { sheetLine, sheetStart } from './spreadsheet.ts'

export const accountantFiles = ['invoices', 'credit-notes', 'payments'] as const
export type AccountantFile = (typeof accountantFiles)[number]

/** As the database tells it: texts, days and cents. */
export type AccountantRow = Record<string, string | number | boolean | null>
type Column = { head: string; of: (row: AccountantRow) => string }

const plain = (head: string, field = head): Column => ({ head, of: row => String(row[field] ?? '') })
const money = (head: string, field: string): Column => ({ head, of: row => toDecimal(Number(row[field])) })

// Prices include VAT, so it is told beside what it is in; nothing of it without a VAT number.
function taxed(field: string, vatNumber: string): Column[] {
  if (!vatNumber) return []
  const tax = (row: AccountantRow) => taxOf(Number(row[field]), vatNumber)
  return [
    { head: 'vat', of: row => toDecimal(tax(row)?.vatCents ?? 0) },
    { head: 'without_vat', of: row => toDecimal(tax(row)?.netCents ?? 0) },
  ]
}

const columnsOf: Record<AccountantFile, (vatNumber: string) => Column[]> = {
  invoices: vatNumber => [
    plain('invoice', 'number'),
    plain('issued_on'),
    plain('service_date'),
    plain('due_on'),
    plain('client'),
    plain('description'),
    money('total', 'total_cents'),
    ...taxed('total_cents', vatNumber),
    money('paid_with_credits', 'credit_cents'),
    money('taken_off', 'credited_cents'),
    money('paid', 'paid_cents'),
    money('open', 'open_cents'),
    plain('state'),
    plain('cancelled_on'),
    plain('cancel_reason'),
  ],
  'credit-notes': vatNumber => [
    plain('credit_note', 'number'),
    plain('noted_on'),
    plain('invoice'),
    plain('client'),
    money('amount', 'amount_cents'),
    ...taxed('amount_cents', vatNumber),
    { head: 'takes_off', of: ({ is_whole }) => (is_whole ? 'all' : 'part') },
    plain('reason'),
  ],
  payments: () => [
    plain('paid_on'),
    plain('invoice'),
    plain('client'),
    money('amount', 'amount_cents'),
    { head: 'kind', of: kindOf },
    plain('method'),
    plain('reference'),
    plain('note'),
    plain('entered_on'),
    plain('taken_back_on'),
    plain('taken_back_reason'),
  ],
}

// Below zero it went back to the client; what was taken back never came.
function kindOf({ taken_back_on, amount_cents }: AccountantRow): string {
  if (taken_back_on) return 'taken back'
  return Number(amount_cents) < 0 ? 'refund' : 'payment'
}

/** The head, and then a line for each row as the database tells it. */
export function accountantSheet(file: AccountantFile, vatNumber: string) {
  const columns = columnsOf[file](vatNumber)
  return {
    head: sheetStart + sheetLine(columns.map(({ head }) => head)),
    line: (row: AccountantRow) => sheetLine(columns.map(({ of }) => of(row))),
  }
}

export type Span = { from: IsoDay; to: IsoDay }

export const accountantFileName = (file: AccountantFile, { from, to }: Span) => `${file}-${from}-to-${to}.csv`
export const accountantZipName = ({ from, to }: Span) => `accountant-${from}-to-${to}.zip`
