// A request of the data service, read from its line and headers: everything but the query string's own grammar.
import type { Caller } from '#server/database/database.ts'
import { limits } from './limits.ts'
import { asJson, type Format } from './parse-accept.ts'
import { readBody } from './parse-body.ts'
import { type Preferences, parsePrefer } from './parse-prefer.ts'
import { parseRange, type Window } from './parse-range.ts'
import { RestError } from './rest-error.ts'
import type { RestSettings } from './settings.ts'

type Target = { kind: 'table' | 'function'; name: string } | { kind: 'root' }

export type RestRequest = {
  method: string
  target: Target
  schema: string
  // Named by the request, or one of several.
  isProfileChosen: boolean
  // The query string as it came.
  search: string
  preferences: Preferences
  // As it came; the form is chosen once it is known what can be had.
  accept: string | null
  format: Format
  range: Window
  contentType: string
  body: string
  caller: Caller
  // Who the rate limits count: the nearest address that is not a proxy of ours.
  address: string
}

const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
export const isRead = (method: string) => readMethods.has(method)

type From = { caller: Caller; address: string }

export async function readRestRequest(
  request: Request,
  from: From,
  settings: RestSettings,
): Promise<RestRequest> {
  const { method, headers } = request
  const url = new URL(request.url)
  if (url.search.length > limits.queryCharacters) throw uriTooLong()
  const target = targetOf(url.pathname, settings.basePath)
  const { schema, isProfileChosen } = schemaOf(headers, method, settings)
  const preferences = allowedPreferences(parsePrefer(headers.get('prefer')), settings)
  const contentType =
    (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() || 'application/json'
  return {
    method,
    target,
    schema,
    isProfileChosen,
    search: url.search,
    preferences,
    accept: headers.get('accept'),
    format: asJson,
    range: method === 'GET' ? parseRange(headers.get('range')) : { offset: 0 },
    contentType,
    body: isRead(method) ? '' : await readBody(request, contentType),
    caller: {
      ...from.caller,
      settings: transactionSettings(request, url, { schema, preferences, settings }),
    },
    address: from.address,
  }
}

function uriTooLong(): RestError {
  const message = `The query is longer than ${limits.queryCharacters} characters`
  return new RestError(414, { code: 'PGRST100', message })
}

function targetOf(path: string, basePath: string): Target {
  const [first = '', second, ...more] = decodePath(path.slice(basePath.length)).filter(part => part !== '')
  if (first === '' && second === undefined) return { kind: 'root' }
  if (second === undefined) return { kind: 'table', name: first }
  if (first === 'rpc' && more.length === 0) return { kind: 'function', name: second }
  throw new RestError(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' })
}

function decodePath(path: string): string[] {
  try {
    return path.split('/').map(decodeURIComponent)
  } catch {
    throw new RestError(400, { code: 'PGRST125', message: 'Invalid path specified in request URL' })
  }
}

function schemaOf(headers: Headers, method: string, { schemas }: RestSettings) {
  const profile = headers.get(isRead(method) ? 'accept-profile' : 'content-profile')
  const schema = profile ?? (schemas[0] as string)
  if (schemas.includes(schema)) return { schema, isProfileChosen: profile !== null || schemas.length > 1 }
  throw new RestError(406, {
    code: 'PGRST106',
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
  })
}

function allowedPreferences(preferences: Preferences, settings: RestSettings): Preferences {
  const { tx, ...others } = preferences
  return settings.txPreference ? preferences : others
}

type Shown = { schema: string; preferences: Preferences; settings: RestSettings }

// Settings by which policies and functions can look at the request.
function transactionSettings(request: Request, url: URL, shown: Shown): Record<string, string> {
  const { schema, preferences, settings } = shown
  const path = [schema, ...settings.extraSearchPath].map(name => `"${name.replaceAll('"', '""')}"`)
  return {
    search_path: [...new Set(path)].join(', '),
    'request.method': request.method,
    'request.path': url.pathname,
    'request.headers': JSON.stringify(openHeaders(request.headers)),
    ...(preferences.timezone === undefined ? {} : { timezone: preferences.timezone }),
  }
}

const secretHeaders: ReadonlySet<string> = new Set([
  'authorization',
  'proxy-authorization',
  'apikey',
  'cookie',
])

function openHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !secretHeaders.has(name)))
}
