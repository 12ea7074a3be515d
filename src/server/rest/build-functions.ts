// Functions: those that can be called, and those that act as a column or a relationship of a table.
import type { Argument, Column, Handler, Relation, RestFunction } from './catalogue.ts'
import type { RawFunction } from './catalogue-sql.ts'
import { scalarName } from './sql-text.ts'

type Functions = Map<string, Map<string, RestFunction[]>>

export function buildFunctions(raw: RawFunction[], relations: Map<string, Relation>): Functions {
  const schemas: Functions = new Map()
  for (const rawFunction of raw) {
    addComputed(rawFunction, relations)
    const schema = schemas.get(rawFunction.schema) ?? new Map<string, RestFunction[]>()
    schemas.set(rawFunction.schema, schema)
    schema.set(rawFunction.name, [
      ...(schema.get(rawFunction.name) ?? []),
      buildFunction(rawFunction, relations),
    ])
  }
  return schemas
}

const volatilities = { v: 'volatile', s: 'stable', i: 'immutable' } as const

function buildFunction(raw: RawFunction, relations: Map<string, Relation>): RestFunction {
  return {
    schema: raw.schema,
    name: raw.name,
    args: inputArgs(raw),
    volatility: volatilities[raw.volatility],
    returnsSet: raw.returnsSet,
    returns: returnOf(raw, relations),
    handlers: handlersOf(raw),
  }
}

// A function that returns one value of a domain such as "image/png" answers with the value itself.
function handlersOf({ media, returnBaseType }: RawFunction): Handler[] {
  if (media === null) return []
  const sql = `(array_agg(pgrst_page.${scalarName}))[1]`
  return [{ media, isBytes: returnBaseType === 'bytea', sql, needsAllColumns: false }]
}

function modeOf(raw: RawFunction, i: number): string {
  return raw.modes?.[i] ?? 'i'
}

function inputArgs(raw: RawFunction): Argument[] {
  const inputs = raw.types
    .map((type, i) => ({ name: raw.names?.[i] ?? '', type, mode: modeOf(raw, i) }))
    .filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v')
  const required = inputs.length - raw.defaults
  return inputs.map(({ name, type, mode }, i) => ({
    name,
    type,
    isRequired: i < required && mode !== 'v',
    isVariadic: mode === 'v',
  }))
}

function returnOf(raw: RawFunction, relations: Map<string, Relation>): RestFunction['returns'] {
  if (raw.returnType === 'void') return { kind: 'void' }
  const relation = raw.returnRelation === null ? undefined : relations.get(raw.returnRelation)
  if (relation) return { kind: 'rows', relation }
  const named = outputColumns(raw)
  if (named.length > 0) return { kind: 'rows', relation: resultRelation(raw, named) }
  // A row type that no shown table has: its columns are known to PostgreSQL alone.
  if (raw.returnRelation !== null || raw.returnType === 'record') {
    return { kind: 'rows', relation: resultRelation(raw, []) }
  }
  return { kind: 'scalar' }
}

function outputColumns(raw: RawFunction): Column[] {
  return raw.types.flatMap((type, i) => {
    if (!['o', 'b', 't'].includes(modeOf(raw, i))) return []
    const bare = type.replace(/\(.*\)|"/g, '')
    const name = raw.names?.[i] || `column${i + 1}`
    return [
      {
        ...{ name, type, baseType: bare, isStructured: type.endsWith('[]'), isNullable: true },
        ...{ defaultSql: null, domain: null },
      },
    ]
  })
}

function resultRelation(raw: RawFunction, columns: Column[]): Relation {
  return {
    schema: raw.schema,
    name: raw.name,
    kind: 'result',
    columns: new Map(columns.map(column => [column.name, column])),
    computed: new Map(),
    primaryKey: [],
    relationships: [],
    handlers: [],
  }
}

function addComputed(raw: RawFunction, relations: Map<string, Relation>): void {
  const from = raw.inputRelation === null ? undefined : relations.get(raw.inputRelation)
  if (!from) return
  const to = raw.returnRelation === null ? undefined : relations.get(raw.returnRelation)
  if (to) {
    from.relationships.push({
      cardinality: 'computed',
      isToOne: raw.isOneRow,
      name: raw.name,
      from,
      to,
      columns: [],
      isOwner: false,
      functionSchema: raw.schema,
    })
  } else if (!raw.returnsSet) {
    const { name, schema, returnType: type, returnBaseType: baseType } = raw
    from.computed.set(name, { name, schema, type, baseType })
  }
}
