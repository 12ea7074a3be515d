// Hands a request on to the sample's own server, and its answer back, marked as one.
import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { pipeline } from 'node:stream/promises'
import { sampleWords } from '#content/sample-words.ts'
import { type Looker, lookerHeader, lookerText, passHeader } from './sample-caller.ts'
import type { SamplePlace } from './sample-desk.ts'

type Sent = { request: IncomingMessage; response: ServerResponse; place: SamplePlace }
type Given = { looker: Looker | undefined; headers: Record<string, string> }

export async function forward({ request, response, place }: Sent, { looker, headers }: Given) {
  const asked = ask({
    ...{ host: '127.0.0.1', port: place.port, method: request.method, path: request.url },
    headers: {
      ...withoutOurs(request.headers),
      [passHeader]: place.pass,
      ...(looker && { [lookerHeader]: lookerText(looker) }),
    },
  })
  response.once('close', () => asked.destroy())
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve)
    asked.once('error', reject)
  })
  // An answer may come before all was sent: a body that is too large is refused unread.
  request.pipe(asked)
  const answer = await answered
  response.writeHead(answer.statusCode ?? 502, { ...headers, ...marked(answer.headers) })
  await pipeline(answer, response).catch(() => response.destroy())
}

const ours = /^(cookie|authorization|apikey|connection|keep-alive|upgrade|expect|x-sample-.*)$/

const withoutOurs = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ours.test(name)))

// Kept by no cache, listed by nobody, and a file says in its name where it is from.
function marked({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders) {
  const named = headers['content-disposition']?.replace(/filename="/, `filename="${sampleWords.filePrefix}`)
  return {
    ...headers,
    ...(named && { 'content-disposition': named }),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-sample': 'month',
  }
}
