// Decides what goes to the sample month. A page is asked for with the cookie; what a page sends goes where the page came
// from, by the key or the mark in it. So a tab of the sample never writes into the business, nor a tab of the business
// into the sample, whatever the cookie says meanwhile.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sampleWords } from '#content/sample-words.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Log } from '#server/log.ts'
import { forward } from './forward.ts'
import { passCookie, passIn, passName } from './pass-cookie.ts'
import type { ReadLooker } from './read-looker.ts'
import { sampleKeyStart } from './sample-caller.ts'
import type { SampleDesk } from './sample-desk.ts'

type Parts = {
  desk: SampleDesk
  readLooker: ReadLooker
  headers: Record<string, string>
  isHttps: boolean
  log: Log
}

export function withSample(parts: Parts, next: RequestListener): RequestListener {
  return (request, response) => {
    const isMarked = hasMark(request)
    if (!isMarked && !request.headers.cookie?.includes(passName)) return next(request, response)
    if (isAlwaysReal(request)) {
      if (isMarked && changesAccounts(request))
        return refuse(parts, response, 409, sampleWords.refusals.notHere)
      if (isSignOut(request)) leave(parts, request, response)
      return next(request, response)
    }
    const place = parts.desk.find(passIn(request.headers.cookie))
    if (isMarked && !place) return refuse(parts, response, 409, sampleWords.refusals.ended)
    if (!place || (!isMarked && !isLook(request))) return next(request, response)
    void send(parts, { request, response, place })
  }
}

function leave({ desk, isHttps }: Parts, { headers }: IncomingMessage, response: ServerResponse) {
  desk.leave(passIn(headers.cookie) ?? '')
  response.setHeader('set-cookie', passCookie(undefined, isHttps))
}

type Sent = { request: IncomingMessage; response: ServerResponse; place: { port: number; pass: string } }

async function send(parts: Parts, sent: Sent) {
  const { request, response } = sent
  try {
    const { authorization } = request.headers
    const looker = authorization === undefined ? undefined : await parts.readLooker(authorization)
    if (looker === null) return refuse(parts, response, 403, sampleWords.refusals.notAdmin)
    await forward(sent, { looker, headers: parts.headers })
  } catch (error) {
    if (error instanceof Refusal) return refuse(parts, response, 401, error.message, error.code)
    parts.log.warn('The sample gave no answer', { error })
    refuse(parts, response, 503, sampleWords.refusals.stopped)
  }
}

const hasMark = ({ method, headers, url = '' }: IncomingMessage) =>
  String(headers.apikey ?? '').startsWith(sampleKeyStart) ||
  (method === 'POST' && /[?&]sample=[0-9a-f]+(&|$)/.test(url))

// Who somebody is, how the server does, and files, which are the same for both.
const realPaths = /^\/(auth\/v1\/|auth\/confirm|sample(\/|$|\?)|healthz$|readyz$)/
const realFiles =
  /^\/(?!storage\/|calendar\/)[\w./-]+\.(js|css|svg|png|jpg|webp|avif|woff2|txt|xml|webmanifest|ico)$/

const isAlwaysReal = ({ url = '' }: IncomingMessage) => realPaths.test(url) || realFiles.test(url)

// Accounts are the business's own. From the sample one stays signed in, signs in and out, and no more: an invitation that is
// tried out there would reach somebody.
const signingIn = /^\/auth\/v1\/(token|logout|factors\/[^/]+\/(challenge|verify))(\?|$)/
const changesAccounts = ({ method = '', url = '' }: IncomingMessage) =>
  url.startsWith('/auth/v1/') && !/^(GET|HEAD|OPTIONS)$/.test(method) && !signingIn.test(url)

const isSignOut = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' && url.startsWith('/auth/v1/logout')

// A page or a picture that the browser opens by itself. What carries a key says by it where it belongs.
function isLook({ method = '', url, headers }: IncomingMessage) {
  if (url === '/visits') return true
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && headers.apikey === undefined && headers.authorization === undefined
}

function refuse(
  { headers }: Parts,
  response: ServerResponse,
  status: number,
  message: string,
  code = 'P0001',
) {
  if (response.headersSent) return void response.destroy()
  // As the database says a no with a reason, so that every screen shows the sentence.
  const body = JSON.stringify({ code, message, details: 'sample_ended', hint: null })
  response
    .writeHead(status, {
      ...headers,
      'content-type': 'application/json',
      'cache-control': 'no-store',
      ...(message === sampleWords.refusals.ended && { 'x-sample': 'ended' }),
    })
    .end(body)
}
