// A function call. Like a write, it becomes "source".
import type { Argument, RestFunction } from './catalogue.ts'
import type { Call, CallArgs } from './plan-call.ts'
import type { ReadPlan } from './read-plan.ts'
import { arrayLiteral, type Parameters, quoteName, relationSql, scalarName } from './sql-text.ts'

export function callSql(call: Call, plan: ReadPlan, parameters: Parameters): string {
  const { fn } = call
  const { args, from } = argumentsSql(call, parameters)
  const function_ = `${relationSql(fn)}(${args})`
  const called =
    fn.returns.kind === 'scalar' ? `${function_} as called(${scalarName})` : `${function_} as called`
  return `select ${answerSql(fn, plan)} from ${from}${called}`
}

function answerSql(fn: RestFunction, plan: ReadPlan): string {
  if (fn.returns.kind === 'void') return '1 as pgrst_one'
  if (fn.returns.kind === 'scalar' || !needsRow(plan)) return 'called.*'
  return `called.*, (called.*)::${relationSql(plan.relation)} as pgrst_row`
}

function needsRow({ outputs, filters, orders, embeds }: ReadPlan): boolean {
  const isComputed = (value: { isComputed: boolean } | undefined) => value?.isComputed ?? false
  return (
    outputs.some(output => output.kind === 'value' && isComputed(output.value)) ||
    orders.some(order => isComputed(order.value)) ||
    filters.some(filter => filter.kind !== 'compare' || filter.value.isComputed) ||
    embeds.some(({ relationship }) => relationship.cardinality === 'computed')
  )
}

type ArgumentsSql = { args: string; from: string }

function argumentsSql({ fn, args, takesWholeBody }: Call, parameters: Parameters): ArgumentsSql {
  if (args.kind === 'query') return { args: queryArgs(fn, args.pairs, parameters), from: '' }
  if (takesWholeBody) return { args: wholeBody(fn, args.text, parameters), from: '' }
  return bodyArgs(fn, args, parameters)
}

function wholeBody({ args: [only] }: RestFunction, text: string, parameters: Parameters): string {
  return parameters.add(text, only?.type)
}

function named({ name, isVariadic }: Argument, value: string): string {
  return `${isVariadic ? 'variadic ' : ''}${quoteName(name)} := ${value}`
}

function bodyArgs(
  { args }: RestFunction,
  body: CallArgs & { kind: 'body' },
  parameters: Parameters,
): ArgumentsSql {
  const given = args.filter(({ name }) => body.names?.includes(name))
  if (given.length === 0) return { args: '', from: '' }
  const record = given.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')
  const json = parameters.add(body.text, 'json')
  return {
    args: given.map(arg => named(arg, `given.${quoteName(arg.name)}`)).join(', '),
    from: `json_to_record(${json}) as given(${record}), lateral `,
  }
}

function queryArgs({ args }: RestFunction, pairs: [string, string][], parameters: Parameters): string {
  const given = args.flatMap(arg => {
    const values = pairs.filter(([key]) => key === arg.name).map(([, value]) => value)
    if (values.length === 0) return []
    const isPlainArray = values.length === 1 && /^\{.*\}$/s.test(values[0] as string)
    const text = arg.isVariadic && !isPlainArray ? arrayLiteral(values) : (values.at(-1) as string)
    return [named(arg, parameters.add(text, arg.type))]
  })
  return given.join(', ')
}
