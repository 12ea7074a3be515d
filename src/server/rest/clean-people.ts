// People as clients and staff write them: not held to a form, but cleaned like one.
import { formNotices } from '#domain/messages.ts'
import { hasHostileText, sanitiseText } from '#domain/sanitise.ts'
import { refusal } from './count-hit.ts'
import { parseJson, parseRows } from './parse-body.ts'
import type { RestRequest } from './rest-request.ts'

type Row = Record<string, unknown>

const tables: ReadonlySet<string> = new Set(['customers', 'client_profiles'])

/** Passes a write of people on without what could act as markup or script, or refuses what nobody types. */
export function cleanPeople(asked: RestRequest, table: string): RestRequest {
  if (!tables.has(table) || asked.method === 'DELETE') return asked
  const { rows, isArray } = parseRows(asked.body, asked.contentType)
  const cleaned = rows.map(cleanRow)
  // As it came where nothing changed: its numbers keep all their digits.
  if (cleaned.every((row, index) => row === rows[index])) return asked
  return withBody(asked, isArray ? cleaned : cleaned[0])
}

/** The same for the console's form, which changes a customer through a function. */
export function cleanClientEdit(asked: RestRequest): RestRequest {
  const args: Row = Object(parseJson(asked.body))
  const changes: Row = Object(args.changes)
  const cleaned = cleanRow(changes)
  return cleaned === changes ? asked : withBody(asked, { ...args, changes: cleaned })
}

/** And for a file of people. A file is written by no one hand: what could act is taken out, and the rest comes in. */
export function cleanImport(asked: RestRequest): RestRequest {
  const args: Row = Object(parseJson(asked.body))
  if (!Array.isArray(args.people)) return asked
  const cleaned = args.people.map(person => withoutMarkup(Object(person)))
  return withBody(asked, { ...args, people: cleaned })
}

function cleanRow(row: Row): Row {
  if (hasHostileText(row)) throw refusal('security_warning', formNotices.securityWarning.text)
  return withoutMarkup(row)
}

function withoutMarkup(row: Row): Row {
  const changed = Object.entries(row).flatMap(([name, value]) => {
    const kept = typeof value === 'string' ? sanitiseText(value) : value
    return kept === value ? [] : [[name, kept]]
  })
  return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) }
}

const withBody = (asked: RestRequest, body: unknown): RestRequest => ({
  ...asked,
  body: JSON.stringify(body),
  contentType: 'application/json',
})
