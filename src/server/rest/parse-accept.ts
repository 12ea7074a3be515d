// Accept: the form in which the client wants its answer.
import type { Handler } from './catalogue.ts'
import { RestError } from './rest-error.ts'

export type Format = {
  kind: 'json' | 'object' | 'csv' | 'handled'
  stripNulls: boolean
  handler?: Handler
  // Asks for PostgreSQL's query plan instead of the rows.
  plan?: { format: 'text' | 'json'; options: string[] }
}

export const asJson: Format = { kind: 'json', stripNulls: false }

const planOptions: readonly string[] = ['analyze', 'verbose', 'settings', 'buffers', 'wal']

export function parseAccept(
  header: string | null,
  allowed: { plan: boolean },
  handlers: Handler[] = [],
): Format {
  const accepted = header?.trim() || '*/*'
  for (const entry of byPreference(splitOutsideQuotes(accepted, ','))) {
    const format = readMediaType(entry, allowed, handlers)
    if (format) return format
  }
  throw new RestError(406, {
    code: 'PGRST107',
    message: `None of these media types are available: ${accepted.slice(0, 200)}`,
  })
}

// Those that weigh the same keep their order.
function byPreference(entries: string[]): string[] {
  const weightOf = (entry: string) => Number(/;\s*q=([\d.]+)/.exec(entry)?.[1] ?? 1)
  return entries.toSorted((one, other) => weightOf(other) - weightOf(one))
}

function readMediaType(entry: string, allowed: { plan: boolean }, handlers: Handler[]): Format | undefined {
  const [type = '', ...parameters] = splitOutsideQuotes(entry, ';')
  const stripNulls = parameters.includes('nulls=stripped')
  const media = type.toLowerCase()
  switch (media) {
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array':
      return { kind: 'json', stripNulls }
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object':
      return { kind: 'object', stripNulls }
  }
  if (allowed.plan && media.startsWith('application/vnd.pgrst.plan')) return readPlan(media, parameters)
  const handler =
    handlers.find(candidate => candidate.media === '*/*') ?? handlers.find(({ media: its }) => its === media)
  if (handler) return { kind: 'handled', stripNulls: false, handler }
  if (['*/*', 'application/*', 'application/json'].includes(media)) return asJson
  return media === 'text/csv' ? { kind: 'csv', stripNulls: false } : undefined
}

function readPlan(type: string, parameters: string[]): Format {
  const named = new Map(parameters.map(text => text.split('=', 2) as [string, string]))
  const shown = parseAccept(named.get('for')?.replaceAll('"', '') ?? null, { plan: false })
  const options = (named.get('options') ?? '').split('|').filter(option => planOptions.includes(option))
  return { ...shown, plan: { format: type.endsWith('+json') ? 'json' : 'text', options } }
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts = text.match(separator === ',' ? /(?:[^,"]|"[^"]*")+/g : /(?:[^;"]|"[^"]*")+/g) ?? []
  return parts.map(part => part.trim()).filter(part => part !== '')
}

export function contentTypeOf(format: Format): string {
  if (format.plan) return `application/vnd.pgrst.plan+${format.plan.format}; charset=utf-8`
  if (format.kind === 'csv') return 'text/csv; charset=utf-8'
  if (format.handler) return mediaOf(format.handler)
  const base =
    format.kind === 'object' ? 'application/vnd.pgrst.object+json' : 'application/vnd.pgrst.array+json'
  if (format.stripNulls) return `${base};nulls=stripped; charset=utf-8`
  return format.kind === 'object' ? `${base}; charset=utf-8` : 'application/json; charset=utf-8'
}

const texts: readonly string[] = [
  'application/json',
  'application/geo+json',
  'text/csv',
  'text/plain',
  'text/xml',
]

function mediaOf({ media }: Handler): string {
  if (media === '*/*') return 'application/octet-stream'
  return texts.includes(media) ? `${media}; charset=utf-8` : media
}

export function bodyOf(text: string | null, { handler }: Format): string | Uint8Array<ArrayBuffer> | null {
  return text !== null && handler?.isBytes ? new Uint8Array(Buffer.from(text, 'base64')) : text
}
