// /rest/v1: the tables and functions of the database, as the public clients expect them.
// A request is read (rest-request, parse-*), resolved against the catalogue (plan-*), written as one statement (sql-*), run
// as its caller under row level security, and answered with what PostgreSQL built (reply).
import { toConfirmAnswer } from '#content/confirm-request.ts'
import type { Caller, Database } from '#server/database/database.ts'
import { createCatalogueCache } from './catalogue-cache.ts'
import { findRelation } from './find-names.ts'
import { createKeptAnswers } from './kept-answers.ts'
import { createKnownReads } from './known-reads.ts'
import { limitCall } from './limited-calls.ts'
import { serveOpenApi } from './openapi.ts'
import { errorReply } from './reply.ts'
import { RestError } from './rest-error.ts'
import { isRead, type RestRequest, readRestRequest } from './rest-request.ts'
import { serveCall } from './serve-call.ts'
import { serveRead } from './serve-read.ts'
import { serveWrite } from './serve-write.ts'
import { startTiming, type Timing } from './server-timing.ts'
import type { Service } from './service.ts'
import { defaultSettings, type RestSettings } from './settings.ts'
import { checkSubmission, submissionTables } from './submissions.ts'

// jwtMs: how long it took to find out who is calling.
type From = { caller: Caller; address: string; jwtMs?: number }

export type RestHandler = {
  (request: Request, from: From): Promise<Response>
  // Reads the schema again; a change is also noticed without this, a few seconds later.
  reload(): Promise<void>
}

type Options = {
  database: Database
  rateLimitScale: number
  settings?: Partial<RestSettings>
  // Off where the service shows a schema that has no public forms.
  hasForms?: boolean
  // Told of every form that a visitor sent and that was stored.
  onSubmitted?: (table: string) => void
}

export function createRest({
  database,
  rateLimitScale,
  settings: given,
  hasForms = true,
  onSubmitted,
}: Options): RestHandler {
  const settings = { ...defaultSettings, ...given }
  const cache = createCatalogueCache({ database, checkEveryMs: settings.checkSchemaEveryMs, ...settings })
  const knownReads = createKnownReads()
  const keptAnswers = createKeptAnswers({ rateLimitScale })
  const submissions = hasForms ? { tables: submissionTables, rateLimitScale, onSubmitted } : undefined

  async function answer(asked: RestRequest, timing?: Timing): Promise<Response> {
    const service = {
      database: timing?.watch(database) ?? database,
      settings,
      submissions,
      knownReads,
      keptAnswers,
      catalogue: await cache.current(),
    }
    try {
      return await serve(asked, service)
    } catch (error) {
      // A name that is not known may be new.
      const catalogue = isUnknownName(error) ? await cache.newer(service.catalogue) : undefined
      if (!catalogue) throw error
      return serve(asked, { ...service, catalogue })
    }
  }

  const answerOrRefuse = async (request: Request, from: From, timing?: Timing) => {
    try {
      const asked = await readRestRequest(request, from, settings)
      timing?.parsed()
      return withProfile(await answer(asked, timing), asked)
    } catch (error) {
      if (error instanceof RestError) return errorReply(error, request.method)
      throw error
    }
  }

  const handle = async (request: Request, from: From) => {
    const timing = settings.serverTiming ? startTiming(from.jwtMs ?? 0) : undefined
    const reply = await answerOrRefuse(request, from, timing)
    if (timing) reply.headers.set('server-timing', timing.header())
    return reply
  }
  return Object.assign(handle, { reload: async () => void (await cache.reload()) })
}

// Which schema the answer is of, where there was a choice.
function withProfile(reply: Response, { schema, isProfileChosen }: RestRequest): Response {
  if (isProfileChosen && reply.headers.has('content-type')) reply.headers.set('content-profile', schema)
  return reply
}

const unknownNames: ReadonlySet<string> = new Set([
  ...['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205'],
  // PostgreSQL's own: a column, type, table or function that was there when the catalogue was read.
  ...['42703', '42704', '42P01', '42883'],
])

function isUnknownName(error: unknown): boolean {
  return error instanceof RestError && unknownNames.has(error.code)
}

async function serve(asked: RestRequest, service: Service): Promise<Response> {
  const { target, method } = asked
  if (method === 'OPTIONS') return optionsReply(target.kind)
  if (target.kind === 'root') {
    if (!isRead(method)) throw wrongMethod(method)
    return serveOpenApi(asked, service)
  }
  if (target.kind === 'function') {
    if (!['GET', 'HEAD', 'POST'].includes(method)) throw wrongMethod(method)
    const { name } = target
    const call = async () => serveCall(await limitCall(asked, name, service), name, service)
    // Another schema's function may have a name of ours, and answer each caller differently.
    return service.submissions ? service.keptAnswers.answer(asked, name, call) : call()
  }
  return serveTable(asked, target.name, service)
}

async function serveTable(asked: RestRequest, name: string, service: Service): Promise<Response> {
  const { method, schema } = asked
  const relation = findRelation(service.catalogue, schema, name)
  if (isRead(method)) return serveRead(asked, relation, service)
  if (!['POST', 'PATCH', 'PUT', 'DELETE'].includes(method)) throw wrongMethod(method)
  if (!service.submissions) return serveWrite(asked, relation, service)
  const checked = await checkSubmission(asked, name, service.submissions, service.database)
  // A program that filled in the hidden field learns nothing: this is what storing looks like.
  if (checked.kind === 'pretend')
    return new Response(null, { status: 201, headers: { 'content-range': '*/*' } })
  const reply = await serveWrite(checked.asked, relation, service, checked.isForm)
  if (checked.isForm && reply.status === 201) service.submissions.onSubmitted?.(name)
  return checked.isForm && reply.status === 202 ? toConfirmReply() : reply
}

// Kept, and not yet what was asked for (db/functions/bookings/ask-sender.sql). The form reads it like a refusal, by its code.
function toConfirmReply(): Response {
  const body = { code: 'to_confirm', message: toConfirmAnswer, details: 'to_confirm', hint: null }
  return Response.json(body, { status: 202, headers: { 'content-range': '*/*' } })
}

function wrongMethod(method: string): RestError {
  return new RestError(405, { code: 'PGRST117', message: `Unsupported HTTP method: ${method.slice(0, 20)}` })
}

const methods = {
  root: 'OPTIONS,GET,HEAD',
  table: 'OPTIONS,GET,HEAD,POST,PUT,PATCH,DELETE',
  function: 'OPTIONS,GET,HEAD,POST',
}

function optionsReply(kind: keyof typeof methods): Response {
  return new Response(null, { status: 200, headers: { allow: methods[kind] } })
}
