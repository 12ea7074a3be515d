// GET and HEAD of a table or view.
import type { Asked } from './asked.ts'
import type { Relation } from './catalogue.ts'
import { csvHeader } from './csv-header.ts'
import { contentTypeOf } from './parse-accept.ts'
import { parseQuery } from './parse-query.ts'
import { narrow } from './parse-range.ts'
import { planRead } from './plan-read.ts'
import type { ReadPlan } from './read-plan.ts'
import { type Answer, preferenceApplied, readReply } from './reply.ts'
import { runPlan, runStatement, runWithEstimate } from './run-statement.ts'
import { runOf, type Service } from './service.ts'
import { estimateStatement, readStatement, type Wanted } from './sql-statement.ts'

export async function serveRead(asked: Asked, relation: Relation, service: Service): Promise<Response> {
  const query = parseQuery(asked.search, { isCall: false })
  const plan = planRead(relation, query, service.catalogue, service.settings)
  setWindow(plan, asked, service)
  const hasBody = asked.method === 'GET'
  const { format, preferences } = asked
  const wanted: Wanted = {
    format,
    body: hasBody,
    count: preferences.count,
    estimateUpTo: service.settings.maxRows,
    location: false,
  }
  if (format.plan)
    return planReply(asked, await runPlan(readStatement(plan, wanted), runOf(service, asked, {})))
  const answer = await runRead(plan, wanted, asked, service)
  const reply = readReply(withHeader(answer, plan, asked), { format, offset: plan.offset, hasBody })
  for (const [name, value] of Object.entries(
    preferenceApplied(preferences, ['count', 'handling', 'timezone']),
  )) {
    reply.headers.set(name, value)
  }
  return reply
}

// The page asked for by Range, by limit and offset, and by the server's own limit: the narrowest.
export function setWindow(plan: ReadPlan, { range }: Asked, { settings }: Service): void {
  const { offset, limit } = narrow(range, { offset: plan.offset, limit: plan.limit })
  plan.offset = offset
  plan.limit = settings.maxRows === undefined ? limit : Math.min(limit ?? settings.maxRows, settings.maxRows)
}

async function runRead(plan: ReadPlan, wanted: Wanted, asked: Asked, service: Service): Promise<Answer> {
  const statement = readStatement(plan, wanted)
  const run = runOf(service, asked, { readOnly: true })
  if (wanted.count !== 'planned' && wanted.count !== 'estimated') return runStatement(statement, run)
  const { answer, planned } = await runWithEstimate(statement, estimateStatement(plan), run)
  const { total: counted, pageRows } = answer
  // Counted rows are the truth up to the limit of the count; past it PostgreSQL's guess is better.
  const isCounted = counted !== undefined && counted <= (wanted.estimateUpTo ?? Number.POSITIVE_INFINITY)
  const total = isCounted ? counted : Math.max(planned, counted ?? 0, plan.offset + pageRows)
  return { ...answer, total }
}

export function withHeader(answer: Answer, plan: ReadPlan, { format }: Asked): Answer {
  return format.kind === 'csv' ? { ...answer, body: csvHeader(plan, answer.body ?? '') } : answer
}

export function planReply({ format }: Asked, text: string): Response {
  return new Response(text, { headers: { 'content-type': contentTypeOf(format) } })
}
