// Accept: the form in which the client wants its answer.
import { RestError } from './rest-error.ts'

export type Format = {
  kind: 'json' | 'object' | 'csv'
  stripNulls: boolean
  // Asks for PostgreSQL's query plan instead of the rows.
  plan?: { format: 'text' | 'json'; options: string[] }
}

const planOptions: readonly string[] = ['analyze', 'verbose', 'settings', 'buffers', 'wal']

export function parseAccept(header: string | null, allowed: { plan: boolean }): Format {
  if (!header?.trim()) return { kind: 'json', stripNulls: false }
  for (const entry of splitOutsideQuotes(header, ',')) {
    const format = readMediaType(entry, allowed)
    if (format) return format
  }
  throw new RestError(406, {
    code: 'PGRST107',
    message: `None of these media types are available: ${header.slice(0, 200)}`,
  })
}

function readMediaType(entry: string, allowed: { plan: boolean }): Format | undefined {
  const [type = '', ...parameters] = splitOutsideQuotes(entry, ';')
  const stripNulls = parameters.includes('nulls=stripped')
  switch (type.toLowerCase()) {
    case '*/*':
    case 'application/*':
    case 'application/json':
      return { kind: 'json', stripNulls: false }
    case 'application/vnd.pgrst.array+json':
    case 'application/vnd.pgrst.array':
      return { kind: 'json', stripNulls }
    case 'application/vnd.pgrst.object+json':
    case 'application/vnd.pgrst.object':
      return { kind: 'object', stripNulls }
    case 'text/csv':
      return { kind: 'csv', stripNulls: false }
  }
  return allowed.plan && type.startsWith('application/vnd.pgrst.plan')
    ? readPlan(type, parameters)
    : undefined
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
  const base =
    format.kind === 'object' ? 'application/vnd.pgrst.object+json' : 'application/vnd.pgrst.array+json'
  if (format.stripNulls) return `${base};nulls=stripped; charset=utf-8`
  return format.kind === 'object' ? `${base}; charset=utf-8` : 'application/json; charset=utf-8'
}
