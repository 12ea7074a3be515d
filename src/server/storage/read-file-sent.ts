// The file in an upload's body, as it is or inside a form, with what is told of it; read up to the limit and not further.

import type { Bucket } from './buckets.ts'
import { largestBytes, limitFor } from './byte-size.ts'
import { requireAllowed, requireTruth, requireType } from './file-types.ts'
import { StorageFault } from './storage-fault.ts'

export type SentFile = {
  bytes: Uint8Array
  type: string
  cacheControl: string
  /** What the sender tells of it, as JSON. */
  told: string | null
}

// The overhead of a multipart form around a file.
const formBytes = 32 * 1024
const longestTold = 8 * 1024

export async function readFileSent(request: Request, bucket: Bucket): Promise<SentFile> {
  const type = request.headers.get('content-type') ?? ''
  const sent = /^multipart\/form-data/i.test(type)
    ? await fileInForm(request, bucket)
    : await bareFile(request, bucket)
  requireAllowed(sent.type, bucket.allowed_mime_types)
  if (sent.bytes.length > limitFor(sent.type, bucket.file_size_limit))
    throw new StorageFault('EntityTooLarge')
  requireTruth(sent.type, sent.bytes)
  return sent
}

async function bareFile(request: Request, bucket: Bucket): Promise<SentFile> {
  const type = requireType(request.headers.get('content-type') ?? undefined)
  // Before anything is read.
  requireAllowed(type, bucket.allowed_mime_types)
  const told = request.headers.get('x-metadata')
  return {
    type,
    bytes: await readBody(request, limitFor(type, bucket.file_size_limit)),
    cacheControl: cacheControlOf(request.headers.get('cache-control')),
    told: requireTold(told === null ? null : Buffer.from(told, 'base64').toString()),
  }
}

async function fileInForm(request: Request, bucket: Bucket): Promise<SentFile> {
  const body = await readBody(request, (bucket.file_size_limit ?? largestBytes) + formBytes)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const form = await new Response(body, { headers }).formData().catch(() => undefined)
  const file = [...(form?.values() ?? [])].find(value => value instanceof Blob)
  if (!form || !file) throw new StorageFault('InvalidRequest', 'No content provided')
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
  return {
    type: requireType(text('contentType') ?? file.type),
    bytes: await file.bytes(),
    cacheControl: cacheControlOf(text('cacheControl')),
    told: requireTold(text('metadata')),
  }
}

async function readBody({ body, headers }: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length')) > most) throw new StorageFault('EntityTooLarge')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > most) throw new StorageFault('EntityTooLarge')
    chunks.push(chunk)
  }
  return Uint8Array.from(Buffer.concat(chunks))
}

// '3600' in a form, 'max-age=3600' in a header; nothing else is handed on to caches.
function cacheControlOf(told: string | null): string {
  const [, seconds] = /^(?:max-age=)?(\d{1,8})$/.exec(told?.trim() ?? '') ?? []
  return seconds ? `max-age=${seconds}` : 'no-cache'
}

function requireTold(text: string | null): string | null {
  if (text === null || text === '') return null
  const told = text.length <= longestTold ? readObject(text) : undefined
  // PostgreSQL knows no text with a zero in it, nor half a letter.
  if (!told || /\\u0000|\\ud[89a-f]/i.test(JSON.stringify(told)))
    throw new StorageFault('InvalidRequest', 'Metadata must be a JSON object of up to 8 KB')
  return JSON.stringify(told)
}

function readObject(text: string): object | undefined {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}
