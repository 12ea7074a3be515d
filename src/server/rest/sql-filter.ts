// Conditions, orders and the values they look at.

import type { DomainCasts } from './catalogue.ts'
import { operators, textSearches } from './query.ts'
import type { Output, PlannedCondition, PlannedFilter, ReadPlan, Value } from './read-plan.ts'
import { arrayLiteral, type Parameters, quoteName } from './sql-text.ts'

// Where a value is found: the alias of its table, and the whole row for functions that act as columns.
export type Scope = { alias: string; row: string }

function valueSql({ column, isComputed, path }: Value, scope: Scope, parameters: Parameters): string {
  const base = isComputed
    ? `${quoteName('schema' in column ? column.schema : '')}.${quoteName(column.name)}(${scope.row})`
    : `${scope.alias}.${quoteName(column.name)}`
  if (path.length === 0) return base
  const isJson = column.baseType === 'json' || column.baseType === 'jsonb'
  const steps = path.map(({ key, isIndex, asText }) => {
    return `${asText ? '->>' : '->'}${parameters.share(key, isIndex ? 'int' : 'text')}`
  })
  return `(${isJson ? base : `to_jsonb(${base})`}${steps.join('')})`
}

// PostgreSQL compares and sorts jsonb but not json.
function comparableSql(value: Value, scope: Scope, parameters: Parameters): string {
  const sql = valueSql(value, scope, parameters)
  const isJson = value.column.baseType === 'json' && !value.path.at(-1)?.asText
  return isJson ? `${sql}::jsonb` : sql
}

// A step into a value looks at the value, not at how its domain shows it.
function domainOf({ column, path }: Value): DomainCasts | null {
  return 'domain' in column && path.length === 0 ? column.domain : null
}

export function filterSql(filter: PlannedFilter, scope: Scope, parameters: Parameters): string {
  if (filter.kind === 'compare') return conditionSql(filter.value, filter.condition, scope, parameters)
  if (filter.kind === 'embed-is-null') {
    return `${filter.embed.lateral}.${filter.embed.spread ? 'pgrst_found' : 'value'} is ${filter.negated ? 'not ' : ''}null`
  }
  const parts = filter.parts.map(part => filterSql(part, scope, parameters))
  return `${filter.negated ? 'not ' : ''}(${parts.join(` ${filter.operator} `)})`
}

function conditionSql(
  value: Value,
  condition: PlannedCondition,
  scope: Scope,
  parameters: Parameters,
): string {
  const left = comparableSql(value, scope, parameters)
  const sql = testSql(left, value, condition, parameters)
  return condition.negated ? `not (${sql})` : sql
}

function testSql(left: string, value: Value, condition: PlannedCondition, parameters: Parameters): string {
  const { operator, quantifier, list = [] } = condition
  const fromText = domainOf(value)?.fromText
  const literal = (text: string) =>
    fromText ? `${fromText}(${parameters.add(text, 'text')})` : parameters.add(text)
  const literals = (text: string) =>
    fromText
      ? `array(select ${fromText}(item) from unnest(${parameters.add(text, 'text[]')}) as item)`
      : parameters.add(text)
  if (operator === 'is') return `${left} is ${condition.value.toLowerCase().replace('_', ' ')}`
  if (operator === 'in') return `${left} = any(${literals(arrayLiteral(list))})`
  if (operator === 'isdistinct') return `${left} is distinct from ${literal(condition.value)}`
  if (textSearches.has(operator)) return textSearchSql(left, value, condition, parameters)
  const isPattern = operator === 'like' || operator === 'ilike'
  const given = isPattern ? condition.value.replaceAll('*', '%') : condition.value
  const right = quantifier ? `${quantifier}(${literals(given)})` : literal(given)
  return `${left} ${operators[operator]} ${right}`
}

function textSearchSql(
  left: string,
  value: Value,
  condition: PlannedCondition,
  parameters: Parameters,
): string {
  const config = condition.config === undefined ? '' : `${parameters.add(condition.config, 'regconfig')}, `
  const isVector = value.column.baseType === 'tsvector' && value.path.length === 0
  const vector = isVector ? left : `to_tsvector(${config}${left})`
  return `${vector} @@ ${operators[condition.operator]}(${config}${parameters.add(condition.value)})`
}

export function whereSql(conditions: string[]): string {
  return conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`
}

export function orderSql({ orders }: ReadPlan, scope: Scope, parameters: Parameters): string {
  if (orders.length === 0) return ''
  const terms = orders.map(({ value, embed, descending, nulls }, i) => {
    const sql = embed ? `${embed.lateral}.pgrst_order_${i}` : comparableSql(value, scope, parameters)
    return `${sql}${descending ? ' desc' : ''}${nulls ? ` nulls ${nulls}` : ''}`
  })
  return ` order by ${terms.join(', ')}`
}

// The columns that a parent's order looks up in this embedded row, named by their place in that order.
export function orderColumns(
  parent: ReadPlan,
  lateral: string,
  scope: Scope,
  parameters: Parameters,
): string[] {
  return parent.orders.flatMap(({ value, embed }, i) =>
    embed?.lateral === lateral ? [`${comparableSql(value, scope, parameters)} as pgrst_order_${i}`] : [],
  )
}

export function outputValueSql(
  output: Output & { kind: 'value' },
  scope: Scope,
  parameters: Parameters,
  { isPlain = false } = {},
): string {
  if (!output.value) return ''
  const sql = valueSql(output.value, scope, parameters)
  if (output.cast !== undefined) return `cast(${sql} as ${output.cast})`
  const format = isPlain || output.aggregate ? undefined : domainOf(output.value)?.toJson
  return format ? `${format}(${sql})` : sql
}
