// GET /: a description of what this caller may use, in the form (Swagger 2.0) that the clients' tools read.
import type { Row } from '#server/database/database.ts'
import type { Column, Relation, RestFunction } from './catalogue.ts'
import type { RestRequest } from './rest-request.ts'
import { runRows } from './run-statement.ts'
import { runOf, type Service } from './service.ts'
import { arrayLiteral, relationSql } from './sql-text.ts'

const permittedSql = `
select place from unnest($1::text[]) with ordinality as names(name, place)
where has_table_privilege(name, 'select, insert, update, delete') or has_any_column_privilege(name, 'select, insert, update')`
const callableSql = `
select place from unnest($1::text[]) with ordinality as names(name, place) where has_function_privilege(name, 'execute')`

export async function serveOpenApi(asked: RestRequest, service: Service): Promise<Response> {
  const { relations, functions } = await permitted(asked, service)
  const document = {
    swagger: '2.0',
    info: { title: `The schema ${asked.schema}`, version: '1' },
    basePath: service.settings.basePath,
    consumes: ['application/json', 'text/csv'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    paths: Object.fromEntries([...relations.map(relationPath), ...functions.map(functionPath)]),
    definitions: Object.fromEntries(relations.map(relation => [relation.name, definitionOf(relation)])),
  }
  const headers = { 'content-type': 'application/openapi+json; charset=utf-8' }
  return new Response(asked.method === 'HEAD' ? null : JSON.stringify(document), { headers })
}

type Permitted = { relations: Relation[]; functions: RestFunction[] }

async function permitted(asked: RestRequest, service: Service): Promise<Permitted> {
  const relations = [...(service.catalogue.relations.get(asked.schema)?.values() ?? [])]
  const functions = [...(service.catalogue.functions.get(asked.schema)?.values() ?? [])].flat()
  const statements = [
    { text: permittedSql, values: [arrayLiteral(relations.map(relationSql))] },
    { text: callableSql, values: [arrayLiteral(functions.map(signatureOf))] },
  ]
  const [tables = [], calls = []] = await runRows(statements, runOf(service, asked, { readOnly: true }))
  return { relations: pick(relations, tables), functions: pick(functions, calls) }
}

const signatureOf = (fn: RestFunction) => `${relationSql(fn)}(${fn.args.map(arg => arg.type).join(', ')})`
const pick = <Item>(items: Item[], places: Row[]) => places.map(([place]) => items[Number(place) - 1] as Item)

const answers = { 200: { description: 'OK' } }

function relationPath({ name }: Relation): [string, object] {
  const row = { $ref: `#/definitions/${name}` }
  const body = [{ name: 'body', in: 'body', schema: row }]
  return [
    `/${name}`,
    {
      get: { tags: [name], responses: { 200: { description: 'OK', schema: { type: 'array', items: row } } } },
      post: { tags: [name], parameters: body, responses: { 201: { description: 'Created' } } },
      patch: { tags: [name], parameters: body, responses: { 204: { description: 'No Content' } } },
      delete: { tags: [name], responses: { 204: { description: 'No Content' } } },
    },
  ]
}

function functionPath({ name, args, volatility }: RestFunction): [string, object] {
  const properties = Object.fromEntries(
    args.map(arg => [arg.name, { format: arg.type, ...jsonType(arg.type) }]),
  )
  const required = args.filter(arg => arg.isRequired).map(arg => arg.name)
  const schema = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) }
  const post = {
    tags: [`(rpc) ${name}`],
    parameters: [{ name: 'args', in: 'body', schema }],
    responses: answers,
  }
  const get = { tags: [`(rpc) ${name}`], responses: answers }
  return [`/rpc/${name}`, volatility === 'volatile' ? { post } : { get, post }]
}

function definitionOf({ columns, primaryKey, relationships }: Relation): object {
  const list = [...columns.values()]
  const required = list.filter(({ isNullable, defaultSql }) => !isNullable && defaultSql === null)
  const properties = list.map(column => [column.name, propertyOf(column, primaryKey, relationships)])
  return {
    type: 'object',
    required: required.map(({ name }) => name),
    properties: Object.fromEntries(properties),
  }
}

function propertyOf(
  { name, type }: Column,
  primaryKey: string[],
  relationships: Relation['relationships'],
): object {
  const target = relationships.find(
    ({ isOwner, columns }) => isOwner && columns.length === 1 && columns[0]?.from === name,
  )
  const notes = [
    ...(primaryKey.includes(name) ? ['This is a Primary Key.<pk/>'] : []),
    ...(target
      ? [
          `This is a Foreign Key to \`${target.to.name}.${target.columns[0]?.to}\`.<fk table='${target.to.name}' column='${target.columns[0]?.to}'/>`,
        ]
      : []),
  ]
  return {
    format: type,
    ...jsonType(type),
    ...(notes.length > 0 ? { description: `Note:\n${notes.join('\n')}` } : {}),
  }
}

function jsonType(type: string): object {
  if (type.endsWith('[]')) return { type: 'array', items: jsonType(type.slice(0, -2)) }
  if (/^json/.test(type)) return {}
  if (/^(smallint|integer|bigint)/.test(type)) return { type: 'integer' }
  if (/^(numeric|real|double precision)/.test(type)) return { type: 'number' }
  return { type: type === 'boolean' ? 'boolean' : 'string' }
}
