// The rows of a table in the words of the description: types, defaults, enums, keys, and what the owner wrote.
import type { Column, Relation } from './catalogue.ts'
import type { DescribedRelation } from './openapi-facts.ts'

export function definitionOf(described: DescribedRelation): object {
  const list = [...described.relation.columns.values()]
  const required = list.filter(({ isNullable, defaultSql }) => !isNullable && defaultSql === null)
  return {
    ...(described.comment ? { description: described.comment } : {}),
    type: 'object',
    required: required.map(({ name }) => name),
    properties: Object.fromEntries(list.map(column => [column.name, propertyOf(column, described)])),
  }
}

function propertyOf(column: Column, { relation, commentOf, wordsOf }: DescribedRelation): object {
  const { name, type } = column
  const notes = notesOf(name, relation)
  const about = [commentOf(name), notes.length > 0 ? `Note:\n${notes.join('\n')}` : undefined]
  const description = about.filter(text => text !== undefined).join('\n\n')
  const length = /^character(?: varying)?\((\d+)\)$/.exec(type)?.[1]
  return {
    format: type,
    ...withWords(jsonType(type), wordsOf(name)),
    ...(length ? { maxLength: Number(length) } : {}),
    ...defaultOf(column),
    ...(description ? { description } : {}),
  }
}

function notesOf(name: string, { primaryKey, relationships, schema }: Relation): string[] {
  const key = primaryKey.includes(name) ? ['This is a Primary Key.<pk/>'] : []
  const targets = relationships.filter(
    ({ isOwner, columns, to }) =>
      isOwner && columns.length === 1 && columns[0]?.from === name && to.schema === schema,
  )
  // The table itself before views over it.
  const target = targets.find(({ to }) => to.kind === 'table') ?? targets[0]
  if (!target) return key
  const [table, column] = [target.to.name, target.columns[0]?.to]
  return [...key, `This is a Foreign Key to \`${table}.${column}\`.<fk table='${table}' column='${column}'/>`]
}

type JsonType = { type?: string; items?: JsonType; enum?: string[] }

function withWords(json: JsonType, words: string[] | undefined): JsonType {
  if (!words) return json
  return json.items ? { ...json, items: { ...json.items, enum: words } } : { ...json, enum: words }
}

// A literal as its value; of what PostgreSQL works out, only texts can show the expression.
function defaultOf({ type, defaultSql }: Column): { default?: unknown } {
  if (defaultSql === null) return {}
  const literal = /^'((?:[^']|'')*)'(?:::.*)?$/s.exec(defaultSql)?.[1]?.replaceAll("''", "'")
  if (jsonType(type).type === 'string') return { default: literal ?? defaultSql }
  try {
    return { default: JSON.parse(literal ?? defaultSql) }
  } catch {
    return {}
  }
}

export function jsonType(type: string): JsonType {
  if (type.endsWith('[]')) return { type: 'array', items: jsonType(type.slice(0, -2)) }
  if (/^json/.test(type)) return {}
  if (/^(smallint|integer|bigint)/.test(type)) return { type: 'integer' }
  if (/^(numeric|real|double precision)/.test(type)) return { type: 'number' }
  return { type: type === 'boolean' ? 'boolean' : 'string' }
}
