// The addresses of the description: what can be asked of each table and function, and with which parameters.
import type { Argument, RestFunction } from './catalogue.ts'
import type { DescribedFunction, DescribedRelation } from './openapi-facts.ts'
import { jsonType } from './openapi-types.ts'

type Entry = [string, object]

const text = (name: string, place: 'query' | 'header', description?: string) => ({
  name,
  ...(description ? { description } : {}),
  required: false,
  in: place,
  type: 'string',
})
const prefer = (...words: string[]) => ({ ...text('Prefer', 'header', 'Preference'), enum: words })

const returns = ['return=representation', 'return=minimal', 'return=headers-only']
const paging = 'Limiting and Pagination'

const shared = {
  preferReturn: prefer(...returns),
  preferCount: prefer('count=exact', 'count=planned', 'count=estimated'),
  preferPost: prefer(...returns, 'resolution=ignore-duplicates', 'resolution=merge-duplicates'),
  select: text('select', 'query', 'Filtering Columns'),
  on_conflict: text('on_conflict', 'query', 'On Conflict'),
  order: text('order', 'query', 'Ordering'),
  range: text('Range', 'header', paging),
  rangeUnit: { ...text('Range-Unit', 'header', paging), default: 'items' },
  offset: text('offset', 'query', paging),
  limit: text('limit', 'query', paging),
}

const refTo = (name: string) => ({ $ref: `#/parameters/${name}` })
const refsTo = (...names: string[]) => ({ parameters: names.map(refTo) })

export function parametersFor(relations: DescribedRelation[]): object {
  const own = relations.flatMap(({ relation: { name, columns }, commentOf }): Entry[] => [
    [
      `body.${name}`,
      { name, description: name, required: false, in: 'body', schema: { $ref: `#/definitions/${name}` } },
    ],
    ...[...columns.keys()].map(
      (column): Entry => [`rowFilter.${name}.${column}`, text(column, 'query', commentOf(column))],
    ),
  ])
  return { ...shared, ...Object.fromEntries(own) }
}

export function relationPath(described: DescribedRelation): Entry {
  const { name, columns } = described.relation
  const about = { tags: [name], ...summaryOf(described.comment) }
  const filters = [...columns.keys()].map(column => `rowFilter.${name}.${column}`)
  const body = `body.${name}`
  const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } }
  const page = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount']
  const read = { 200: { description: 'OK', schema: rows }, 206: { description: 'Partial Content' } }
  const done = { 204: { description: 'No Content' } }
  const acts = {
    get: described.reads && { ...refsTo(...filters, ...page), responses: read },
    post: described.inserts && {
      ...refsTo(body, 'select', 'on_conflict', 'preferPost'),
      responses: { 201: { description: 'Created' } },
    },
    patch: described.updates && { ...refsTo(...filters, body, 'preferReturn'), responses: done },
    delete: described.deletes && { ...refsTo(...filters, 'preferReturn'), responses: done },
  }
  const allowed = Object.entries(acts).filter(([, act]) => act)
  return [`/${name}`, Object.fromEntries(allowed.map(([verb, act]) => [verb, { ...about, ...(act || {}) }]))]
}

// The first line of a comment is the summary, as in a commit.
function summaryOf(comment: string | null): { summary?: string; description?: string } {
  if (!comment) return {}
  const [summary = '', ...more] = comment.split('\n')
  const description = more.join('\n').replace(/^\n+/, '')
  return { summary, ...(description ? { description } : {}) }
}

// Several unnamed arguments, or one that no body can be, nobody can call.
export function isCallable({ fn: { args } }: DescribedFunction): boolean {
  const unnamed = args.filter(({ name }) => name === '')
  return unnamed.length === 0 || (args.length === 1 && wholeBody(args) !== undefined)
}

const wholeBodies: Record<string, string> = {
  json: 'application/json',
  jsonb: 'application/json',
  text: 'text/plain',
  xml: 'text/xml',
  bytea: 'application/octet-stream',
}
const wholeBody = ([only]: Argument[]) => (only?.name === '' ? wholeBodies[only.type] : undefined)

export function functionPath({ fn, comment }: DescribedFunction): Entry {
  const consumed = wholeBody(fn.args)
  const about = {
    tags: [`(rpc) ${fn.name}`],
    ...summaryOf(comment),
    produces: ['application/json', 'application/vnd.pgrst.object+json'],
    responses: { 200: { description: 'OK' } },
  }
  const post = {
    ...about,
    ...(consumed ? { consumes: [consumed] } : {}),
    parameters: [{ name: 'args', required: true, in: 'body', schema: argumentsSchema(fn, comment) }],
  }
  const get = { ...about, parameters: fn.args.map(queryArgument) }
  return [`/rpc/${fn.name}`, fn.volatility === 'volatile' || consumed ? { post } : { get, post }]
}

function argumentsSchema({ args }: RestFunction, comment: string | null): object {
  const description = comment ? { description: comment } : {}
  const [only] = args
  if (only?.name === '') return { ...description, format: only.type, ...jsonType(only.type) }
  const properties = args.map(({ name, type }) => [name, { format: type, ...jsonType(type) }])
  const required = args.filter(arg => arg.isRequired).map(arg => arg.name)
  return {
    ...description,
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  }
}

// A list is one text in braces, unless the function takes as many as there are.
function queryArgument({ name, type, isRequired, isVariadic }: Argument): object {
  const about = { name, required: isRequired, in: 'query' }
  const json = jsonType(type)
  if (isVariadic) return { ...about, ...json, collectionFormat: 'multi' }
  return { ...about, format: type, type: json.type === undefined || json.items ? 'string' : json.type }
}
