// A table posted as CSV: the first line names the columns, NULL is null.
import { badBody } from './rest-error.ts'

export function parseCsv(text: string): Record<string, string | null>[] {
  const [names, ...lines] = readLines(text)
  if (!names) throw badBody('The CSV has no header line')
  return lines.map(cells => {
    if (cells.length !== names.length) throw badBody('All lines must have same number of fields')
    return Object.fromEntries(
      names.map((name, i) => [name, cells[i] === 'NULL' ? null : (cells[i] as string)]),
    )
  })
}

const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy

function readLines(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  cell.lastIndex = 0
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (!match) throw badBody('The CSV cannot be read: an unexpected quote or line break')
    line.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === ',') {
      if (cell.lastIndex === text.length) line.push('')
      continue
    }
    lines.push(line)
    line = []
  }
  if (line.length > 0) lines.push(line)
  return lines
}
