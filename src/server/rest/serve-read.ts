// GET and HEAD of a table or view.

import type { Relation } from './catalogue.ts'
import { csvHeader } from './csv-header.ts'
import type { KnownRead } from './known-reads.ts'
import { negotiate } from './negotiate.ts'
import { contentTypeOf } from './parse-accept.ts'
import { parseQuery } from './parse-query.ts'
import { narrow } from './parse-range.ts'
import { planRead } from './plan-read.ts'
import { requireLight, weightOf } from './question-weight.ts'
import type { ReadPlan } from './read-plan.ts'
import { type Answer, contentLocation, preferenceApplied, readReply } from './reply.ts'
import type { RestRequest } from './rest-request.ts'
import { runPlan, runStatement, runWithEstimate } from './run-statement.ts'
import { runOf, type Service } from './service.ts'
import { estimateStatement, readStatement, type Wanted } from './sql-statement.ts'

export async function serveRead(given: RestRequest, relation: Relation, service: Service): Promise<Response> {
  const asked = negotiate(given, [...relation.handlers, ...service.catalogue.handlers], service)
  const known = service.knownReads.find(asked, service.catalogue, () => planKnown(asked, relation, service))
  await requireLight(known.weight, asked, service)
  const { plan, wanted, statement } = known
  const { format, preferences } = asked
  if (format.plan) return planReply(asked, await runPlan(statement, runOf(service, asked, {})))
  const answer = await runRead(known, asked, service)
  const reply = readReply(withHeader(answer, plan, asked), {
    format,
    offset: plan.offset,
    hasBody: wanted.body,
  })
  const headers = {
    'content-location': contentLocation(relation.name, asked.search),
    ...preferenceApplied(preferences, ['count', 'handling', 'timezone']),
  }
  for (const [name, value] of Object.entries(headers)) reply.headers.set(name, value)
  return reply
}

function planKnown(asked: RestRequest, relation: Relation, service: Service): KnownRead {
  const { settings, catalogue } = service
  const { count } = asked.preferences
  const query = parseQuery(asked.search, { isCall: false })
  const plan = planRead(relation, query, catalogue, settings)
  setWindow(plan, asked, service)
  const wanted: Wanted = {
    format: asked.format,
    body: asked.method === 'GET',
    count,
    estimateUpTo: settings.maxRows,
    location: false,
  }
  const isEstimate = count === 'planned' || count === 'estimated'
  const estimate = isEstimate ? estimateStatement(plan) : undefined
  return { plan, wanted, statement: readStatement(plan, wanted), estimate, weight: weightOf(query) }
}

// The page asked for by Range, by limit and offset, and by the server's own limit: the narrowest.
export function setWindow(plan: ReadPlan, { range }: RestRequest, { settings }: Service): void {
  const { offset, limit } = narrow(range, { offset: plan.offset, limit: plan.limit })
  plan.offset = offset
  plan.limit = settings.maxRows === undefined ? limit : Math.min(limit ?? settings.maxRows, settings.maxRows)
}

async function runRead(
  { plan, wanted, statement, estimate }: KnownRead,
  asked: RestRequest,
  service: Service,
): Promise<Answer> {
  const run = runOf(service, asked, { readOnly: true })
  if (!estimate) return runStatement(statement, run)
  const { answer, planned } = await runWithEstimate(statement, estimate, run)
  const { total: counted, pageRows } = answer
  // Counted rows are the truth up to the limit of the count; past it PostgreSQL's guess is better.
  const isCounted = counted !== undefined && counted <= (wanted.estimateUpTo ?? Number.POSITIVE_INFINITY)
  const total = isCounted ? counted : Math.max(planned, counted ?? 0, plan.offset + pageRows)
  return { ...answer, total }
}

export function withHeader(answer: Answer, plan: ReadPlan, { format }: RestRequest): Answer {
  return format.kind === 'csv' ? { ...answer, body: csvHeader(plan, answer.body ?? '') } : answer
}

export function planReply({ format }: RestRequest, text: string): Response {
  return new Response(text, { headers: { 'content-type': contentTypeOf(format) } })
}
