// The short way for what lies in memory: a stored page or file goes out straight from Node's own request, without the
// objects that a route needs, at half the cost. Every other request goes through the routes.
import type { IncomingMessage, RequestListener } from 'node:http'
import { noteView } from '#server/analytics/routes.ts'
import type { VisitCounter } from '#server/analytics/visit-counter.ts'
import type { AddressReader } from '#server/http/caller-address.ts'
import { requestIdOf } from '#server/http/request-id.ts'
import { standingHeaders } from '#server/http/security-headers.ts'
import { type Encoding, formFor, headersFor, type StoredAnswer } from '#server/http/stored-answer.ts'
import type { Log } from '#server/log.ts'
import { isAppRoute, type Site } from './site.ts'

type Parts = {
  site: Site
  visits: VisitCounter
  readAddress: AddressReader
  log: Log
  isHttps: boolean
  isDevelopment: boolean
}

export function withQuickPages(parts: Parts, answerByRoutes: RequestListener): RequestListener {
  const headersOf = createHeaders(standingHeaders(parts))
  return (request, response) => {
    const stored = findStored(parts.site, request)
    if (!stored) return answerByRoutes(request, response)
    const requestId = requestIdOf(textOf(request.headers['x-request-id']) ?? undefined)
    const path = request.url ?? ''
    const headers = { get: (name: string) => textOf(request.headers[name]) }
    const { encoding, status } = formFor(stored, headers)
    response.writeHead(status, headersOf(stored, encoding, requestId))
    response.end(encoding && stored.bodies[encoding])
    const readAddress = () =>
      parts.readAddress(request.socket.remoteAddress ?? '', headers.get('x-forwarded-for') ?? undefined)
    noteView(parts.visits, { path, type: stored.headers['content-type'], readAddress, headers })
    parts.log.debug('request', { requestId, method: 'GET', path, status })
  }
}

// By its path as it stands: one with a query, an escape or a trailing slash is found by the routes.
function findStored(site: Site, { method, url = '' }: IncomingMessage): StoredAnswer | undefined {
  if (method !== 'GET' || isAppRoute(url)) return undefined
  const found = site.find(url)
  return found && 'bodies' in found && found.status === 200 ? found : undefined
}

// Worked out once for each stored answer and its compressed forms, and gone with it. The list is written out before the
// next request, which puts its own id in the last place.
function createHeaders(standing: Record<string, string>) {
  const known = new WeakMap<StoredAnswer, Map<Encoding | undefined, string[]>>()
  return (stored: StoredAnswer, encoding: Encoding | undefined, requestId: string): string[] => {
    const headers = known.get(stored)?.get(encoding) ?? work(stored, encoding)
    headers[headers.length - 1] = requestId
    return headers
  }

  function work(stored: StoredAnswer, encoding: Encoding | undefined): string[] {
    const headers = [
      ...Object.entries({ ...standing, ...headersFor(stored, encoding) }).flat(),
      'x-request-id',
      '',
    ]
    known.set(stored, (known.get(stored) ?? new Map()).set(encoding, headers))
    return headers
  }
}

const textOf = (value: string | string[] | undefined) =>
  value === undefined ? null : Array.isArray(value) ? value.join(', ') : value
