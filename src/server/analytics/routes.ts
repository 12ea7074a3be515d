// Where visits are noticed: a page that is served, and the few words a page sends when a link in it is tapped.
import type { Handler, MiddlewareHandler } from 'hono'
import { eventOfTap } from '#domain/visits.ts'
import type { ServerEnv } from '#server/http/request-log.ts'
import { isAppRoute, type Site } from '#server/pages/site.ts'
import { isCounted, isForShowing, isPrefetch } from './is-counted.ts'
import type { VisitCounter } from './visit-counter.ts'

export function countViews(visits: VisitCounter): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    await next()
    const { method, path, raw } = c.req
    const isShown = method === 'GET' && (c.res.status === 200 || c.res.status === 304)
    const type = c.res.headers.get('content-type')
    if (isShown) noteView(visits, { path, type, readAddress: () => c.get('address'), headers: raw.headers })
  }
}

type View = {
  path: string
  type: string | null | undefined
  // Only asked where there is somebody to count.
  readAddress: () => string
  headers: Pick<Headers, 'get'>
}

/** Counts what was served if it was a page, and a person who sees it. */
export function noteView(visits: VisitCounter, { path, type, readAddress, headers }: View) {
  if (!isPage(path, type)) return
  if (isCounted(headers) && isForShowing(headers) && !isPrefetch(headers))
    visits.countView(path, visitorOf(readAddress(), headers))
}

/** 'view /about' for a page that the browser had at hand already, else where the tapped link leads. */
export function countBeacon({ visits, site }: { visits: VisitCounter; site: Site }): Handler<ServerEnv> {
  return async c => {
    const { headers } = c.req.raw
    const told = await c.req.text()
    const isOurs = (headers.get('sec-fetch-site') ?? 'same-origin') === 'same-origin'
    if (!isOurs || !isCounted(headers)) return c.body(null, 204)
    const visitor = visitorOf(c.get('address'), headers)
    const [, path] = /^view (\/\S{0,199})$/.exec(told) ?? []
    const event = path ? undefined : eventOfTap(told)
    if (event) visits.countEvent(event, visitor)
    if (path && isPage(path, (await site.find(path))?.headers['content-type']))
      visits.countView(path, visitor)
    return c.body(null, 204)
  }
}

const isPage = (path: string, type: string | null | undefined) =>
  Boolean(type?.startsWith('text/html')) && !isAppRoute(path)

// Some names of browsers go on for ever; the start tells them apart.
const visitorOf = (address: string, headers: Pick<Headers, 'get'>) => ({
  address,
  userAgent: (headers.get('user-agent') ?? '').slice(0, 200),
})
