// The rows of a table as people, by what its columns are.
import type { Row } from '#domain/table-file/rows.ts'
import type { ColumnKind } from './columns.ts'
import { emptyPerson, type RawPerson } from './raw-person.ts'

export function tablePeople(rows: Row[], kinds: ColumnKind[]): RawPerson[] {
  return rows.filter(({ cells }) => cells.some(Boolean)).map(row => personOf(row, kinds))
}

function personOf({ line, cells }: Row, kinds: ColumnKind[]): RawPerson {
  const person = emptyPerson(line)
  if (cells.slice(kinds.length).some(Boolean)) person.broken = 'long'
  for (const [at, cell] of cells.entries()) put(person, kinds[at] ?? '', plainCell(cell))
  return person
}

function put(person: RawPerson, kind: ColumnKind, cell: string) {
  if (!kind || !cell) return
  if (kind === 'email') person.emails.push(...several(cell))
  else if (kind === 'phone') person.phones.push(...several(cell))
  else if (kind === 'notes') person.notes.push(cell)
  else person[kind] = cell
}

// Google writes several values into one cell.
const several = (cell: string) => cell.split(' ::: ').map(each => each.trim())

// A spreadsheet's mark for text that would be a formula.
const plainCell = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '')
