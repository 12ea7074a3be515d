// rpc/<function>, called with POST, or with GET when it only reads.

import { negotiate } from './negotiate.ts'
import { parseJson } from './parse-body.ts'
import { parseQuery } from './parse-query.ts'
import { type Call, type CallArgs, planCall, resultOf } from './plan-call.ts'
import { planRead } from './plan-read.ts'
import type { Query } from './query.ts'
import { requireLight, weightOf } from './question-weight.ts'
import { finishReply, preferenceApplied, readReply } from './reply.ts'
import type { RestRequest } from './rest-request.ts'
import { runPlan, runStatement } from './run-statement.ts'
import { planReply, setWindow, withHeader } from './serve-read.ts'
import { runOf, type Service } from './service.ts'
import { callStatement, type Wanted } from './sql-statement.ts'
import { scalarName } from './sql-text.ts'

export async function serveCall(given: RestRequest, name: string, service: Service): Promise<Response> {
  const isPost = given.method === 'POST'
  const query = parseQuery(given.search, { isCall: !isPost })
  await requireLight(weightOf(query), given, service)
  const call = planCall(service.catalogue, given.schema, name, isPost ? bodyArgs(given) : queryArgs(query))
  const asked = negotiate(given, handlersOfCall(call, service), service)
  const plan = planRead(resultOf(call.fn), resultQuery(call, query), service.catalogue, service.settings)
  if (call.fn.returnsSet) setWindow(plan, asked, service)
  const wanted = wantedOf(asked)
  const statement = callStatement(call, plan, wanted)
  const readOnly = !isPost || call.fn.volatility !== 'volatile'
  const run = runOf(service, asked, { readOnly }, name)
  if (asked.format.plan) return planReply(asked, await runPlan(statement, run))
  const answer = await runStatement(statement, run)
  if (!readOnly) service.keptAnswers.forget()
  const headers = preferenceApplied(asked.preferences, [
    'count',
    'tx',
    'handling',
    'timezone',
    'max-affected',
  ])
  if (call.fn.returns.kind === 'void') return finishReply(answer, { status: 204, headers, body: null })
  const { format } = asked
  const reply = readReply(withHeader(answer, plan, asked), {
    format,
    offset: plan.offset,
    hasBody: wanted.body,
  })
  for (const [header, value] of Object.entries(headers)) reply.headers.set(header, value)
  return reply
}

// The function's own form first, then that of the rows it returns, then that of any rows.
function handlersOfCall({ fn }: Call, { catalogue }: Service) {
  if (fn.returns.kind !== 'rows') return fn.handlers
  return [...fn.handlers, ...fn.returns.relation.handlers, ...catalogue.handlers]
}

function wantedOf({ method, preferences, format }: RestRequest): Wanted {
  const most = preferences['max-affected']
  return {
    format,
    body: method !== 'HEAD' && preferences.return !== 'minimal',
    count: preferences.count,
    location: false,
    maxAffected: preferences.handling === 'strict' && most !== undefined ? Number(most) : undefined,
  }
}

function queryArgs({ args }: Query): CallArgs {
  return { kind: 'query', pairs: args }
}

function bodyArgs({ body, contentType }: RestRequest): CallArgs {
  if (contentType === 'application/x-www-form-urlencoded') {
    const fields = Object.fromEntries(new URLSearchParams(body))
    return {
      kind: 'body',
      text: JSON.stringify(fields),
      names: Object.keys(fields),
      contentType,
    }
  }
  if (contentType !== 'application/json') return { kind: 'body', text: body, contentType }
  const value = body === '' ? {} : parseJson(body)
  // Anything but an object has no names: it can only be the whole of one unnamed argument.
  const isNamed = typeof value === 'object' && value !== null && !Array.isArray(value)
  return { kind: 'body', text: body || '{}', names: isNamed ? Object.keys(value) : undefined, contentType }
}

// A plain value has one column, whatever the client selects.
function resultQuery({ fn }: Call, query: Query): Query {
  if (fn.returns.kind === 'rows') return query
  const select: Query['select'] =
    fn.returns.kind === 'void' ? [] : [{ kind: 'column', field: { name: scalarName, path: [] } }]
  return { ...query, select, filters: [], orders: [] }
}
