// A request begins when its body is here. Until then it takes no place among those being answered, so that bodies
// which never end keep nobody waiting: a still one is cut off, and of too many the oldest goes.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

const megabyte = 1024 * 1024
const usualLimits = { bodyBytes: megabyte, perCaller: 64, bytesInAll: 64 * megabyte, stillMs: 10_000 }

type Options = {
  /** The caller that a body counts against: the address as a rate limit counts it. */
  callerOf(request: IncomingMessage): string
  headers: Record<string, string>
  limits?: typeof usualLimits
}
type OpenBody = { caller: string; chunks: Buffer[]; bytes: number; refuse(status: number): void }

export function withWholeBodies(
  { callerOf, headers, limits = usualLimits }: Options,
  answer: RequestListener,
): RequestListener {
  // In the order of their beginning.
  const open = new Set<OpenBody>()
  let bytesHeld = 0

  function makeRoomFor(caller: string) {
    const own = [...open].filter(body => body.caller === caller)
    if (own.length > limits.perCaller) own[0]?.refuse(503)
  }
  // From many addresses each a little: the oldest go until the rest fits.
  function keepWithinMemory() {
    for (const body of open) if (bytesHeld > limits.bytesInAll) body.refuse(503)
  }

  return (request, response) => {
    if (!hasBodyToWaitFor(request, limits.bodyBytes)) return answer(request, response)
    const still = setTimeout(() => body.refuse(408), limits.stillMs)
    const leave = () => {
      clearTimeout(still)
      if (open.delete(body)) bytesHeld -= body.bytes
      request.off('data', take).off('end', finish).off('close', leave)
    }
    const body: OpenBody = {
      ...{ caller: callerOf(request), chunks: [], bytes: 0 },
      refuse(status) {
        leave()
        cutOff({ request, response, status, headers })
      },
    }
    const finish = () => {
      leave()
      // Where the routes look for a body that has been read already.
      Object.assign(request, { rawBody: Buffer.concat(body.chunks) })
      answer(request, response)
    }
    const take = (chunk: Buffer) => {
      still.refresh()
      body.chunks.push(chunk)
      body.bytes += chunk.length
      bytesHeld += chunk.length
      // The route says that it is too large, as it does where the size was told before.
      if (body.bytes > limits.bodyBytes) finish()
      keepWithinMemory()
    }
    open.add(body)
    request.on('data', take).on('end', finish).on('close', leave)
    makeRoomFor(body.caller)
  }
}

// A picture is read by its route, which first asks who sends it.
function hasBodyToWaitFor({ method = '', url = '', headers }: IncomingMessage, most: number): boolean {
  if (method === 'GET' || method === 'HEAD' || url.startsWith('/storage/')) return false
  const length = Number(headers['content-length'] ?? 0)
  return headers['transfer-encoding'] !== undefined || (length > 0 && length <= most)
}

type Cut = {
  request: IncomingMessage
  response: ServerResponse
  status: number
  headers: Record<string, string>
}

function cutOff({ request, response, status, headers }: Cut) {
  const message = status === 408 ? 'The request took too long.' : 'The server is busy. Please try again.'
  const code = status === 408 ? 'too_slow' : 'overloaded'
  response.writeHead(status, {
    ...headers,
    ...{ 'content-type': 'application/json', 'retry-after': '2', connection: 'close' },
  })
  response.end(JSON.stringify({ code, message }), () => request.destroy())
}
