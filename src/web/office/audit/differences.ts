// An entry of the audit log in plain words: who or what it is about, and what changed.
import { auditWords as words } from '#content/audit.ts'
import { formatDate, formatMoment, isIsoDay } from '#domain/calendar.ts'
import { fullName } from '#domain/full-name.ts'
import { formatRand, fromDecimal } from '#domain/money.ts'
import type { AuditEntry } from '#web/data/audit.ts'

// Implied by the other fields, or of no use to a reader.
const leftOut = new Set(['updated_at', 'search_text', 'id'])
const inRand = new Set(['price', 'full_price', 'amount_paid', 'credits'])
const shownFields = 3

type Rows = Pick<AuditEntry, 'before' | 'after_row'>
type Difference = { field: string; before: string | undefined; after: string | undefined }

/** The changed fields; for a row that was added or deleted, all of its fields. */
export function differencesOf({ before, after_row }: Rows, now: Date): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after_row ?? {})])
  return [...fields]
    .filter(field => !leftOut.has(field) && !isReckoned(field, fields))
    .map(field => ({
      field: nameOf(field),
      before: textOf(field, before?.[field], now),
      after: textOf(field, after_row?.[field], now),
    }))
    .filter(difference => difference.before !== difference.after)
}

/** One line: 'Phone: +27… → +27…', or only the field names if there are several. */
export function summaryOf(entry: Rows, differences: Difference[]): string {
  if (!entry.before || !entry.after_row) return words.fieldCount(differences.length)
  const [first] = differences
  if (first && differences.length === 1)
    return words.change(first.field, first.before ?? words.nothing, first.after ?? words.nothing)
  const shown = differences.slice(0, shownFields).map(({ field }) => field)
  return words.changedFields(shown, differences.length - shown.length)
}

/** The person or thing that a row is about, if it has a name. */
export function subjectOf({ before, after_row }: Rows): string | undefined {
  const row = { ...before, ...after_row }
  const { first_name, last_name } = row
  if (typeof first_name === 'string') return fullName({ first_name, last_name: last_name as string | null })
  const name = row.name ?? row.invoice_number ?? row.title ?? row.day
  return typeof name === 'string' ? name : undefined
}

// The database derives the cents from the price; showing both would repeat it.
const isReckoned = (field: string, fields: Set<string>) =>
  field.endsWith('_cents') && fields.has(field.replace(/_cents$/, ''))

function nameOf(field: string) {
  const plain = field.replace(/_cents$/, '').replaceAll('_', ' ')
  return words.fields[field] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

function textOf(field: string, value: unknown, now: Date): string | undefined {
  if (value === null || value === undefined || value === '') return
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'object') return JSON.stringify(value)
  return plainText(field, String(value), now)
}

function plainText(field: string, text: string, now: Date) {
  if (inRand.has(field)) return inRands(fromDecimal(text)) ?? text
  if (field.endsWith('_cents')) return inRands(Number(text)) ?? text
  if (isIsoDay(text)) return formatDate(text)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text)) return formatMoment(new Date(text), now)
  return text.replace(/^(\d\d:\d\d):00$/, '$1')
}

const inRands = (cents: number | undefined) =>
  Number.isSafeInteger(cents) ? formatRand(Number(cents)) : undefined
