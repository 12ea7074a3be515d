// Resolves a write: which columns are set from the body, what a conflict does, and what is to come back.
import type { Column, Relation } from './catalogue.ts'
import { findWritable } from './find-names.ts'
import { columnsOf, type Rows } from './parse-body.ts'
import type { Preferences } from './parse-prefer.ts'
import type { Query } from './query.ts'
import type { ReadPlan } from './read-plan.ts'
import { badBody, RestError } from './rest-error.ts'

export type Write = {
  kind: 'insert' | 'update' | 'delete'
  relation: Relation
  // Reads what the write leaves; its filters say which rows are updated or deleted.
  plan: ReadPlan
  body?: Rows
  columns: Column[]
  // Those among them that a row may leave to their default.
  defaulted: Set<string>
  conflict?: { columns: string[]; update: boolean }
}

type WriteRequest = { relation: Relation; plan: ReadPlan; query: Query; preferences: Preferences; body: Rows }

export function planInsert(asked: WriteRequest): Write {
  const write = planBody('insert', asked)
  const { relation, query, preferences } = asked
  const columns = query.onConflict?.map(name => findWritable(relation, name).name) ?? relation.primaryKey
  if (preferences.resolution && columns.length > 0) {
    write.conflict = { columns, update: preferences.resolution === 'merge-duplicates' }
  }
  return write
}

export function planUpdate(asked: WriteRequest): Write {
  if (asked.body.rows.length !== 1) throw badBody('An update takes one JSON object')
  return planBody('update', asked)
}

export function planDelete({ relation, plan }: Omit<WriteRequest, 'body'>): Write {
  return { kind: 'delete', relation, plan, columns: [], defaulted: new Set() }
}

// PUT writes one whole row under the key in its URL.
export function planPut(asked: WriteRequest): Write {
  const { relation, query, body } = asked
  if (query.limits.length > 0 || query.offsets.length > 0) throw noWindowInPut()
  if (body.rows.length !== 1) throw badBody('PUT takes one JSON object')
  checkKey(relation, query, body)
  const write = planBody('insert', asked)
  write.conflict = { columns: relation.primaryKey, update: true }
  return write
}

function noWindowInPut(): RestError {
  const message = 'limit/offset querystring parameters are not allowed for PUT'
  return new RestError(400, { code: 'PGRST114', message })
}

function checkKey({ primaryKey }: Relation, { filters }: Query, { rows: [row = {}] }: Rows): void {
  const key = new Map<string, string>()
  for (const { path, part } of filters) {
    if (
      part.kind === 'condition' &&
      part.operator === 'eq' &&
      !part.negated &&
      !part.quantifier &&
      path.length === 0
    ) {
      key.set(part.field.name, part.value)
    }
  }
  const isWhole = primaryKey.length > 0 && primaryKey.every(name => key.has(name))
  if (!isWhole || filters.length !== primaryKey.length) {
    const message = "Filters must include all and only primary key columns with 'eq' operators"
    throw new RestError(405, { code: 'PGRST105', message })
  }
  if (primaryKey.some(name => String(row[name]) !== key.get(name))) {
    throw new RestError(400, {
      code: 'PGRST115',
      message: 'Payload values do not match URL in primary key column(s)',
    })
  }
}

function planBody(
  kind: 'insert' | 'update',
  { relation, plan, query, preferences, body }: WriteRequest,
): Write {
  const names = query.columns ?? columnsOf(body)
  const defaults = preferences.missing === 'default'
  const has = (name: string) => (row: Record<string, unknown>) => Object.hasOwn(row, name)
  // Columns that no new row sets are left out of the insert, so that PostgreSQL uses their defaults.
  const given = defaults && kind === 'insert' ? names.filter(name => body.rows.some(has(name))) : names
  const columns = given.map(name => findWritable(relation, name))
  const defaulted = new Set(defaults ? given.filter(name => !body.rows.every(has(name))) : [])
  return { kind, relation, plan, body, columns, defaulted }
}
