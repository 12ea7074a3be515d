// From PostgreSQL's row to the HTTP answer: status, headers, and the body as it came.
import { bodyOf, contentTypeOf, type Format } from './parse-accept.ts'
import type { Preferences } from './parse-prefer.ts'
import { unsatisfiable } from './parse-range.ts'
import { RestError } from './rest-error.ts'

export type Answer = {
  pageRows: number
  total?: number
  body: string | null
  updated: number
  location: string | null
  headers: string | null
  status: string | null
}

// A page of rows: 206 says that there are more than these.
export function readReply(
  answer: Answer,
  { format, offset, hasBody }: { format: Format; offset: number; hasBody: boolean },
) {
  const { pageRows, total } = answer
  if (total !== undefined && offset > 0 && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
    throw unsatisfiable(details, { 'content-range': contentRange(offset, 0, total) })
  }
  const status = total !== undefined && pageRows < total ? 206 : 200
  const headers = {
    'content-range': contentRange(offset, pageRows, total),
    'content-type': contentTypeOf(format),
  }
  return finishReply(answer, { status, headers, body: hasBody ? bodyOf(answer.body, format) : null })
}

export function contentRange(offset: number, rows: number, total: number | undefined): string {
  const range = rows > 0 ? `${offset}-${offset + rows - 1}` : '*'
  return `${range}/${total ?? '*'}`
}

type Reply = {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array<ArrayBuffer> | null
}

// A function may set the status and headers of its answer itself.
export function finishReply(answer: Answer, reply: Reply): Response {
  const headers = new Headers(reply.headers)
  // What it says of the form of its answer counts alone; anything else stands beside ours.
  for (const [name, value] of ownHeaders(answer.headers))
    headers[name.toLowerCase() === 'content-type' ? 'set' : 'append'](name, value)
  return new Response(reply.body, { status: ownStatus(answer.status) ?? reply.status, headers })
}

function ownHeaders(json: string | null): [string, string][] {
  if (json === null) return []
  try {
    const list: Record<string, string>[] = JSON.parse(json)
    const pairs = list.flatMap(entry => Object.entries(entry))
    new Headers(pairs)
    return pairs
  } catch {
    const message =
      'response.headers guc must be a JSON array composed of objects with a single key and a string value'
    throw new RestError(500, { code: 'PGRST111', message })
  }
}

function ownStatus(text: string | null): number | undefined {
  if (text === null) return undefined
  const status = Number(text)
  if (Number.isInteger(status) && status >= 200 && status <= 599) return status
  throw new RestError(500, { code: 'PGRST112', message: 'response.status guc must be a valid status code' })
}

export function locationOf(relation: string, key: string | null): Record<string, string> {
  if (key === null) return {}
  const pairs = Object.entries(JSON.parse(key) as Record<string, unknown>)
  if (pairs.length === 0) return {}
  const terms = pairs.map(([name, value]) => `${encodeURIComponent(name)}=${term(value)}`)
  return { location: `/${encodeURIComponent(relation)}?${terms.join('&')}` }
}

function term(value: unknown): string {
  if (value === null) return 'is.null'
  return `eq.${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`
}

// Tells which preferences were followed.
export function preferenceApplied(
  preferences: Preferences,
  names: (keyof Preferences)[],
): Record<string, string> {
  const applied = names.flatMap(name =>
    preferences[name] === undefined ? [] : [`${name}=${preferences[name]}`],
  )
  return applied.length > 0 ? { 'preference-applied': applied.join(', ') } : {}
}

// The address of what was read: its parameters in order, so that the same question has one address.
export function contentLocation(relation: string, search: string): string {
  const pairs = [...new URLSearchParams(search)].toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
  const query = pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')
  return `/${encodeURIComponent(relation)}${query ? `?${query}` : ''}`
}

const escaped = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

// A function may refuse with any code it likes; what no header can hold is left out.
const proxyStatus = (code: string): Record<string, string> =>
  /^\w+$/.test(code) ? { 'proxy-status': `PostgREST; error=${code}` } : {}

export function errorReply(error: RestError, method: string): Response {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...proxyStatus(error.code),
    ...error.headers,
  }
  return new Response(method === 'HEAD' ? null : JSON.stringify(error.body), {
    status: error.status,
    headers,
  })
}
