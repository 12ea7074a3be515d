// Tables without heads, known by the shape of their rows: Standard Bank's and Nedbank's.

import { FileFault } from '#domain/table-file/fault.ts'
import type { Row } from '#domain/table-file/rows.ts'
import { readBankAmount } from './amounts.ts'
import type { Layout } from './bank-line.ts'
import { readBankDay } from './days.ts'
import { hasLooseComma } from './lines.ts'

type Shaped = { rows: Row[]; layout: Layout; account?: string }

const otherKinds = ['ALL', 'OPEN', 'CLOSE']

/** HIST, day, ## or nothing, amount, text, reference, code, 0. */
export function standardBankRows(rows: Row[]): Shaped | undefined {
  if (!rows.some(({ cells }) => cells[0] === 'HIST' && isDay(cells[1]) && isAmount(cells[3])))
    return undefined
  for (const { line, cells } of rows)
    if (cells.some(Boolean) && cells[0] !== 'HIST' && !otherKinds.includes(cells[0] ?? ''))
      throw new FileFault(line, 'kind', cells[0])
  const history = rows.filter(({ cells }) => cells[0] === 'HIST')
  return { rows: history, layout: { day: 1, text: [4, 5], amount: 3 }, account: accountIn(rows) }
}

function accountIn(rows: Row[]): string {
  const written = rows.find(({ cells }) => cells[0] === 'ALL')?.cells[1] ?? ''
  return /^\d{7,}$/.test(written) && !isDay(written) ? written : ''
}

/** Day, text, amount, balance. That the third is the amount is proved by the fourth. */
export function nedbankRows(rows: Row[]): Shaped | undefined {
  const first = rows.findIndex(({ cells }) => isDay(cells[0]))
  if (first < 0) return undefined
  const table = rows.slice(first).filter(({ cells }) => cells.some(Boolean))
  const named = rows.slice(0, first).some(({ cells }) => /^statement enquiry\b/i.test(cells[0] ?? ''))
  const long = table.find(({ cells }) => filled(cells) > 4)
  if (long && named) throw tooLong(long)
  if (long) return undefined
  return named || addsUp(table)
    ? { rows: table, layout: { day: 0, text: [1], amount: 2, balance: 3 } }
    : undefined
}

// Each balance is the one before and the amount, from the first row down or from the last one up.
function addsUp(table: Row[]): boolean {
  const sums = table.flatMap(({ cells }) => {
    const amount = readBankAmount(cells[2] ?? '')
    const balance = readBankAmount(cells[3] ?? '')
    return isDay(cells[0]) && amount !== undefined && balance !== undefined ? [{ amount, balance }] : []
  })
  return sums.length > 2 && (isChain(sums) || isChain(sums.reverse()))
}

function isChain(sums: { amount: number; balance: number }[]): boolean {
  return sums.every(({ amount, balance }, at) => {
    const before = sums[at - 1]
    return !before || before.balance + amount === balance
  })
}

function tooLong({ line, cells }: Row): FileFault {
  return new FileFault(line, hasLooseComma(cells.slice(1)) ? 'loose-comma' : 'long', cells.join(','))
}

function filled(cells: string[]): number {
  return cells.findLastIndex(Boolean) + 1
}

export function isDay(cell = ''): boolean {
  return readBankDay(cell) !== undefined
}

export function isAmount(cell = ''): boolean {
  return readBankAmount(cell) !== undefined
}
