// Insert, update and delete. Each becomes "source", from which the answer is read.
import type { Column } from './catalogue.ts'
import type { Write } from './plan-write.ts'
import { type ReadPlan, resolveField } from './read-plan.ts'
import { badBody, RestError } from './rest-error.ts'
import { filterSql, orderSql, whereSql } from './sql-filter.ts'
import { type Parameters, quoteName, relationSql } from './sql-text.ts'

export function writeSql(write: Write, returning: string[], parameters: Parameters): string {
  const tail = ` returning ${returning.join(', ')}`
  if (changesNothing(write)) return `select ${returning.join(', ')} from ${targetSql(write)} where false`
  if (write.kind === 'insert') return insertSql(write, parameters) + tail
  if (write.kind === 'delete') {
    return `delete from ${targetSql(write)}${whereSql(conditionsOf(write, parameters))}${tail}`
  }
  return updateSql(write, parameters) + tail
}

// No rows, or an update with an empty object: PostgreSQL has no way to say so.
function changesNothing({ kind, body, columns }: Write): boolean {
  return kind === 'insert' ? body?.rows.length === 0 : kind === 'update' && columns.length === 0
}

function targetSql({ relation, plan }: Write): string {
  return `${relationSql(relation)} as ${plan.alias}`
}

const namesSql = (names: string[]) => names.map(quoteName).join(', ')

function insertSql(write: Write, parameters: Parameters): string {
  const { columns, body } = write
  if (columns.length === 0) return insertDefaults(write)
  const list = namesSql(columns.map(({ name }) => name))
  const rows = body?.isArray ? bodyRowsSql(write, parameters) : bodyRowSql(write, parameters)
  return `insert into ${targetSql(write)} (${list}) ${rows}${conflictSql(write)}`
}

function insertDefaults(write: Write): string {
  if (write.body?.rows.length !== 1) throw badBody('Several rows need at least one column')
  return `insert into ${targetSql(write)} default values${conflictSql(write)}`
}

// A domain that takes in JSON itself gets it as it came.
const recordSql = (write: Write) =>
  write.columns
    .map(({ name, type, domain }) => `${quoteName(name)} ${domain?.fromJson ? 'json' : type}`)
    .join(', ')
const bodyValue = ({ name, domain }: Column) =>
  domain?.fromJson ? `${domain.fromJson}(body.${quoteName(name)})` : `body.${quoteName(name)}`
const bodyColumns = (write: Write) => write.columns.map(bodyValue).join(', ')

export function bodyRowSql(write: Write, parameters: Parameters): string {
  const json = parameters.add(write.body?.text ?? '', 'json')
  return `select ${bodyColumns(write)} from json_to_record(${json}) as body(${recordSql(write)})`
}

function bodyRowsSql(write: Write, parameters: Parameters): string {
  const json = parameters.add(write.body?.text ?? '', 'json')
  if (write.defaulted.size === 0) {
    return `select ${bodyColumns(write)} from json_to_recordset(${json}) as body(${recordSql(write)})`
  }
  const values = write.columns.map(column => {
    const { name, defaultSql } = column
    const value = bodyValue(column)
    if (!write.defaulted.has(name)) return value
    // A key that is there with null is not missing: -> answers JSON's null, which is not SQL's.
    return `case when item.value -> ${parameters.share(name, 'text')} is null then ${defaultSql ?? 'null'} else ${value} end`
  })
  const rows = `json_array_elements(${json}) as item(value), lateral json_to_record(item.value) as body(${recordSql(write)})`
  return `select ${values.join(', ')} from ${rows}`
}

function conflictSql({ conflict, columns }: Write): string {
  if (!conflict) return ''
  const target = ` on conflict (${namesSql(conflict.columns)})`
  if (!conflict.update || columns.length === 0) return `${target} do nothing`
  const sets = columns.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`)
  // Counts the rows that were there already, to tell 201 from 200.
  return `${target} do update set ${sets.join(', ')} where set_config('pgrst.updated', (${updatedSql} + 1)::text, true) <> ''`
}

export const updatedSql = `coalesce(nullif(current_setting('pgrst.updated', true), ''), '0')::int`

function updateSql(write: Write, parameters: Parameters): string {
  const sets = write.columns.map(column => {
    const { name } = column
    return `${quoteName(name)} = ${write.defaulted.has(name) ? 'default' : bodyValue(column)}`
  })
  const json = parameters.add(write.body?.text ?? '', 'json')
  const rows = write.body?.isArray ? 'json_to_recordset' : 'json_to_record'
  const body = `${rows}(${json}) as body(${recordSql(write)})`
  const where = whereSql(conditionsOf(write, parameters))
  return `update ${targetSql(write)} set ${sets.join(', ')} from ${body}${where}`
}

function conditionsOf(write: Write, parameters: Parameters): string[] {
  const { plan } = write
  const scope = { alias: plan.alias, row: `${plan.alias}.*` }
  if (plan.filters.some(filter => filter.kind === 'embed-is-null')) throw noEmbedFilter()
  const conditions = plan.filters.map(filter => filterSql(filter, scope, parameters))
  if (plan.limit === undefined && plan.offset === 0) return conditions
  return [windowCondition(write, conditions, parameters)]
}

function noEmbedFilter(): RestError {
  const message = 'A write cannot be filtered by an embedded resource'
  return new RestError(400, { code: 'PGRST120', message })
}

// limit and offset on a write choose by key which of the matching rows are meant.
function windowCondition(write: Write, conditions: string[], parameters: Parameters): string {
  const { relation, plan } = write
  if (relation.primaryKey.length === 0) {
    const message = `A limited write needs a primary key, and '${relation.name}' has none`
    throw new RestError(400, { code: 'PGRST110', message })
  }
  const scope = { alias: plan.alias, row: `${plan.alias}.*` }
  const key = relation.primaryKey.map(name => `${plan.alias}.${quoteName(name)}`).join(', ')
  const window = `limit ${parameters.add(String(plan.limit ?? Number.MAX_SAFE_INTEGER), 'bigint')} offset ${parameters.add(String(plan.offset), 'bigint')}`
  const order = plan.orders.length > 0 ? orderSql(plan, scope, parameters) : ` order by ${key}`
  return `(${key}) in (select ${key} from ${targetSql(write)}${whereSql(conditions)}${order} ${window})`
}

// Only what the answer needs comes back, so that a caller without the right to read a column can still write.
export function returningFor(plan: ReadPlan, more: string[]): string[] {
  const names = new Set(more)
  let needsRow = false
  const values = [
    ...plan.outputs.flatMap(output => (output.kind === 'value' && output.value ? [output.value] : [])),
    ...plan.orders.flatMap(order => (order.embed ? [] : [order.value])),
  ]
  for (const value of values) {
    if (value.isComputed) needsRow = true
    else names.add(value.column.name)
  }
  for (const { relationship } of plan.embeds) {
    if (relationship.cardinality === 'computed') needsRow = true
    for (const { from } of relationship.junction?.fromColumns ?? relationship.columns) names.add(from)
  }
  const columns = [...names].map(
    name => `${plan.alias}.${quoteName(resolveField(plan.relation, { name, path: [] }).column.name)}`,
  )
  const row = needsRow ? [`(${plan.alias}.*)::${relationSql(plan.relation)} as pgrst_row`] : []
  return columns.length + row.length === 0 ? ['1 as pgrst_one'] : [...columns, ...row]
}
