// POST, PATCH, PUT and DELETE of a table or view.

import type { Relation } from './catalogue.ts'
import { markRepeat } from './mark-repeat.ts'
import { negotiate } from './negotiate.ts'
import { bodyOf, contentTypeOf } from './parse-accept.ts'
import { parseRows } from './parse-body.ts'
import type { Preferences } from './parse-prefer.ts'
import { parseQuery } from './parse-query.ts'
import { planRead } from './plan-read.ts'
import { planDelete, planInsert, planPut, planUpdate, type Write } from './plan-write.ts'
import type { Query } from './query.ts'
import { requireLight, weightOf } from './question-weight.ts'
import { type Answer, contentRange, finishReply, locationOf, preferenceApplied } from './reply.ts'
import type { RestRequest } from './rest-request.ts'
import { runPlan, runStatement } from './run-statement.ts'
import { planReply, withHeader } from './serve-read.ts'
import { runOf, type Service } from './service.ts'
import { type Wanted, writeStatement } from './sql-statement.ts'

export async function serveWrite(
  given: RestRequest,
  relation: Relation,
  service: Service,
  isForm = false,
): Promise<Response> {
  const asked = negotiate(given, [...relation.handlers, ...service.catalogue.handlers], service)
  const query = parseQuery(asked.search, { isCall: false })
  await requireLight(weightOf(query), asked, service)
  const write = planWrite(asked, relation, query, service)
  const wanted = wantedOf(asked)
  const statement = writeStatement(write, wanted)
  const run = runOf(service, asked, {})
  // A plan must not write, though analyze would.
  if (asked.format.plan) {
    return planReply(asked, await runPlan(statement, { ...run, options: { ...run.options, rollback: true } }))
  }
  const answer = await runStatement(statement, run).catch(async error => {
    // A visitor who sends a form may not read it back; all other writers get the rows they may see.
    throw await markRepeat(error, write, isForm ? { ...run, caller: { role: 'backend' } } : run)
  })
  service.keptAnswers.forget()
  return writeReply(withHeader(answer, write.plan, asked), asked, write)
}

function planWrite(asked: RestRequest, relation: Relation, query: Query, service: Service): Write {
  const { preferences, method } = asked
  // Filters of an insert would have nothing to choose from; those of a PUT only repeat its key.
  const filters =
    method === 'PATCH' || method === 'DELETE'
      ? query.filters
      : query.filters.filter(({ path }) => path.length > 0)
  const plan = planRead(relation, { ...query, filters }, service.catalogue, service.settings)
  if (method === 'DELETE') return planDelete({ relation, plan, query, preferences })
  const given = { relation, plan, query, preferences, body: parseRows(asked.body, asked.contentType) }
  if (method === 'PATCH') return planUpdate(given)
  return method === 'PUT' ? planPut(given) : planInsert(given)
}

function wantedOf({ method, preferences, format }: RestRequest): Wanted {
  const isStrict = preferences.handling === 'strict'
  const most = preferences['max-affected']
  return {
    format,
    body: preferences.return === 'representation',
    count: preferences.count,
    location: method === 'POST' && preferences.return === 'headers-only',
    maxAffected: isStrict && most !== undefined && method !== 'POST' ? Number(most) : undefined,
  }
}

const applied: (keyof Preferences)[] = [
  'missing',
  'return',
  'count',
  'tx',
  'handling',
  'timezone',
  'max-affected',
]

function writeReply(answer: Answer, asked: RestRequest, write: Write): Response {
  const { preferences, format } = asked
  const hasBody = preferences.return === 'representation'
  const names: (keyof Preferences)[] =
    write.conflict && asked.method === 'POST' ? ['resolution', ...applied] : applied
  const headers = {
    'content-range': rangeOf(answer, asked),
    ...(hasBody ? { 'content-type': contentTypeOf(format) } : {}),
    ...locationOf(write.relation.name, answer.location),
    ...preferenceApplied(preferences, names),
  }
  return finishReply(answer, {
    status: statusOf(answer, asked, write),
    headers,
    body: hasBody ? bodyOf(answer.body, format) : null,
  })
}

function rangeOf({ total = 0 }: Answer, { method, preferences }: RestRequest): string {
  const counted = preferences.count === undefined ? undefined : total
  return contentRange(0, method === 'PATCH' ? total : 0, counted)
}

function statusOf(
  { total = 0, updated }: Answer,
  { method, preferences }: RestRequest,
  { conflict }: Write,
): number {
  const isNew = total > updated
  // Only a merge can tell that nothing was new; what ignores duplicates counts as created.
  if (method === 'POST') return conflict?.update && !isNew ? 200 : 201
  if (method === 'PUT' && isNew) return 201
  return preferences.return === 'representation' ? 200 : 204
}
