// A file of people: a spreadsheet's CSV, or the contacts of a phone. Rows that cannot be read are told, each with its line.
import type { IsoDay } from '#domain/calendar.ts'
import { decodeFile } from '#domain/table-file/decode.ts'
import { type Fault, FileFault } from '#domain/table-file/fault.ts'
import type { Row } from '#domain/table-file/rows.ts'
import { rowsBy } from '#domain/table-file/rows-by.ts'
import { type ColumnKind, type Columns, findColumns, namesPeople } from './columns.ts'
import { tablePeople } from './table-people.ts'
import { type ToldPerson, tidyPerson } from './tidy-person.ts'
import { isVcard, vcardPeople } from './vcard.ts'

export type PeopleFile =
  | { kind: 'read'; from: 'table' | 'phone'; people: ToldPerson[]; columns?: Columns }
  | { kind: 'asks'; columns: Columns }
  | { kind: 'refused'; fault: Fault }

/** kinds: what the owner says of her columns; it goes before what we would recognise. */
type Reading = { today: IsoDay; kinds?: ColumnKind[] | undefined }

export const mostPeople = 10_000

export function readPeopleFile(bytes: Uint8Array, reading: Reading): PeopleFile {
  try {
    const text = decodeFile(bytes)
    return isVcard(text) ? readCards(text, reading) : readTable(text, reading)
  } catch (error) {
    if (error instanceof FileFault) return { kind: 'refused', fault: error.fault }
    throw error
  }
}

function readCards(text: string, { today }: Reading): PeopleFile {
  const people = vcardPeople(text).map(raw => tidyPerson(raw, today))
  return { kind: 'read', from: 'phone', people: checked(people) }
}

function readTable(text: string, { today, kinds }: Reading): PeopleFile {
  const found = findColumns(rowsBy(text.replace(/^\ufeff/, ''), scoreOf))
  if (!found || found.rows.length === 0) throw new FileFault(1, 'no-lines')
  const columns = { ...found.columns, kinds: kinds ?? found.columns.kinds }
  if (!namesPeople(columns.kinds)) return { kind: 'asks', columns }
  const people = tablePeople(found.rows, columns.kinds).map(raw => tidyPerson(raw, today))
  return { kind: 'read', from: 'table', people: checked(people), columns }
}

function checked(people: ToldPerson[]): ToldPerson[] {
  if (people.length === 0) throw new FileFault(1, 'no-lines')
  const over = people[mostPeople]
  if (over) throw new FileFault(over.line, 'too-many', String(mostPeople))
  return people
}

// Known heads say most; otherwise more cells of the same number in each row.
function scoreOf(rows: Row[]): number {
  const known = findColumns(rows.slice(0, 5))?.columns.kinds.filter(Boolean).length ?? 0
  const width = rows[0]?.cells.length ?? 0
  const even = rows.filter(({ cells }) => cells.length === width).length / (rows.length || 1)
  return known * 100 + (width > 1 ? even * 10 + Math.min(width, 9) / 10 : 0)
}
