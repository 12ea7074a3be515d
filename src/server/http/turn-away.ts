// The cheapest no: when more strangers ask the data service than can be answered soon, the next ones are turned away
// before anything is read or worked out for them. The gate before the database (shed-load.ts) knows only those who got
// that far; in a flood the way there is what costs.
import type { IncomingMessage, RequestListener } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#server/log.ts'

const dataService = '/rest/v1/'
const patienceMs = 500
// As many as a busy minute may bring at once, however slow the machine.
const alwaysWelcome = 32
// Answers come in bursts: only over a while do they have a pace.
const windowMs = 250
const usualPerMs = 0.2
const tickMs = 20
const noticeMs = 10_000

export type Crowd = ReturnType<typeof createCrowd>

/** Strangers who are being answered, and how soon one more would be: by the pace of late, while there was anybody. */
export function createCrowd(now = () => performance.now()) {
  let inFlight = 0
  let perMs = usualPerMs
  let answered = 0
  let busyMs = 0
  let busySince = 0
  let tickedAt = now()
  let pauseMs = 0

  // What is read after a pause of the whole process has waited that long already.
  const mostWaitedMs = () => Math.max(pauseMs, now() - tickedAt)
  return {
    tick() {
      pauseMs = now() - tickedAt
      tickedAt = now()
    },
    enter() {
      if (inFlight === 0) busySince = now()
      inFlight += 1
    },
    /** Whoever was refused further in has been no work: only answers make the pace. */
    leave(isAnswered: boolean) {
      inFlight -= 1
      if (isAnswered) answered += 1
      busyMs += now() - busySince
      busySince = now()
      if (busyMs < windowMs) return
      perMs = answered / busyMs
      answered = 0
      busyMs = 0
    },
    isTooLarge: () => inFlight >= alwaysWelcome && Math.max(inFlight / perMs, mostWaitedMs()) > patienceMs,
  }
}

/** Counts until there is an answer, not until it is read: a slow reader keeps nobody out. */
export function countStrangers(crowd: Crowd, publishableKey: string): MiddlewareHandler {
  return async (context, next) => {
    if (!isStranger(name => context.req.header(name), publishableKey)) return next()
    crowd.enter()
    try {
      await next()
    } finally {
      crowd.leave(context.res.status !== 503)
    }
  }
}

type Options = { crowd: Crowd; publishableKey: string; headers: Record<string, string>; log: Log }

export function withTurningAway(
  { crowd, publishableKey, headers, log }: Options,
  answer: RequestListener,
): RequestListener {
  const body = JSON.stringify({ code: 'overloaded', message: 'The server is busy. Please try again.' })
  const allHeaders = {
    ...headers,
    'content-type': 'application/json',
    'content-length': body.length,
    'retry-after': '2',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  }
  setInterval(crowd.tick, tickMs).unref()
  let turnedAway = 0
  // One line for all of them: a line each would be a flood of its own.
  const tell = () => {
    log.warn('strangers turned away', { turnedAway })
    turnedAway = 0
  }
  return (request, response) => {
    if (!crowd.isTooLarge() || !isStrangerAsking(request, publishableKey)) return answer(request, response)
    if (turnedAway === 0) setTimeout(tell, noticeMs).unref()
    turnedAway += 1
    response.writeHead(503, allHeaders).end(body)
  }
}

const isStrangerAsking = ({ url = '', headers }: IncomingMessage, publishableKey: string) =>
  url.startsWith(dataService) && isStranger(name => headers[name]?.toString(), publishableKey)

// Whoever shows anything but the key that everybody has is looked at the long way.
function isStranger(headerOf: (name: string) => string | undefined, publishableKey: string): boolean {
  const shown = [headerOf('authorization')?.replace(/^bearer +/i, ''), headerOf('apikey')]
  return shown.every(credential => credential === undefined || credential === publishableKey)
}
