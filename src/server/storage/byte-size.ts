// How large a file may be: as a number of bytes, or as people write it.
import { StorageFault } from './storage-fault.ts'

export const largestBytes = 10 * 1024 * 1024
// Whatever is no picture, unless its bucket says otherwise.
const usualBytes = 1024 * 1024

const units: Record<string, number> = { '': 1, b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 }

export function bytesOf(limit: number | string): number {
  const [, count = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmg]?b)?$/i.exec(String(limit).trim()) ?? []
  const bytes = Math.floor(Number(count) * (units[unit.toLowerCase()] ?? 1))
  if (count === '' || !Number.isSafeInteger(bytes) || bytes < 1)
    throw new StorageFault('InvalidRequest', 'Invalid file size format, hint: use 10MB / 30KB / 3B')
  return bytes
}

export const limitFor = (type: string, fileSizeLimit: number | null) =>
  fileSizeLimit ?? (type.startsWith('image/') ? largestBytes : usualBytes)
