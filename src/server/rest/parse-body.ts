// The rows or arguments that a request carries. The text itself goes on to PostgreSQL; here it is only looked over.
import { limits, refuseDeepNesting, tooMuch } from './limits.ts'
import { parseCsv } from './parse-csv.ts'
import { badBody, RestError } from './rest-error.ts'

type Row = Record<string, unknown>

// The text is what PostgreSQL will read as JSON, exactly as it came (numbers keep all their digits).
export type Rows = { text: string; rows: Row[]; isArray: boolean }

// Bytes come as PostgreSQL writes them, in hex: as text they would not survive.
export async function readBody(request: Request, contentType: string): Promise<string> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > limits.bodyBytes) throw bodyTooLarge()
  if (contentType === 'application/octet-stream') {
    const bytes = Buffer.from(await request.arrayBuffer())
    if (bytes.length > limits.bodyBytes) throw bodyTooLarge()
    return `\\x${bytes.toString('hex')}`
  }
  const text = await request.text()
  if (text.length > limits.bodyBytes) throw bodyTooLarge()
  return text
}

function bodyTooLarge(): RestError {
  return new RestError(413, {
    code: 'PGRST102',
    message: `The body is larger than ${limits.bodyBytes} bytes`,
  })
}

export function parseRows(text: string, contentType: string): Rows {
  switch (contentType) {
    case '':
    case 'application/json':
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.array+json':
      return parseJsonRows(text)
    case 'text/csv':
      return asRows(parseCsv(text))
    case 'application/x-www-form-urlencoded':
      return asRows(Object.fromEntries(new URLSearchParams(text)))
    default:
      throw badBody(`Content-Type not acceptable: ${contentType.slice(0, 100)}`)
  }
}

function asRows(value: Row | Row[]): Rows {
  return checkSize({ text: JSON.stringify(value), rows: [value].flat(), isArray: Array.isArray(value) })
}

function parseJsonRows(text: string): Rows {
  const value = parseJson(text)
  if (!Array.isArray(value) && !isRow(value))
    throw badBody('The body must be a JSON object or an array of objects')
  const rows = Array.isArray(value) ? value : [value]
  if (!rows.every(isRow)) throw badBody('Every element of the array must be a JSON object')
  return checkSize({ text, rows, isArray: Array.isArray(value) })
}

export function parseJson(text: string): unknown {
  if (text === '') throw badBody('Empty or invalid json')
  refuseDeepNesting(text, { isJson: true })
  try {
    return JSON.parse(text)
  } catch {
    throw badBody('Empty or invalid json')
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function checkSize(body: Rows): Rows {
  if (body.rows.length > limits.bodyRows) throw tooMuch('rows in one request', limits.bodyRows)
  if (body.rows.some(row => Object.keys(row).length > limits.bodyColumns)) {
    throw tooMuch('columns in a row', limits.bodyColumns)
  }
  return body
}

// Without columns= all rows must have the same keys, so that a forgotten key is not silently written as null.
export function columnsOf(body: Rows): string[] {
  const names = Object.keys(body.rows[0] ?? {})
  const sameKeys = (row: Row) =>
    Object.keys(row).length === names.length && names.every(name => Object.hasOwn(row, name))
  if (!body.rows.every(sameKeys)) throw badBody('All object keys must match')
  return names
}
