// The whole query string: which parameter is what.
import { limits, refuseDeepNesting, tooMuch } from './limits.ts'
import { looksLikeFilter, parseCondition, parseLogic } from './parse-filter.ts'
import { parseNames, parseOrder } from './parse-order.ts'
import { parseSelect, takeJsonPath } from './parse-select.ts'
import type { Field, Query } from './query.ts'
import { malformed, RestError } from './rest-error.ts'
import { Scanner } from './scanner.ts'

export function parseQuery(text: string, { isCall }: { isCall: boolean }): Query {
  const search = new URLSearchParams(text)
  const query: Query = { select: [], filters: [], orders: [], limits: [], offsets: [], args: [] }
  query.select = parseSelect(search.get('select') ?? '*')
  if (search.size > limits.parameters) throw tooMuch('query parameters', limits.parameters)
  for (const [key, value] of search) {
    if (value.includes('\0') || key.includes('\0')) throw malformed('query', 'unexpected null character')
    refuseDeepNesting(value)
    readParameter(query, key, value, isCall)
  }
  return query
}

function readParameter(query: Query, key: string, value: string, isCall: boolean): void {
  if (key === 'select') return
  if (key === 'columns') query.columns = parseNames(value, 'columns')
  else if (key === 'on_conflict') query.onConflict = parseNames(value, 'on_conflict')
  else if (isCall && !isPlaced(key) && !looksLikeFilter(value)) query.args.push([key, value])
  else readPlaced(query, key, value)
}

const ownWords: ReadonlySet<string> = new Set(['order', 'limit', 'offset', 'and', 'or'])

// In a call a plain word is an argument; these, and dotted paths to an embedded resource, are not.
function isPlaced(key: string): boolean {
  return ownWords.has(key) || key.includes('.')
}

function readPlaced(query: Query, key: string, value: string): void {
  const { path, name, field } = splitKey(key)
  const negated = (name === 'and' || name === 'or') && path.at(-1) === 'not'
  if (negated) path.pop()
  if (field) query.filters.push({ path, part: parseCondition(field, value) })
  else if (name === 'order') query.orders.push({ path, part: parseOrder(value) })
  else if (name === 'limit') query.limits.push({ path, part: parseCount(name, value) })
  else if (name === 'offset') query.offsets.push({ path, part: parseCount(name, value) })
  else if (name === 'and' || name === 'or')
    query.filters.push({ path, part: parseLogic(value, name, negated) })
  else query.filters.push({ path, part: parseCondition({ name, path: [] }, value) })
}

// clients.address->>city is the field address->>city of the embedded clients. A name with a path or in quotes
// is a field for certain: "order"=eq.1 filters the column of that name.
function splitKey(key: string): { path: string[]; name: string; field?: Field } {
  const scanner = new Scanner(key, 'filter key')
  const path: string[] = []
  let isQuoted: boolean
  do {
    isQuoted = scanner.peek('"')
    path.push(scanner.takeName())
  } while (scanner.take('.'))
  const jsonPath = takeJsonPath(scanner)
  if (!scanner.done) scanner.fail('"." or "->" or end of input')
  const name = path.pop() as string
  return isQuoted || jsonPath.length > 0 ? { path, name, field: { name, path: jsonPath } } : { path, name }
}

function parseCount(name: string, value: string): number {
  if (/^\d{1,15}$/.test(value)) return Number(value)
  if (!/^-\d+$/.test(value))
    throw malformed(`${name} parameter (${value.slice(0, 50)})`, 'expecting a whole number')
  const word = name === 'limit' ? 'Limit' : 'Offset'
  throw new RestError(416, {
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details: `${word} should be greater than or equal to zero.`,
  })
}
