// What a file says that it is, held against how it begins; and how one is shown without acting in the reader's browser.
import { StorageFault } from './storage-fault.ts'

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

// Types that a browser shows where it finds them: what claims to be one must be one.
const beginnings: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/png': bytes => latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/jpeg': bytes => latin(bytes, 0, 3) === '\xff\xd8\xff',
  'image/gif': bytes => /^GIF8[79]a/.test(latin(bytes, 0, 6)),
  'image/webp': bytes => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  'image/avif': bytes => latin(bytes, 4, 8) === 'ftyp' && /^avi[fs]/.test(latin(bytes, 8, 12)),
  'application/pdf': bytes => latin(bytes, 0, 5) === '%PDF-',
}

const shown = new Set([...Object.keys(beginnings), 'text/plain'])

/** The bare type, in small letters. */
export function requireType(claimed: string | undefined): string {
  const type = (claimed ?? '').split(';')[0]?.trim().toLowerCase() || 'application/octet-stream'
  if (!/^[a-z0-9!#$&^_.+-]{1,100}\/[a-z0-9!#$&^_.+-]{1,100}$/.test(type)) throw unsupported(type)
  return type
}

export function requireAllowed(type: string, allowed: string[] | null) {
  if (!allowed || allowed.length === 0) return
  const isAllowed = allowed.some(
    one => one === '*/*' || one === type || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))),
  )
  if (!isAllowed) throw unsupported(type)
}

export function requireTruth(type: string, bytes: Uint8Array) {
  if (beginnings[type]?.(bytes) === false)
    throw new StorageFault('InvalidMimeType', `mime type ${type} is not what the file holds`)
}

const unsupported = (type: string) =>
  new StorageFault('InvalidMimeType', `mime type ${type.slice(0, 100)} is not supported`)

/** Saved rather than shown, unless it can do nothing; and even then without scripts, forms or other pages. */
export function safeHeaders(type: string, name: string, asked: string | undefined): Record<string, string> {
  const isSaved = asked !== undefined || !shown.has(type)
  const fileName = asked || (name.split('/').at(-1) ?? '')
  const plain = fileName.replace(/[^\w .()-]/g, '_')
  const exact = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': `${isSaved ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${exact}`,
  }
}
