// Looks a name of the request up in the catalogue, and refuses with a helpful word where there is none.
import type { Catalogue, Column, ComputedColumn, Relation } from './catalogue.ts'
import { RestError, unknownColumn } from './rest-error.ts'

export function findRelation(catalogue: Catalogue, schema: string, name: string): Relation {
  const relations = catalogue.relations.get(schema)
  const relation = relations?.get(name)
  if (relation) return relation
  const near = nearest(name, [...(relations?.keys() ?? [])])
  throw new RestError(404, {
    code: 'PGRST205',
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
    hint: near === undefined ? null : `Perhaps you meant the table '${schema}.${near}'`,
  })
}

export function findColumn(relation: Relation, name: string): Column | ComputedColumn {
  const column = relation.columns.get(name) ?? relation.computed.get(name)
  if (!column) throw unknownColumn(name, relation.name)
  return column
}

export function findWritable(relation: Relation, name: string): Column {
  const column = relation.columns.get(name)
  if (column) return column
  throw new RestError(400, {
    code: 'PGRST204',
    message: `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
  })
}

export function findType(catalogue: Catalogue, name: string): string {
  const type = catalogue.types.get(name) ?? catalogue.types.get(name.toLowerCase())
  if (!type) throw new RestError(400, { code: '42704', message: `type "${name}" does not exist` })
  return type
}

// The name that shares the most pairs of letters, when it shares most of them.
export function nearest(name: string, candidates: string[], atLeast = 0.6): string | undefined {
  let best: { candidate: string; score: number } | undefined
  for (const candidate of candidates) {
    const score = likeness(name, candidate)
    if (score >= atLeast && score > (best?.score ?? 0)) best = { candidate, score }
  }
  return best?.candidate
}

function likeness(a: string, b: string): number {
  const [pairsA, pairsB] = [letterPairs(a), letterPairs(b)]
  const shared = [...pairsA].filter(pair => pairsB.has(pair)).length
  return (2 * shared) / (pairsA.size + pairsB.size)
}

function letterPairs(text: string): Set<string> {
  const padded = ` ${text.slice(0, 100).toLowerCase()} `
  return new Set(Array.from({ length: padded.length - 1 }, (_, i) => padded.slice(i, i + 2)))
}
