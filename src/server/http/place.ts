// A request's place at the door. Whose it is goes with it from here; strangers and clients get a turn among the few who are
// worked for at once; and while one would not come soon, the next ones are sent away before anything is read or worked out
// for them: the way there is what costs in a flood.
import type { IncomingMessage, RequestListener } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import type { Log } from '#server/log.ts'
import { type Asker, askFor, isOfficeAt, knownClient, type Shown, strangerAt } from '#server/turns/asker.ts'
import { Turns } from '#server/turns/turns.ts'
import { type AddressReader, rateLimitKey } from './caller-address.ts'
import type { ServerEnv } from './request-log.ts'

// What lies in memory costs nothing, and whoever sends a plain form gets it back with what was typed.
const work = /^\/(?:(?:rest|auth|storage|functions)\/v1|calendar)\/|^\/\w+\.pdf\b/
// These wait for others: for a captcha, a provider, a message. Their place would stand empty meanwhile.
const outside = /^\/auth\/v1\/(?:signup|otp|recover|resend|authorize|callback|sso)\b/
// Whoever signs in is a client, or nobody for long: passwords have turns of their own.
const signIn = /^\/auth\/v1\/(?:token|factors|passkeys|reauthenticate)\b/
const places = { office: Number.POSITIVE_INFINITY, writing: 16, reading: 12, stranger: 8 }
const strangersWaitMs = 350
const noticeMs = 10_000
// Whoever is told to wait and asks on as often in a second is not told each time.
const mostRefusals = { count: 10, ms: 1_000 }

type Known = { publishableKey: string; findToken?: (token: string) => Shown | undefined }
type Asked = { method: string; path: string; address: string; headerOf(name: string): string | undefined }
type Place = { asker: Asker; isInTurn: boolean; isReading: boolean }
export type Door = { turns: Turns; refusals: Refusals; placeOf(asked: Asked): Place; tell(): void }

export function createDoor({ log, ...known }: Known & { log: Log }): Door {
  const turns = new Turns(places, strangersWaitMs)
  return {
    turns,
    refusals: createRefusals(),
    placeOf: asked => placeOf(asked, known),
    tell: createTally(log),
  }
}

function placeOf({ method, path, address, headerOf }: Asked, { publishableKey, findToken }: Known): Place {
  const isReading = method === 'GET' || method === 'HEAD'
  const stranger = strangerAt(rateLimitKey(address))
  if (signIn.test(path)) {
    const standing = isOfficeAt(stranger.address) ? 'office' : 'client'
    return { asker: { ...stranger, standing }, isInTurn: false, isReading }
  }
  const shown = [headerOf('authorization')?.replace(/^bearer +/i, ''), headerOf('apikey')].filter(
    credential => credential !== undefined && credential !== publishableKey,
  )
  const token = shown[0] ? findToken?.(shown[0]) : undefined
  const client = token && knownClient(token, stranger)
  // Whoever shows anything else is looked at the long way.
  const isKnown = shown.length === 0 || client !== undefined
  // A file that is sent comes as slowly as its sender likes.
  const isSlow = outside.test(path) || (path.startsWith('/storage/') && !isReading)
  return { asker: client ?? stranger, isInTurn: isKnown && work.test(path) && !isSlow, isReading }
}

/** Held until there is an answer, not until it is read: a slow reader keeps nobody out. */
export function takePlace({ turns, refusals, placeOf, tell }: Door): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    const { method, path } = context.req
    const headerOf = (name: string) => context.req.header(name)
    const { asker, isInTurn, isReading } = placeOf({
      method,
      path,
      address: context.get('address'),
      headerOf,
    })
    try {
      await askFor(asker, () => (isInTurn ? turns.take(next, { isReading }) : next()))
    } finally {
      if (asker.isSentAway) tell()
    }
    if (isInTurn && context.res.status === 429) refusals.note(asker.who)
  }
}

type DoorOptions = { door: Door; readAddress: AddressReader; headers: Record<string, string> }

export function withDoor(
  { door: { turns, refusals, placeOf, tell }, readAddress, headers }: DoorOptions,
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
    'access-control-expose-headers': 'Retry-After',
  }
  return (request, response) => {
    const { method = '', url: path = '' } = request
    // What a browser asks before it asks for another site costs nothing, and shows no token.
    const isFree = method === 'OPTIONS' || !work.test(path)
    if (isFree || (turns.isIdle && refusals.isNone())) return answer(request, response)
    const headerOf = (name: string) => request.headers[name]?.toString()
    const place = placeOf({ method, path, address: addressOf(request, readAddress), headerOf })
    const isSentAway =
      place.isInTurn && (refusals.areMany(place.asker.who) || turns.isFullFor(place.asker, place))
    if (!isSentAway) return answer(request, response)
    tell()
    response.writeHead(503, allHeaders).end(body)
  }
}

export const addressOf = ({ socket, headers }: IncomingMessage, readAddress: AddressReader) =>
  readAddress(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? ''))

type Refusals = ReturnType<typeof createRefusals>

// Of this second.
function createRefusals() {
  const counts = new Map<string, number>()
  let since = 0
  const beginAnew = () => {
    if (performance.now() - since < mostRefusals.ms) return
    counts.clear()
    since = performance.now()
  }
  return {
    note(who: string) {
      beginAnew()
      counts.set(who, (counts.get(who) ?? 0) + 1)
    },
    areMany(who: string) {
      beginAnew()
      return (counts.get(who) ?? 0) >= mostRefusals.count
    },
    isNone: () => counts.size === 0,
  }
}

/** One line for all who were sent away: a line each would be a flood of its own. */
function createTally(log: Log) {
  let sentAway = 0
  const tell = () => {
    log.warn('sent away', { sentAway })
    sentAway = 0
  }
  return () => {
    if (sentAway === 0) setTimeout(tell, noticeMs).unref()
    sentAway += 1
  }
}
