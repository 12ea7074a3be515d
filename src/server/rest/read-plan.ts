// A query in which every name is known: a tree of tables to read, with what is embedded in each.
import type { Column, ComputedColumn, Relation, Relationship } from './catalogue.ts'
import { findColumn } from './find-names.ts'
import type { AggregateName, Condition, Field, JsonStep } from './query.ts'
import { RestError } from './rest-error.ts'

export type Value = { column: Column | ComputedColumn; isComputed: boolean; path: JsonStep[] }

export type Output =
  | {
      kind: 'value'
      name: string
      value?: Value
      cast?: string
      aggregate?: { name: AggregateName; cast?: string }
    }
  | { kind: 'embed'; embed: Embed }

export type Embed = {
  // The key of the embedded rows in the answer.
  name: string
  // How other parameters call it: its alias, or else its name.
  calledAs: string
  lateral: string
  relationship: Relationship
  inner: boolean
  spread: boolean
  // An embed that selects nothing only filters.
  isShown: boolean
  plan: ReadPlan
}

export type PlannedFilter =
  | { kind: 'compare'; value: Value; condition: PlannedCondition }
  | { kind: 'embed-is-null'; embed: Embed; negated: boolean }
  | { kind: 'logic'; operator: 'and' | 'or'; negated: boolean; parts: PlannedFilter[] }

export type PlannedCondition = Omit<Condition, 'kind' | 'field'>

export type PlannedOrder = { value: Value; embed?: Embed; descending: boolean; nulls?: 'first' | 'last' }

export type ReadPlan = {
  alias: string
  relation: Relation
  outputs: Output[]
  embeds: Embed[]
  filters: PlannedFilter[]
  orders: PlannedOrder[]
  offset: number
  limit?: number
}

export function resolveField(relation: Relation, field: Field): Value {
  const column = findColumn(relation, field.name)
  return { column, isComputed: !relation.columns.has(field.name), path: field.path }
}

export function nodeAt(plan: ReadPlan, path: string[]): ReadPlan {
  return path.reduce((node, name) => findEmbed(node, name).plan, plan)
}

export function findEmbed(plan: ReadPlan, name: string): Embed {
  const embed = plan.embeds.find(candidate => candidate.calledAs === name) ?? byTargetName(plan, name)
  if (embed) return embed
  throw new RestError(400, {
    code: 'PGRST108',
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })
}

// An aliased embed may still be called by its table's name while only one answers to it.
function byTargetName(plan: ReadPlan, name: string): Embed | undefined {
  const named = plan.embeds.filter(({ relationship }) => relationship.to.name === name)
  return named.length === 1 ? named[0] : undefined
}
