// Which relationship select=…,target!hint(…) means.
import type { ColumnPair, Relation, Relationship } from './catalogue.ts'
import { nearest } from './find-names.ts'
import { RestError } from './rest-error.ts'

export function findRelationship(origin: Relation, target: string, hint: string | undefined): Relationship {
  const all = origin.relationships
  // A function of that name is the owner's own word on the matter, and wins over foreign keys.
  const computed = all.find(({ cardinality, name }) => cardinality === 'computed' && name === target)
  if (computed && hint === undefined) return computed
  // Only within the schema that was asked: another may show a table of the same name.
  const within = all.filter(({ to }) => to.schema === origin.schema)
  const matching = within.filter(relationship => isMeant(relationship, target, hint))
  const [first, ...others] = matching
  if (!first) throw noRelationship(origin, target, hint)
  if (others.length > 0) throw ambiguous(origin, target, matching)
  return first
}

function isMeant(relationship: Relationship, target: string, hint: string | undefined): boolean {
  if (relationship.cardinality === 'computed') return false
  if (!isTarget(relationship, target)) return false
  return hint === undefined || isHinted(relationship, hint)
}

// By the other table's name, by the constraint, or by the one column that holds the foreign key.
function isTarget(relationship: Relationship, target: string): boolean {
  const { from, to, name, columns, isOwner, junction } = relationship
  const isSelf = from === to && !junction
  // Within one table the table's name means the children, the column or constraint the parent.
  if (to.name === target) return !isSelf || !isOwner
  // A view over the target shares its constraint and column; they mean the table.
  if (junction || to.kind === 'view') return false
  if (name === target) return !isSelf || isOwner
  return isOwner && onlyColumn(columns, 'from') === target
}

function isHinted(relationship: Relationship, hint: string): boolean {
  const { name, columns, junction } = relationship
  if (junction) return junction.relation.name === hint || junction.targetConstraint === hint
  return name === hint || onlyColumn(columns, 'from') === hint || onlyColumn(columns, 'to') === hint
}

function onlyColumn(columns: ColumnPair[], side: 'from' | 'to'): string | undefined {
  return columns.length === 1 ? columns[0]?.[side] : undefined
}

function noRelationship(origin: Relation, target: string, hint: string | undefined): RestError {
  const near = nearest(target, [...new Set(origin.relationships.map(({ to }) => to.name))])
  const using = hint === undefined ? '' : ` using the hint '${hint}'`
  return new RestError(400, {
    code: 'PGRST200',
    message: `Could not find a relationship between '${origin.name}' and '${target}' in the schema cache`,
    details: `Searched for a foreign key relationship between '${origin.name}' and '${target}'${using} in the schema '${origin.schema}', but no matches were found.`,
    hint:
      near === undefined || near === target ? null : `Perhaps you meant '${near}' instead of '${target}'.`,
  })
}

function ambiguous(origin: Relation, target: string, matching: Relationship[]): RestError {
  const choices = matching.map(({ to, name, junction }) => `'${to.name}!${junction?.relation.name ?? name}'`)
  return new RestError(300, {
    code: 'PGRST201',
    message: `Could not embed because more than one relationship was found for '${origin.name}' and '${target}'`,
    details: matching.map(describe),
    hint: `Try changing '${target}' to one of the following: ${choices.join(', ')}. Find the desired relationship in the 'details' key.`,
  })
}

function describe(relationship: Relationship): Record<string, string> {
  const { cardinality, from, to, name, columns, junction } = relationship
  const list = (pairs: ColumnPair[], side: 'from' | 'to') => `(${pairs.map(pair => pair[side]).join(', ')})`
  const how = junction
    ? `${junction.relation.name} using ${name}${list(junction.fromColumns, 'to')} and ${junction.targetConstraint}${list(junction.toColumns, 'from')}`
    : `${name} using ${from.name}${list(columns, 'from')} and ${to.name}${list(columns, 'to')}`
  return { cardinality, embedding: `${from.name} with ${to.name}`, relationship: how }
}
