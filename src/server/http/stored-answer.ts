// An answer made beforehand and kept in memory with its compressed forms, served by content negotiation.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

type Encoding = 'identity' | 'gzip' | 'br'
export type StoredAnswer = {
  status: number
  headers: Record<string, string>
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml|ld\+json)|image\/svg)/

export async function storeAnswer(options: {
  body: string | Uint8Array
  type: string
  cache: string
  status?: number
  // Where the build has already made it.
  brotli?: Uint8Array
  quality?: number
  // Beyond those that every answer has.
  headers?: Record<string, string>
}): Promise<StoredAnswer> {
  const body = Uint8Array.from(typeof options.body === 'string' ? Buffer.from(options.body) : options.body)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const headers = {
    'content-type': options.type,
    'cache-control': options.cache,
    etag,
    vary: 'accept-encoding',
    ...options.headers,
  }
  const bodies = compressible.test(options.type) ? await compress(body, options) : { identity: body }
  return { status: options.status ?? 200, headers, bodies }
}

async function compress(
  body: Uint8Array<ArrayBuffer>,
  { brotli, quality = 9 }: { brotli?: Uint8Array; quality?: number },
): Promise<StoredAnswer['bodies']> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, zipped] = await Promise.all([
    brotli ?? promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: 9 }),
  ])
  return { identity: body, br: Uint8Array.from(br), gzip: Uint8Array.from(zipped) }
}

export function answerFrom(stored: StoredAnswer, request: { method: string; headers: Headers }): Response {
  if (stored.status === 200 && matchesTag(request.headers.get('if-none-match'), stored.headers.etag)) {
    return new Response(null, { status: 304, headers: stored.headers })
  }
  const encoding = bestEncoding(stored, request.headers.get('accept-encoding') ?? '')
  const body = stored.bodies[encoding]
  const headers = { ...stored.headers, 'content-length': String(body?.length ?? 0) }
  return new Response(request.method === 'HEAD' ? null : body, {
    status: stored.status,
    headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
  })
}

function bestEncoding(stored: StoredAnswer, accepted: string): Encoding {
  const refuses = (name: string) => new RegExp(`\\b${name}\\s*;\\s*q=0(?:\\.0*)?(?:,|$)`).test(accepted)
  const accepts = (name: Encoding) =>
    stored.bodies[name] && new RegExp(`\\b${name}\\b`).test(accepted) && !refuses(name)
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}

function matchesTag(header: string | null, etag: string | undefined) {
  if (header === null || etag === undefined) return false
  return header === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}
