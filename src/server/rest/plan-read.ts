// Resolves a query against the catalogue: every name becomes a known column, relationship or type, or is refused.
import type { Catalogue, Relation } from './catalogue.ts'
import { findType } from './find-names.ts'
import { findRelationship } from './find-relationship.ts'
import { placeFilters, placeOrders } from './plan-filter.ts'
import type { Field, Query, SelectColumn, SelectEmbed, SelectItem } from './query.ts'
import { type Embed, nodeAt, type Output, type ReadPlan, resolveField } from './read-plan.ts'
import { RestError } from './rest-error.ts'

export type PlanSettings = { aggregates: boolean; maxRows?: number }
type Context = { catalogue: Catalogue; settings: PlanSettings; nextAlias: () => string }

export function planRead(
  relation: Relation,
  query: Query,
  catalogue: Catalogue,
  settings: PlanSettings,
): ReadPlan {
  let aliases = 0
  const plan = planNode(relation, query.select, { catalogue, settings, nextAlias: () => `t${aliases++}` })
  placeFilters(plan, query.filters)
  placeOrders(plan, query.orders)
  for (const { path, part } of query.limits) nodeAt(plan, path).limit = part
  for (const { path, part } of query.offsets) nodeAt(plan, path).offset = part
  return plan
}

function planNode(relation: Relation, select: SelectItem[], context: Context): ReadPlan {
  const alias = context.nextAlias()
  const plan: ReadPlan = { alias, relation, outputs: [], embeds: [], filters: [], orders: [], offset: 0 }
  for (const item of select) {
    if (item.kind === 'column') plan.outputs.push(...planColumn(relation, item, context))
    else {
      const embed = planEmbed(relation, item, context)
      plan.embeds.push(embed)
      plan.outputs.push({ kind: 'embed', embed })
    }
  }
  return plan
}

function planColumn(relation: Relation, item: SelectColumn, context: Context): Output[] {
  const { field, alias, aggregate } = item
  if (field.name === '*' && !aggregate) return allColumns(relation)
  if (isPlainCount(relation, item)) return [countOutput(item, context)]
  if (aggregate && !context.settings.aggregates) throw aggregatesOff()
  const typeOf = (name: string | undefined) =>
    name === undefined ? undefined : findType(context.catalogue, name)
  const value = field.name === '' ? undefined : resolveField(relation, field)
  const planned = aggregate && { name: aggregate.name, cast: typeOf(aggregate.cast) }
  const name = alias ?? aggregate?.name ?? nameOf(field)
  return [{ kind: 'value', name, value, cast: typeOf(item.cast), aggregate: planned }]
}

// messages(count): older than the aggregates, and so not under their switch. A column of that name is meant first.
function isPlainCount({ columns, computed }: Relation, { field, aggregate }: SelectColumn): boolean {
  const isCount = field.name === 'count' && field.path.length === 0 && !aggregate
  return isCount && !columns.has('count') && !computed.has('count')
}

function countOutput({ alias, cast }: SelectColumn, { catalogue }: Context): Output {
  const aggregate = {
    name: 'count' as const,
    cast: cast === undefined ? undefined : findType(catalogue, cast),
  }
  return { kind: 'value', name: alias ?? 'count', aggregate }
}

function aggregatesOff(): RestError {
  return new RestError(400, { code: 'PGRST123', message: 'Use of aggregate functions is not allowed' })
}

function allColumns(relation: Relation): Output[] {
  return [...relation.columns.values()].map(column => ({
    kind: 'value',
    name: column.name,
    value: { column, isComputed: false, path: [] },
  }))
}

// details->owner->>name is called name in the answer; an index is passed over: phones->0 is called phones.
function nameOf({ name, path }: Field): string {
  return path.findLast(step => !step.isIndex)?.key ?? name
}

function planEmbed(origin: Relation, item: SelectEmbed, context: Context): Embed {
  const relationship = findRelationship(origin, item.name, item.hint)
  const plan = planNode(relationship.to, item.select, context)
  if (!relationship.isToOne) plan.limit = context.settings.maxRows
  const name = item.alias ?? item.name
  const { inner, spread } = item
  const isShown = item.select.length > 0
  return {
    name,
    calledAs: name,
    lateral: `e${plan.alias.slice(1)}`,
    relationship,
    inner,
    spread,
    isShown,
    plan,
  }
}
