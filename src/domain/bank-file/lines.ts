// Rows of a table whose columns are known, as movements. One that cannot be read stops the whole file.
import { addDays, type IsoDay } from '#domain/calendar.ts'
import { FileFault } from '#domain/table-file/fault.ts'
import type { Row } from '#domain/table-file/rows.ts'
import { readBankAmount } from './amounts.ts'
import type { BankLine, Layout } from './bank-line.ts'
import { readBankDay } from './days.ts'

/** Rows have up to `width` cells. One with fewer than most others is cut off. */
type Table = { rows: Row[]; layout: Layout; account: string; today: IsoDay; width: number; least: number }

const noPayment =
  /^(?:balance )?(?:brought|carried) forward\b|^(?:opening|closing) balance\b|^provisional statement\b|^(?:grand )?totals?:?$/i
// On a weekend banks write the day on which they will work again.
export const daysAhead = 4
const longestText = 300

export function linesOf(table: Table): BankLine[] {
  const marked =
    table.layout.sign !== undefined && table.rows.some(row => isCredit(cell(row, table.layout.sign)))
  return table.rows.flatMap(row => lineOf(row, table, marked))
}

function lineOf(row: Row, table: Table, marked: boolean): BankLine[] {
  if (!row.cells.some(Boolean)) return []
  const { layout } = table
  const text = textOf(row, layout)
  const day = readBankDay(cell(row, layout.day))
  // Totals and balances, and notes under the table, which have neither a day nor an amount.
  if (noPayment.test(text) || (!day && row.cells.some(written => noPayment.test(written)))) return []
  if (!day && ![layout.amount, layout.moneyIn, layout.moneyOut].some(at => cell(row, at))) return []
  checkWidth(row, table)
  if (!day) throw new FileFault(row.line, 'day', cell(row, layout.day))
  if (day > addDays(table.today, daysAhead)) throw new FileFault(row.line, 'future', cell(row, layout.day))
  const cents = centsOf(row, layout, marked)
  if (cents === 0) return []
  return [{ line: row.line, day, cents, text, account: accountOf(row, table), ...balanceOf(row, layout) }]
}

function checkWidth(row: Row, { width, least }: Table) {
  const extra = row.cells.slice(width).some(Boolean)
  if (extra)
    throw new FileFault(row.line, hasLooseComma(row.cells) ? 'loose-comma' : 'long', row.cells.join(','))
  if (row.cells.length < least) throw new FileFault(row.line, 'short', row.cells.join(', '))
}

/** '1 000,00' that nothing holds together has come apart into two cells. */
export function hasLooseComma(cells: string[]): boolean {
  return cells.some(
    (written, at) => /^\d{2}$/.test(cells[at + 1] ?? '') && /^[-+(]?\s*(R|ZAR)?\s*-?[\d ]+$/i.test(written),
  )
}

function textOf(row: Row, layout: Layout): string {
  const parts = layout.text.map(at => cell(row, at)).filter(Boolean)
  const fresh = parts.filter((part, at) => !parts.slice(0, at).some(before => before.includes(part)))
  return fresh.join(' ').slice(0, longestText)
}

function accountOf(row: Row, { layout, account }: Table): string {
  return accountDigits(cell(row, layout.account)) || account
}

export function accountDigits(written: string): string {
  return written.replace(/[^\dA-Za-z]/g, '').slice(0, 40)
}

// A balance that cannot be read only helps less to tell two lines apart.
function balanceOf(row: Row, layout: Layout): Pick<BankLine, 'balanceCents'> {
  const balanceCents = readBankAmount(cell(row, layout.balance))
  return balanceCents === undefined ? {} : { balanceCents }
}

function centsOf(row: Row, layout: Layout, marked: boolean): number {
  if (layout.amount === undefined) return apartCents(row, layout)
  const cents = amountAt(row, layout.amount)
  return layout.sign === undefined ? cents : signedCents(row, cents, cell(row, layout.sign), marked)
}

// Money out is written with a minus by some, without by others.
function apartCents(row: Row, layout: Layout): number {
  const moneyIn = amountAt(row, layout.moneyIn)
  const moneyOut = amountAt(row, layout.moneyOut)
  if (moneyIn && moneyOut) throw new FileFault(row.line, 'both', textOf(row, layout))
  return moneyOut ? -Math.abs(moneyOut) : moneyIn
}

function signedCents(row: Row, cents: number, sign: string, marked: boolean): number {
  if (isCredit(sign)) {
    if (cents < 0) throw new FileFault(row.line, 'sign', `${cell(row, 0)} ${sign}`)
    return cents
  }
  if (/^(d|dr|debit)$/i.test(sign)) return -Math.abs(cents)
  // Where credits are marked, an unmarked one is none.
  if (sign || (marked && cents > 0)) throw new FileFault(row.line, 'sign', sign)
  return cents
}

function isCredit(sign: string): boolean {
  return /^(c|cr|credit)$/i.test(sign)
}

function amountAt(row: Row, at: number | undefined): number {
  const written = cell(row, at)
  if (!written || written === '-') return 0
  const cents = readBankAmount(written)
  if (cents === undefined) throw new FileFault(row.line, 'amount', written)
  return cents
}

function cell(row: Row, at: number | undefined): string {
  return at === undefined ? '' : (row.cells[at] ?? '')
}
