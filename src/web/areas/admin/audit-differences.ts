import type { AuditEntry } from '#web/data/audit.ts'

// Told by the others, or of no use to a reader.
const leftOut = new Set(['updated_at', 'search_text', 'id'])

type Difference = { field: string; before: string | undefined; after: string | undefined }

/** What a change made different, field by field; of a row that came or went, all that it held. */
export function differencesOf({ before, after_row }: Pick<AuditEntry, 'before' | 'after_row'>): Difference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after_row ?? {})])
  return [...fields]
    .filter(field => !leftOut.has(field))
    .map(field => ({ field, before: textOf(before?.[field]), after: textOf(after_row?.[field]) }))
    .filter(difference => difference.before !== difference.after)
}

function textOf(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
