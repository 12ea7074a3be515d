// A read plan as one select; what is embedded joins laterally and comes as JSON.
import type { Embed, Output, PlannedFilter, ReadPlan } from './read-plan.ts'
import { filterSql, orderColumns, orderSql, outputValueSql, type Scope, whereSql } from './sql-filter.ts'
import { type Parameters, quoteName, relationSql } from './sql-text.ts'

// The rows come from the table itself, or from what a write or a call has left in "source".
export type From = { sql: string; row: string; conditions?: string[] }

export function tableFrom(plan: ReadPlan): From {
  return { sql: `${relationSql(plan.relation)} as ${plan.alias}`, row: `${plan.alias}.*` }
}

export function sourceFrom(plan: ReadPlan): From {
  return { sql: `source as ${plan.alias}`, row: `${plan.alias}.pgrst_row` }
}

type Options = { isCount?: boolean; keepRaw?: boolean; extras?: (scope: Scope) => string[] }

export function selectSql(plan: ReadPlan, from: From, parameters: Parameters, options: Options = {}): string {
  const { isCount = false, keepRaw = false, extras } = options
  const scope = { alias: plan.alias, row: from.row }
  const isGrouped = !keepRaw && plan.outputs.some(hasAggregate)
  // Rows that are only counted need no columns, unless these form the groups.
  const isBare = isCount && !isGrouped
  const columns = isBare ? [] : outputColumns(plan, scope, parameters, { isGrouped, keepRaw })
  const list = [...columns.map(({ sql, name }) => `${sql} as ${quoteName(name)}`), ...(extras?.(scope) ?? [])]
  const conditions = plan.filters.map(filter => filterSql(filter, scope, parameters))
  return [
    `select ${isBare ? '1' : list.join(', ')} from ${from.sql}${joinsSql(plan, scope, parameters, isBare)}`,
    whereSql([...(from.conditions ?? []), ...conditions]),
    isGrouped ? groupSql(columns) : '',
    isCount ? '' : orderSql(plan, scope, parameters) + windowSql(plan, parameters),
  ].join('')
}

function windowSql({ limit, offset }: ReadPlan, parameters: Parameters): string {
  const limitSql = limit === undefined ? '' : ` limit ${parameters.add(String(limit), 'bigint')}`
  return offset > 0 ? `${limitSql} offset ${parameters.add(String(offset), 'bigint')}` : limitSql
}

// JSON cannot be grouped by: what is shown as JSON is grouped by the value beneath it.
type OutputColumn = { name: string; sql: string; isAggregate: boolean; groupedBy?: string }
type Shape = { isGrouped: boolean; keepRaw: boolean }

function hasAggregate(output: Output): boolean {
  if (output.kind === 'value') return output.aggregate !== undefined
  return isHoisted(output.embed)
}

// A spread to-one row counts as columns of its parent, so its aggregates run over the parent's rows.
function isHoisted({ spread, relationship, plan }: Embed): boolean {
  return spread && relationship.isToOne && plan.outputs.some(hasAggregate)
}

function outputColumns(plan: ReadPlan, scope: Scope, parameters: Parameters, shape: Shape): OutputColumn[] {
  return plan.outputs.flatMap(output => {
    if (output.kind === 'embed') return embedColumns(output.embed, shape)
    const value = outputValueSql(output, scope, parameters)
    const isAggregate = output.aggregate !== undefined && !shape.keepRaw
    if (isAggregate) return [{ name: output.name, sql: aggregateSql(output, value), isAggregate }]
    const groupedBy = shape.isGrouped ? outputValueSql(output, scope, parameters, { isPlain: true }) : ''
    return [{ name: output.name, sql: value || '1', isAggregate, groupedBy }]
  })
}

function aggregateSql({ aggregate }: Output & { kind: 'value' }, value: string): string {
  const sql = `${aggregate?.name}(${value || '*'})`
  return aggregate?.cast === undefined ? sql : `cast(${sql} as ${aggregate.cast})`
}

function embedColumns(embed: Embed, shape: Shape): OutputColumn[] {
  if (!embed.isShown) return []
  if (embed.spread) return spreadColumns(embed, shape)
  const value = `${embed.lateral}.value`
  const sql = embed.relationship.isToOne ? value : `coalesce(${value}, '[]')`
  // Only jsonb can be grouped by.
  return [{ name: embed.name, sql: shape.isGrouped ? `(${sql})::jsonb` : sql, isAggregate: false }]
}

function spreadColumns(embed: Embed, shape: Shape): OutputColumn[] {
  return namesOf(embed.plan).map(({ name, aggregate }) => {
    const column = `${embed.lateral}.${quoteName(name)}`
    if (!embed.relationship.isToOne) return { name, sql: `coalesce(${column}, '[]')`, isAggregate: false }
    const isAggregate = aggregate !== undefined && !shape.keepRaw
    return { name, sql: isAggregate && aggregate ? aggregateSql(aggregate, column) : column, isAggregate }
  })
}

// The names of the columns that a plan's select gives, spread rows included.
export function namesOf(plan: ReadPlan): { name: string; aggregate?: Output & { kind: 'value' } }[] {
  return plan.outputs.flatMap(output => {
    if (output.kind === 'value') return [{ name: output.name, aggregate: output.aggregate && output }]
    if (!output.embed.isShown) return []
    return output.embed.spread ? namesOf(output.embed.plan) : [{ name: output.embed.name }]
  })
}

function groupSql(columns: OutputColumn[]): string {
  const plain = columns.filter(({ isAggregate }) => !isAggregate)
  return plain.length === 0
    ? ''
    : ` group by ${plain.map(({ sql, groupedBy }) => groupedBy || sql).join(', ')}`
}

function joinsSql(plan: ReadPlan, scope: Scope, parameters: Parameters, isBare: boolean): string {
  const needed = isBare ? plan.embeds.filter(isNeededToCount(plan)) : plan.embeds
  return needed.map(embed => joinSql(embed, plan, scope, parameters)).join('')
}

const isNeededToCount = (plan: ReadPlan) => (embed: Embed) =>
  embed.inner || plan.filters.some(filter => asksFor(filter, embed))

function asksFor(filter: PlannedFilter, embed: Embed): boolean {
  if (filter.kind === 'logic') return filter.parts.some(part => asksFor(part, embed))
  return filter.kind === 'embed-is-null' && filter.embed === embed
}

function joinSql(embed: Embed, parent: ReadPlan, scope: Scope, parameters: Parameters): string {
  const sql = lateralSql(embed, parent, scope, parameters)
  const { lateral } = embed
  if (!embed.inner) return ` left join lateral (${sql}) as ${lateral} on true`
  return ` join lateral (${sql}) as ${lateral} on ${lateral}.${embed.spread ? 'pgrst_found' : 'value'} is not null`
}

function lateralSql(embed: Embed, parent: ReadPlan, scope: Scope, parameters: Parameters): string {
  const { plan, lateral, spread, relationship } = embed
  const extras = (inner: Scope) => orderColumns(parent, lateral, inner, parameters)
  const from = embedFrom(embed, scope)
  const rows = `(${selectSql(plan, from, parameters, { extras, keepRaw: isHoisted(embed) })}) as pgrst_rows`
  if (spread && relationship.isToOne) return `select pgrst_rows.*, true as pgrst_found from ${rows}`
  if (spread) return `select ${spreadLists(plan)}nullif(count(*) > 0, false) as pgrst_found from ${rows}`
  if (!relationship.isToOne) return `select json_agg(pgrst_rows.*) as value from ${rows}`
  const orders = parent.orders.flatMap((order, i) =>
    order.embed === embed ? [`, pgrst_rows.pgrst_order_${i}`] : [],
  )
  return `select ${orders.length > 0 ? namedRow(plan) : 'row_to_json(pgrst_rows.*)'} as value${orders.join('')} from ${rows}`
}

function spreadLists(plan: ReadPlan): string {
  return namesOf(plan)
    .map(({ name }) => `json_agg(pgrst_rows.${quoteName(name)}) as ${quoteName(name)}, `)
    .join('')
}

// The row as JSON without the columns that only serve the parent's order.
function namedRow(plan: ReadPlan): string {
  const names = namesOf(plan).map(({ name }) => `pgrst_rows.${quoteName(name)}`)
  return `(select row_to_json(pgrst_named.*) from (select ${names.join(', ')}) as pgrst_named)`
}

function embedFrom({ relationship, plan }: Embed, parent: Scope): From {
  const { alias } = plan
  const row = `${alias}.*`
  if (relationship.cardinality === 'computed') return computedFrom({ relationship, plan }, parent)
  const { junction, columns } = relationship
  const table = `${relationSql(relationship.to)} as ${alias}`
  if (!junction)
    return {
      sql: table,
      row,
      conditions: columns.map(pair => equalSql(alias, pair.to, parent.alias, pair.from)),
    }
  const via = `j${alias.slice(1)}`
  const joins = junction.toColumns.map(pair => equalSql(via, pair.from, alias, pair.to))
  return {
    sql: `${table} join ${relationSql(junction.relation)} as ${via} on ${joins.join(' and ')}`,
    row,
    conditions: junction.fromColumns.map(pair => equalSql(via, pair.to, parent.alias, pair.from)),
  }
}

function computedFrom({ relationship, plan }: Pick<Embed, 'relationship' | 'plan'>, parent: Scope): From {
  const { functionSchema = '', name } = relationship
  const call = `${relationSql({ schema: functionSchema, name })}(${parent.row}) as ${plan.alias}`
  // A row of nulls is a row, as everywhere else: a function that means none returns a set without rows.
  return { sql: call, row: `${plan.alias}.*`, conditions: [] }
}

function equalSql(alias: string, column: string, otherAlias: string, otherColumn: string): string {
  return `${alias}.${quoteName(column)} = ${otherAlias}.${quoteName(otherColumn)}`
}
