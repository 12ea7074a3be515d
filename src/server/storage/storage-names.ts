// Which names a bucket and a file may have. A file is a row, so no name leads out of its bucket; these keep names such that
// every address, listing and saved file is what it looks like.
import { StorageFault } from './storage-fault.ts'

// Words that stand for something else where the name of a bucket stands in an address.
const taken = new Set([
  'authenticated',
  'copy',
  'info',
  'list',
  'list-v2',
  'move',
  'public',
  'sign',
  'upload',
])
// Papers that are drawn when they are asked for.
const drawn = new Set(['invoices', 'quotes', 'statements'])

export function requireBucketName(name: unknown): string {
  const isPlain = typeof name === 'string' && /^[A-Za-z0-9][A-Za-z0-9_.-]{0,99}$/.test(name)
  if (!isPlain || taken.has(name) || drawn.has(name)) throw new StorageFault('InvalidBucketName')
  return name
}

const letters = /^[\p{L}\p{M}\p{N}_/!.*'() &$@=;:+,-]+$/u
const longestBytes = 900

export function requireObjectName(name: unknown): string {
  const refusal = () => new StorageFault('InvalidKey', `Invalid key: ${String(name).slice(0, 100)}`)
  if (typeof name !== 'string' || !letters.test(name)) throw refusal()
  if (Buffer.byteLength(name) > longestBytes || !name.isWellFormed()) throw refusal()
  const parts = name.split('/')
  // An empty part, one that means a folder, and one that cannot be told from another by looking at it.
  if (parts.some(part => part === '.' || part === '..' || part.trim() !== part || part === ''))
    throw refusal()
  return name.normalize('NFC')
}

/** A folder to list: nothing, or the beginning of names. */
export function requirePrefix(prefix: unknown): string {
  if (prefix === undefined || prefix === null || prefix === '') return ''
  const plain = typeof prefix === 'string' ? prefix.replace(/^\/+|\/+$/g, '') : prefix
  return plain === '' ? '' : requireObjectName(plain)
}
