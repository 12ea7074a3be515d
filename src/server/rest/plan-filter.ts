// Filters and orders find their place: on the table itself or on an embedded resource.
import type { Condition, Filter, OrderTerm, Placed } from './query.ts'
import {
  findEmbed,
  nodeAt,
  type PlannedFilter,
  type PlannedOrder,
  type ReadPlan,
  resolveField,
} from './read-plan.ts'
import { RestError } from './rest-error.ts'

export function placeFilters(plan: ReadPlan, filters: Placed<Filter>[]): void {
  for (const { path, part } of filters) {
    const node = nodeAt(plan, path)
    node.filters.push(planFilter(node, part))
  }
}

function planFilter(node: ReadPlan, filter: Filter): PlannedFilter {
  if (filter.kind === 'logic') return { ...filter, parts: filter.parts.map(part => planFilter(node, part)) }
  const embed = node.embeds.find(({ calledAs }) => calledAs === filter.field.name)
  if (embed && !node.relation.columns.has(filter.field.name)) {
    return { kind: 'embed-is-null', embed, negated: isNotNull(filter) }
  }
  const { kind: _, field, ...condition } = filter
  return { kind: 'compare', value: resolveField(node.relation, field), condition }
}

// clients=is.null keeps the rows without any, clients=not.is.null those with some.
function isNotNull({ operator, value, negated }: Condition): boolean {
  const word = value.toLowerCase()
  if (operator === 'is' && word === 'null') return negated
  if (operator === 'is' && word === 'not_null') return !negated
  throw new RestError(400, {
    code: 'PGRST120',
    message: 'Only is null or not is null filters are allowed on embedded resources',
  })
}

export function placeOrders(plan: ReadPlan, orders: Placed<OrderTerm[]>[]): void {
  for (const { path, part } of orders) {
    const node = nodeAt(plan, path)
    node.orders.push(...part.map(term => planOrder(node, term)))
  }
}

function planOrder(node: ReadPlan, { field, embed: name, descending, nulls }: OrderTerm): PlannedOrder {
  if (name === undefined) return { value: resolveField(node.relation, field), descending, nulls }
  const embed = findEmbed(node, name)
  if (!embed.relationship.isToOne) throw notRelatedOrder(node, name)
  return { value: resolveField(embed.plan.relation, field), embed, descending, nulls }
}

function notRelatedOrder(node: ReadPlan, name: string): RestError {
  return new RestError(400, {
    code: 'PGRST118',
    message: `A related order on '${name}' is not possible`,
    details: `'${node.relation.name}' and '${name}' do not form a many-to-one or one-to-one relationship`,
  })
}
