// An answer made beforehand and kept in memory with its compressed forms, served by content negotiation.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'identity' | 'gzip' | 'br'
export type StoredAnswer = {
  status: number
  headers: Record<string, string>
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>
}

const compressible = /^(text\/|application\/(javascript|json|manifest\+json|xml|ld\+json)|image\/svg)/

// Where the build has already made them.
type Packed = { brotli?: Uint8Array | undefined; zipped?: Uint8Array | undefined }

export async function storeAnswer(
  options: Packed & {
    body: string | Uint8Array
    type: string
    cache: string
    status?: number
    quality?: number
    // Beyond those that every answer has.
    headers?: Record<string, string>
  },
): Promise<StoredAnswer> {
  const body = new Uint8Array(typeof options.body === 'string' ? Buffer.from(options.body) : options.body)
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
  { brotli, zipped, quality = 9 }: Packed & { quality?: number },
): Promise<StoredAnswer['bodies']> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([
    brotli ?? promisify(brotliCompress)(body, { params }),
    zipped ?? promisify(gzip)(body, { level: 9 }),
  ])
  return { identity: body, br: new Uint8Array(br), gzip: new Uint8Array(gz) }
}

export function answerFrom(stored: StoredAnswer, request: { method: string; headers: Headers }): Response {
  const { status, encoding } = formFor(stored, request.headers)
  const body = request.method === 'HEAD' || !encoding ? null : stored.bodies[encoding]
  return new Response(body, { status, headers: headersFor(stored, encoding) })
}

/** In which form this visitor gets it; in none where the visitor has it already. */
export function formFor(
  stored: StoredAnswer,
  headers: Pick<Headers, 'get'>,
): { status: number; encoding?: Encoding } {
  if (stored.status === 200 && matchesTag(headers.get('if-none-match'), stored.headers.etag))
    return { status: 304 }
  return { status: stored.status, encoding: bestEncoding(stored, headers.get('accept-encoding') ?? '') }
}

export function headersFor(stored: StoredAnswer, encoding: Encoding | undefined): Record<string, string> {
  if (!encoding) return stored.headers
  const headers = { ...stored.headers, 'content-length': String(stored.bodies[encoding]?.length ?? 0) }
  return encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding }
}

function bestEncoding({ bodies }: StoredAnswer, accepted: string): Encoding {
  if (bodies.br && takes.br.test(accepted) && !refuses.br.test(accepted)) return 'br'
  return bodies.gzip && takes.gzip.test(accepted) && !refuses.gzip.test(accepted) ? 'gzip' : 'identity'
}

const takes = { br: /\bbr\b/, gzip: /\bgzip\b/ }
const refuses = { br: /\bbr\s*;\s*q=0(?:\.0*)?(?:,|$)/, gzip: /\bgzip\s*;\s*q=0(?:\.0*)?(?:,|$)/ }

function matchesTag(header: string | null, etag: string | undefined) {
  if (header === null || etag === undefined) return false
  return header === '*' || header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
}
