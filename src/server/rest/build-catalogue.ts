// From PostgreSQL's rows to the catalogue: relations with their columns, keys, and what they can embed.
import { buildFunctions } from './build-functions.ts'
import { buildHandlers } from './build-handlers.ts'
import { buildRelationships, type ShownTable } from './build-relationships.ts'
import type { Catalogue, Column, Relation } from './catalogue.ts'
import type { RawCatalogue, RawKey, RawRelation } from './catalogue-sql.ts'
import { type Origin, resolveOrigin, viewOrigins } from './view-origins.ts'

export function buildCatalogue(raw: RawCatalogue): Catalogue {
  const relations = new Map(raw.relations.map(relation => [relation.id, buildRelation(relation)]))
  const shown = findShownTables(raw, relations)
  setPrimaryKeys(raw.keys, shown)
  buildRelationships(raw.keys, shown)
  const handlers = buildHandlers(raw, relations)
  const functions = buildFunctions(raw.functions, relations)
  return { relations: bySchema(relations.values()), functions, types: buildTypes(raw.types), handlers }
}

function buildRelation(raw: RawRelation): Relation {
  return {
    schema: raw.schema,
    name: raw.name,
    kind: raw.kind,
    columns: new Map(raw.columns.map(({ number: _, ...column }): [string, Column] => [column.name, column])),
    computed: new Map(),
    primaryKey: [],
    relationships: [],
    handlers: [],
  }
}

// Each relation shows columns of at least one table: a table those of itself, a view those beneath it.
function findShownTables(raw: RawCatalogue, relations: Map<string, Relation>): ShownTable[] {
  const views = new Map<string, Map<number, Origin>>()
  for (const { id, rule } of [...raw.relations, ...raw.hiddenViews])
    if (rule) views.set(id, viewOrigins(rule))
  return raw.relations.flatMap(rawRelation => {
    const relation = relations.get(rawRelation.id) as Relation
    const tables = new Map<string, ShownTable>()
    for (const { number, name } of rawRelation.columns) {
      const origin = resolveOrigin({ table: rawRelation.id, column: number }, views)
      if (!origin) continue
      const table = tables.get(origin.table) ?? { relation, table: origin.table, names: new Map() }
      tables.set(origin.table, table)
      if (!table.names.has(origin.column)) table.names.set(origin.column, name)
    }
    return [...tables.values()]
  })
}

function setPrimaryKeys(keys: RawKey[], shown: ShownTable[]): void {
  const primary = new Map(keys.filter(key => key.kind === 'p').map(key => [key.table, key.columns]))
  for (const { relation, table, names } of shown) {
    const columns = (primary.get(table) ?? []).map(number => names.get(number))
    if (columns.every(name => name !== undefined)) relation.primaryKey.push(...columns)
  }
}

function bySchema(relations: Iterable<Relation>): Map<string, Map<string, Relation>> {
  const schemas = new Map<string, Map<string, Relation>>()
  for (const relation of relations) {
    if (relation.kind === 'result') continue
    const schema = schemas.get(relation.schema) ?? new Map<string, Relation>()
    schemas.set(relation.schema, schema.set(relation.name, relation))
  }
  return schemas
}

const shortNames = {
  int: 'integer',
  float: 'double precision',
  decimal: 'numeric',
  char: 'character',
  dec: 'numeric',
}

function buildTypes(types: RawCatalogue['types']): Map<string, string> {
  const names = new Map<string, string>(Object.entries(shortNames))
  for (const { name, sql } of types) names.set(name, sql).set(sql, sql)
  return names
}
