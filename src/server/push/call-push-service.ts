// One call of a push service, and what its answer means for the notice.
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { PushTrouble } from '#domain/notices.ts'
import { lookUpPublic, NotPublic, requirePublic } from './public-address.ts'

export type PushCall = {
  endpoint: string
  headers: Record<string, string>
  body: Buffer
  allowPrivate: boolean
  timeoutMs: number
}

export type Outcome =
  | { outcome: 'sent' | 'gone' }
  | { outcome: 'given_up'; trouble: PushTrouble; said: string }
  | { outcome: 'later'; trouble: PushTrouble; said: string; waitMs: number }

type Answer = { status: number; retryAfter: string | undefined }

export async function callPushService(call: PushCall, now: Date): Promise<Outcome> {
  try {
    return readAnswer(await post(call), now)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    if (error instanceof NotPublic) return { outcome: 'given_up', trouble: 'not_public', said }
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    return { outcome: 'later', trouble: isSlow ? 'slow' : 'unreachable', said, waitMs: 0 }
  }
}

export function readAnswer({ status, retryAfter }: Answer, now: Date): Outcome {
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  if (status === 404 || status === 410) return { outcome: 'gone' }
  const said = `The push service answered ${status}.`
  if (status === 429 || status >= 500)
    return { outcome: 'later', trouble: 'busy', said, waitMs: waitOf(retryAfter, now) }
  return { outcome: 'given_up', trouble: 'refused', said }
}

// Seconds, or a date. Nobody waits longer than a notice is worth something.
const longestWaitMs = 6 * 60 * 60_000

function waitOf(retryAfter: string | undefined, now: Date): number {
  if (!retryAfter) return 0
  const seconds = /^\s*\d+\s*$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1000
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds * 1000, 0), longestWaitMs) : 0
}

// No redirect is followed, and of the answer only its head is read.
function post({ endpoint, headers, body, allowPrivate, timeoutMs }: PushCall): Promise<Answer> {
  const address = new URL(endpoint)
  if (!allowPrivate) requirePublic(address)
  const request = address.protocol === 'http:' ? httpRequest : httpsRequest
  return new Promise((resolve, reject) => {
    const call = request(address, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(body.length) },
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(!allowPrivate && { lookup: lookUpPublic }),
    })
    call.once('response', response => {
      response.destroy()
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
    })
    call.on('error', error => reject(error.name === 'AbortError' ? (error.cause ?? error) : error))
    call.end(body)
  })
}
