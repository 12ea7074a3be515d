// A bank's file, whole or not at all: its movements, or a question about its columns, or where and why it cannot be read.
import type { IsoDay } from '#domain/calendar.ts'
import { decodeFile } from '#domain/table-file/decode.ts'
import { type Fault, FileFault } from '#domain/table-file/fault.ts'
import type { Row } from '#domain/table-file/rows.ts'
import { rowsBy } from '#domain/table-file/rows-by.ts'
import type { BankLine, Layout } from './bank-line.ts'
import { bankOf } from './bank-names.ts'
import { findHeads } from './heads.ts'
import { accountDigits, hasLooseComma, linesOf } from './lines.ts'
import { isOfx, readOfx } from './ofx.ts'
import { isAmount, isDay, nedbankRows, standardBankRows } from './shapes.ts'
import { layoutKey, unknownTable } from './unknown-table.ts'

/** What the owner sees of her columns: their heads, if there are any, and the first three lines. */
export type Columns = { key: string; heads: string[]; sample: string[][]; layout?: Layout }

export type BankFile =
  | { kind: 'read'; bank: string; lines: BankLine[]; columns?: Columns }
  | { kind: 'mapping'; columns: Columns }
  | { kind: 'refused'; fault: Fault }

/** Layouts that were set by hand, by their key. They go before what we would recognise. */
export type KnownLayouts = Record<string, Layout>

export const mostBankLines = 20_000

type Reading = { today: IsoDay; layouts: KnownLayouts }
type Table = { key: string; heads: string[]; rows: Row[]; width: number; layout: Layout; account: string }

export function readBankFile(bytes: Uint8Array, reading: Reading): BankFile {
  try {
    const file = readText(decodeFile(bytes), reading)
    return file.kind === 'read' ? checkedLines(file) : file
  } catch (error) {
    if (error instanceof FileFault) return { kind: 'refused', fault: error.fault }
    throw error
  }
}

function checkedLines<File extends { lines: BankLine[] }>(file: File): File {
  if (file.lines.length === 0) throw new FileFault(1, 'no-lines')
  const over = file.lines[mostBankLines]
  if (over) throw new FileFault(over.line, 'too-many', String(mostBankLines))
  return file
}

function readText(text: string, reading: Reading): BankFile {
  if (isOfx(text)) return { kind: 'read', bank: '', lines: readOfx(text, reading.today) }
  const rows = rowsBy(text, scoreOf)
  const known = setByHand(rows, reading.layouts) ?? headed(rows) ?? shaped(rows)
  if (known) return readTable(known, reading)
  const table = unknownTable(rows)
  if (!table) throw new FileFault(1, 'no-lines')
  return { kind: 'mapping', columns: columnsOf(table) }
}

function readTable(table: Table, { today }: Reading): BankFile {
  const bank = bankOf(table.heads) ?? bankOf([table.key]) ?? ''
  return {
    kind: 'read',
    bank,
    lines: linesOf({ ...table, today, least: leastCells(table) }),
    columns: columnsOf(table),
  }
}

// As many as most rows have, for some banks leave out the last, empty, cells. The last row may be cut off: it has no say.
function leastCells({ rows, layout, width }: Table): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows.filter(({ cells }) => isDay(cells[layout.day])).slice(0, -1))
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const most = [...counts].reduce((best, each) => (each[1] > best[1] ? each : best), [width, 0])
  return Math.min(width, most[0])
}

function columnsOf({
  key,
  heads,
  rows,
  layout,
}: Omit<Table, 'layout' | 'account'> & { layout?: Layout }): Columns {
  const sample = rows.filter(({ cells }) => cells.some(Boolean)).slice(0, 3)
  return { key, heads, sample: sample.map(({ cells }) => cells), ...(layout ? { layout } : {}) }
}

function setByHand(rows: Row[], layouts: KnownLayouts): Table | undefined {
  const table = unknownTable(rows)
  const layout = table && layouts[table.key]
  if (layout) return { ...table, layout, account: accountAbove(rows, table.rows[0]) }
  const found = findHeads(rows)
  const own = found && layouts[layoutKey(found.heads, 0)]
  return own ? { ...(headed(rows) as Table), layout: own } : undefined
}

function headed(rows: Row[]): Table | undefined {
  const found = findHeads(rows)
  if (!found) return undefined
  const table = rows.slice(found.at + 1)
  const { heads, layout } = found
  const width = heads.findLastIndex(Boolean) + 1
  return {
    key: layoutKey(heads, 0),
    heads,
    rows: table,
    width,
    layout,
    account: accountAbove(rows, rows[found.at]),
  }
}

function shaped(rows: Row[]): Table | undefined {
  const standard = standardBankRows(rows)
  const found = standard ?? nedbankRows(rows)
  if (!found) {
    refuseLooseComma(rows)
    return undefined
  }
  const key = standard ? 'standard bank' : 'nedbank'
  const width = Math.max(...found.rows.map(({ cells }) => cells.length))
  const account = standard?.account || accountAbove(rows, found.rows[0])
  return { key, heads: [], ...found, width, account }
}

function refuseLooseComma(rows: Row[]) {
  const broken = rows.find(
    ({ cells }) => isDay(cells[0]) && cells.length > 4 && hasLooseComma(cells.slice(1)),
  )
  if (broken) throw new FileFault(broken.line, 'loose-comma', broken.cells.join(','))
}

function accountAbove(rows: Row[], first: Row | undefined): string {
  for (const { line, cells } of rows) {
    if (line >= (first?.line ?? 0)) return ''
    const found = /\b(?:account|rekening)\b\D*?(\d[\d -]{4,})/i.exec(cells.join(' '))
    if (found) return accountDigits(found[1] as string)
  }
  return ''
}

// Most rows have a day and an amount, each in a cell of its own.
function scoreOf(rows: Row[]): number {
  const certain = rows.filter(
    ({ cells }) => cells.some(isDay) && cells.some(cell => !isDay(cell) && isAmount(cell)),
  )
  const cells = rows.reduce((sum, row) => sum + (row.cells.length > 1 ? row.cells.length : 0), 0)
  return (findHeads(rows) ? 1e6 : 0) + certain.length * 1000 + cells / (rows.length || 1)
}
