// Which function rpc/<name> means, by the names of the arguments given.
import type { Argument, Catalogue, Relation, RestFunction } from './catalogue.ts'
import { nearest } from './find-names.ts'
import { RestError } from './rest-error.ts'

export type CallArgs =
  // POST: a JSON object of named arguments, or a body for a function's one unnamed argument.
  | { kind: 'body'; text: string; names: string[]; contentType: string }
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
  const isNamed = args.kind === 'query' || args.contentType === 'application/json'
  const [fn, ...others] = isNamed ? overloads.filter(candidate => accepts(candidate, names)) : []
  if (fn && others.length > 0) throw ambiguousCall(schema, name, [fn, ...others])
  if (fn) return { fn, args, takesWholeBody: false }
  const whole = args.kind === 'body' && overloads.find(candidate => takesWhole(candidate, args.contentType))
  if (whole) return { fn: whole, args, takesWholeBody: true }
  throw noFunction(catalogue, schema, name, { names, overloads })
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

function ambiguousCall(schema: string, name: string, candidates: RestFunction[]): RestError {
  return new RestError(300, {
    code: 'PGRST203',
    message: `Could not choose the best candidate function between: ${candidates.map(signature).join(', ')}`,
    hint: `Try renaming the parameters or the function itself in the database so function overloading can be resolved (${schema}.${name})`,
  })
}

type Searched = { names: string[]; overloads: RestFunction[] }

function noFunction(
  catalogue: Catalogue,
  schema: string,
  name: string,
  { names, overloads }: Searched,
): RestError {
  const called =
    names.length > 0 ? `${schema}.${name}(${names.join(', ')})` : `${schema}.${name} without parameters`
  const given =
    names.length > 0
      ? `with parameter${names.length > 1 ? 's' : ''} ${names.join(', ')}`
      : 'without parameters'
  const near = overloads[0] ? undefined : nearest(name, [...(catalogue.functions.get(schema)?.keys() ?? [])])
  const meant = overloads[0]
    ? `${schema}.${name}(${overloads[0].args.map(arg => arg.name).join(', ')})`
    : near && `${schema}.${near}`
  return new RestError(404, {
    code: 'PGRST202',
    message: `Could not find the function ${called} in the schema cache`,
    details: `Searched for the function ${schema}.${name} ${given}, but no matches were found in the schema cache.`,
    hint: meant ? `Perhaps you meant to call the function ${meant}` : null,
  })
}

export const scalarName = 'pgrst_scalar'

// The result of a call, as something to select from.
export function resultOf({ schema, name, returns }: RestFunction): Relation {
  if (returns.kind === 'rows') return returns.relation
  const column = { name: scalarName, type: 'text', baseType: 'text', isStructured: false, isNullable: true }
  return {
    schema,
    name,
    kind: 'result',
    columns: new Map(returns.kind === 'void' ? [] : [[scalarName, { ...column, defaultSql: null }]]),
    computed: new Map(),
    primaryKey: [],
    relationships: [],
  }
}
