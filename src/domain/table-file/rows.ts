// A text of separated fields as rows of cells. A row knows the line on which it begins.
import { FileFault } from './fault.ts'

export type Delimiter = ',' | ';' | '\t'
export type Row = { line: number; cells: string[] }

type Reading = { rows: Row[]; cells: string[]; rowLine: number; line: number }

export function splitRows(text: string, delimiter: Delimiter): Row[] {
  const reading: Reading = { rows: [], cells: [], rowLine: 1, line: 1 }
  let at = 0
  while (at < text.length) at = readCell(text, at, delimiter, reading)
  if (reading.cells.length > 0) endRow(reading)
  return reading.rows
}

function readCell(text: string, start: number, delimiter: Delimiter, reading: Reading): number {
  const from = skipSpaces(text, start, delimiter)
  const quoted = text[from] === '"'
  const [value, end] = quoted ? quotedCell(text, from, reading) : ['', from]
  const stop = plainEnd(text, end, delimiter)
  reading.cells.push(tidy(quoted ? value + text.slice(end, stop).trimEnd() : text.slice(start, stop)))
  return endCell(text, stop, delimiter, reading)
}

function endCell(text: string, stop: number, delimiter: Delimiter, reading: Reading): number {
  if (text[stop] === delimiter) {
    // A delimiter at the very end of the text opens one more, empty, cell.
    if (stop + 1 === text.length) reading.cells.push('')
    return stop + 1
  }
  endRow(reading)
  reading.line += 1
  reading.rowLine = reading.line
  return text[stop] === '\r' && text[stop + 1] === '\n' ? stop + 2 : stop + 1
}

function endRow(reading: Reading) {
  reading.rows.push({ line: reading.rowLine, cells: reading.cells })
  reading.cells = []
}

function quotedCell(text: string, from: number, reading: Reading): [string, number] {
  const openedOn = reading.line
  let at = from + 1
  let value = ''
  for (;;) {
    const close = text.indexOf('"', at)
    if (close < 0) throw new FileFault(openedOn, 'quote', text.slice(from, from + 40))
    const piece = text.slice(at, close)
    value += piece
    reading.line += piece.split('\n').length - 1
    if (text[close + 1] !== '"') return [value, close + 1]
    value += '"'
    at = close + 2
  }
}

function plainEnd(text: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

function skipSpaces(text: string, from: number, delimiter: Delimiter): number {
  let at = from
  while (text[at] === ' ' || (text[at] === '\t' && delimiter !== '\t')) at += 1
  return at
}

// Spreadsheets write ="0123" to keep a nought in front.
function tidy(cell: string): string {
  const plain = cell.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
  return plain.startsWith('="') && plain.endsWith('"') ? plain.slice(2, -1) : plain
}
