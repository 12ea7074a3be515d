// Whose visits count: people, not programs; not our own staff; and nobody who asks not to be followed.
import { uncountedCookie } from '#domain/visits.ts'

const programs =
  // A Cubot is a phone.
  /(?<!cu)bot|crawl|spider|slurp|preview|scan|monitor|headless|lighthouse|curl|wget|python|java\/|okhttp|axios|node|go-http|httpclient|facebookexternalhit|whatsapp\/|telegram|embedly|pingdom|uptime|feed|archive|phantom|selenium|puppeteer|playwright/i

export function isCounted(headers: Pick<Headers, 'get'>): boolean {
  const agent = headers.get('user-agent') ?? ''
  return agent.startsWith('Mozilla/') && !programs.test(agent) && !isRefused(headers) && !isStaff(headers)
}

// Fetched ahead of a click that may never come.
export function isPrefetch(headers: Pick<Headers, 'get'>): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map(name => headers.get(name) ?? '').join()
  return /prefetch|prerender|preview/.test(purpose)
}

/** Where a browser says what it wants a page for, only one that shows it counts. */
export function isForShowing(headers: Pick<Headers, 'get'>): boolean {
  return (headers.get('sec-fetch-dest') ?? 'document') === 'document'
}

const isRefused = (headers: Pick<Headers, 'get'>) =>
  headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'

const isStaff = (headers: Pick<Headers, 'get'>) => (headers.get('cookie') ?? '').includes(uncountedCookie)
