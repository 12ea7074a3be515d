// The one statement of a request: rows read, rows written or a function called, and the answer built from them.
import { createHash } from 'node:crypto'
import type { Statement } from '#server/database/database.ts'
import type { Handler } from './catalogue.ts'
import type { Format } from './parse-accept.ts'
import type { Call } from './plan-call.ts'
import type { Write } from './plan-write.ts'
import type { ReadPlan } from './read-plan.ts'
import { callSql } from './sql-call.ts'
import { selectSql, sourceFrom, tableFrom } from './sql-read.ts'
import { Parameters, quoteName, scalarName } from './sql-text.ts'
import { returningFor, updatedSql, writeSql } from './sql-write.ts'

type Count = 'exact' | 'planned' | 'estimated'

// The columns of the answer, in this order.
export const answerFields = ['pageRows', 'total', 'body', 'updated', 'location', 'headers', 'status'] as const

export type Wanted = {
  format: Format
  // Not wanted by HEAD and by return=minimal.
  body: boolean
  count?: Count
  // The exact count of an estimate stops here.
  estimateUpTo?: number
  location: boolean
  maxAffected?: number
}

export function readStatement(plan: ReadPlan, wanted: Wanted): Statement {
  const parameters = new Parameters()
  const page = selectSql(plan, tableFrom(plan), parameters)
  const total = totalSql(plan, wanted, parameters)
  return finish(`with page as (${page})`, { total, body: bodySql(wanted) }, parameters, wanted)
}

export function writeStatement(write: Write, wanted: Wanted): Statement {
  const parameters = new Parameters()
  const { plan } = write
  const returned = wanted.body ? plan : { ...plan, outputs: [], embeds: [], orders: [] }
  const key = wanted.location ? plan.relation.primaryKey : []
  const source = writeSql(write, returningFor(returned, key), parameters)
  const answer = { ...returned, filters: [], limit: undefined, offset: 0 }
  const page = wanted.body ? selectSql(answer, sourceFrom(plan), parameters) : 'select 1 from source'
  const parts = {
    total: '(select count(*) from source)',
    body: bodySql(wanted),
    updated: write.conflict ? updatedSql : 'null',
    location: wanted.location ? locationSql(key) : 'null',
    check: maxAffectedSql(wanted, parameters),
  }
  return finish(`with source as (${source}), page as (${page})`, parts, parameters, wanted)
}

export function callStatement(call: Call, plan: ReadPlan, wanted: Wanted): Statement {
  const parameters = new Parameters()
  const { returns, returnsSet } = call.fn
  const source = callSql(call, plan, parameters)
  const isVoid = returns.kind === 'void'
  const page = isVoid ? 'select 1 from source' : selectSql(plan, sourceFrom(plan), parameters)
  const isOne = !returnsSet && wanted.format.kind === 'json'
  const parts = {
    total: wanted.count && !isVoid ? countSql(plan, parameters) : 'null',
    body: isVoid ? 'null' : bodySql(wanted, { isOne, isScalar: returns.kind === 'scalar' }),
    check: maxAffectedSql(wanted, parameters),
  }
  return finish(`with source as (${source}), page as (${page})`, parts, parameters, wanted)
}

function countSql(plan: ReadPlan, parameters: Parameters): string {
  return `(select count(*) from (${selectSql(plan, sourceFrom(plan), parameters, { isCount: true })}) as counted)`
}

// PostgreSQL's own guess, for count=planned and count=estimated.
export function estimateStatement(plan: ReadPlan): Statement {
  const parameters = new Parameters()
  const counted = selectSql(plan, tableFrom(plan), parameters, { isCount: true })
  return { text: `explain (format json) ${counted}`, values: parameters.values }
}

type Parts = { total: string; body: string; updated?: string; location?: string; check?: string }

function finish(before: string, parts: Parts, parameters: Parameters, wanted: Wanted): Statement {
  const { total, body, updated = 'null', location = 'null', check = '' } = parts
  // Also where no body is wanted: who asks for one row must not change several.
  const isSingular = wanted.format.kind === 'object'
  const singular = isSingular ? refuseUnless('count(*) = 1', 'pgrst116', 'count(*)') : ''
  const guc = (name: string) => `nullif(current_setting('${name}', true), '')`
  const fields = `count(*), ${total}, ${body}, ${updated}, ${location}, ${guc('response.headers')}, ${guc('response.status')}`
  const text = `${before} select ${fields}${singular}${check} from page as pgrst_page`
  if (!wanted.format.plan) return { text, values: parameters.values, name: shapeName(text) }
  const options = [`format ${wanted.format.plan.format}`, ...wanted.format.plan.options]
  return { text: `explain (${options.join(', ')}) ${text}`, values: parameters.values }
}

// A write that must be undone has to fail inside its own statement: casting a text to a number does that.
function refuseUnless(condition: string, code: string, count: string): string {
  return `, case when ${condition} then 0 else ('${code}:' || ${count})::int end`
}

function maxAffectedSql({ maxAffected }: Wanted, parameters: Parameters): string {
  if (maxAffected === undefined) return ''
  const count = '(select count(*) from source)'
  return refuseUnless(`${count} <= ${parameters.add(String(maxAffected), 'bigint')}`, 'pgrst124', count)
}

function totalSql(plan: ReadPlan, { count, estimateUpTo }: Wanted, parameters: Parameters): string {
  if (count === undefined || count === 'planned') return 'null'
  if (plan.limit === undefined && plan.offset === 0) return 'count(*)'
  const rows = selectSql(plan, tableFrom(plan), parameters, { isCount: true })
  const most = count === 'estimated' && estimateUpTo !== undefined
  const limit = most ? ` limit ${parameters.add(String(estimateUpTo + 1), 'bigint')}` : ''
  return `(select count(*) from (${rows}${limit}) as counted)`
}

function bodySql({ body, format }: Wanted, { isOne = false, isScalar = false } = {}): string {
  if (!body) return 'null'
  if (format.kind === 'csv') return csvSql
  if (format.handler) return handledSql(format.handler)
  const rows = `json_agg(${isScalar ? `pgrst_page.${scalarName}` : 'pgrst_page.*'})`
  const json = format.stripNulls ? `json_strip_nulls(${rows})` : rows
  return isOne || format.kind === 'object'
    ? `coalesce((${json} -> 0)::text, 'null')`
    : `coalesce(${json}, '[]')::text`
}

// Bytes come as a text like all else, and are bytes again in the answer.
function handledSql({ sql, isBytes }: Handler): string {
  return `coalesce(${isBytes ? `encode(${sql}, 'base64')` : `(${sql})::text`}, '')`
}

// PostgreSQL's text of a row is CSV but for its doubled backslashes.
const rowText = `(pgrst_page.*)::text`
const csvSql = `coalesce(string_agg(replace(substring(${rowText}, 2, length(${rowText}) - 2), '\\\\', '\\'), e'\\n'), '')`

function locationSql(key: string[]): string {
  if (key.length === 0) return 'null'
  const columns = key.map(name => `source.${quoteName(name)}`).join(', ')
  return `(select row_to_json(pgrst_key.*) from (select ${columns} from source limit 1) as pgrst_key)`
}

// The same shape of request gives the same text, and so the same prepared statement.
function shapeName(text: string): string {
  return `rest ${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
}
