// Which function rpc/<name> means, by the names of the arguments given.
import type { Argument, Catalogue, Relation, RestFunction } from './catalogue.ts'
import { nearest } from './find-names.ts'
import { RestError } from './rest-error.ts'
import { scalarName } from './sql-text.ts'

export type CallArgs =
  // POST: a JSON object of named arguments, or a body for a function's one unnamed argument.
  | { kind: 'body'; text: string; names?: string[]; contentType: string }
  // GET: texts, in which a variadic argument may come several times.
  | { kind: 'query'; pairs: [string, string][] }

export type Call = { fn: RestFunction; args: CallArgs; takesWholeBody: boolean }

const wholeBodyTypes: Record<string, string[]> = {
  'application/json': ['json', 'jsonb'],
  'text/plain': ['text'],
  'text/xml': ['xml'],
  'application/octet-stream': ['bytea'],
}

export function planCall(catalogue: Catalogue, schema: string, name: string, args: CallArgs): Call {
  const overloads = catalogue.functions.get(schema)?.get(name) ?? []
  const names = args.kind === 'query' ? [...new Set(args.pairs.map(([key]) => key))] : args.names
  const named = names ? overloads.filter(candidate => accepts(candidate, names)) : []
  const fn = onlyOne(named)
  if (fn) return { fn, args, takesWholeBody: false }
  const whole =
    args.kind === 'body' && onlyOne(overloads.filter(candidate => takesWhole(candidate, args.contentType)))
  if (whole) return { fn: whole, args, takesWholeBody: true }
  throw noFunction(catalogue, { schema, name, args, names: (names ?? []).toSorted(), overloads })
}

function onlyOne(candidates: RestFunction[]): RestFunction | undefined {
  if (candidates.length > 1) throw ambiguousCall(candidates)
  return candidates[0]
}

function accepts({ args }: RestFunction, names: string[]): boolean {
  if (args.some(({ name }) => name === '')) return false
  const isGiven = ({ name, isRequired }: Argument) => !isRequired || names.includes(name)
  return args.every(isGiven) && names.every(name => args.some(arg => arg.name === name))
}

function takesWhole({ args: [first, ...others] }: RestFunction, contentType: string): boolean {
  if (!first || others.length > 0 || first.name !== '') return false
  return wholeBodyTypes[contentType]?.includes(first.type) ?? false
}

function signature({ schema, name, args }: RestFunction): string {
  return `${schema}.${name}(${args.map(arg => `${arg.name} => ${arg.type}`).join(', ')})`
}

function ambiguousCall(candidates: RestFunction[]): RestError {
  return new RestError(300, {
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${candidates.map(signature).join(', ')}`,
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  })
}

type Searched = { schema: string; name: string; args: CallArgs; names: string[]; overloads: RestFunction[] }

function noFunction(catalogue: Catalogue, searched: Searched): RestError {
  const { schema, name, args, names } = searched
  const wholeTypes = args.kind === 'body' ? wholeBodyTypes[args.contentType] : undefined
  const isJson = args.kind === 'body' && args.contentType === 'application/json'
  // A text, XML or bytes can only be one unnamed argument.
  const isWholeOnly = wholeTypes !== undefined && !isJson
  const listed = names.length > 0 ? `(${names.join(', ')})` : ' without parameters'
  const given =
    names.length > 0 ? ` with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}` : listed
  const unnamed = wholeTypes && ` with a single unnamed ${wholeTypes.join('/')} parameter`
  const sought = isWholeOnly ? unnamed : `${given}${unnamed ? ` or${unnamed}` : ''}`
  return new RestError(404, {
    code: 'PGRST202',
    message: `Could not find the function ${schema}.${name}${isWholeOnly ? '' : listed} in the schema cache`,
    details: `Searched for the function ${schema}.${name}${sought}, but no matches were found in the schema cache.`,
    hint: isWholeOnly ? null : meantCall(catalogue, searched),
  })
}

// A function of another name, or the arguments of one of this name.
function meantCall(catalogue: Catalogue, { schema, name, names, overloads }: Searched): string | null {
  const list = (texts: string[]) => `(${texts.toSorted().join(', ')})`
  const known = [...(catalogue.functions.get(schema)?.keys() ?? [])]
  const lists = overloads.map(({ args }) => list(args.map(arg => arg.name)))
  const near = overloads.length > 0 ? nearest(list(names), lists, 0.33) : nearest(name, known)
  if (near === undefined) return null
  return `Perhaps you meant to call the function ${schema}.${overloads.length > 0 ? name : ''}${near}`
}

// The result of a call, as something to select from.
export function resultOf({ schema, name, returns }: RestFunction): Relation {
  if (returns.kind === 'rows') return returns.relation
  const column = {
    name: scalarName,
    type: 'text',
    baseType: 'text',
    isStructured: false,
    isNullable: true,
    domain: null,
  }
  return {
    schema,
    name,
    kind: 'result',
    columns: new Map(returns.kind === 'void' ? [] : [[scalarName, { ...column, defaultSql: null }]]),
    computed: new Map(),
    primaryKey: [],
    relationships: [],
    handlers: [],
  }
}
