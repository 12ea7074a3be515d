import { StorageFault } from './storage-fault.ts'

type ByteRange = { first: number; last: number }

/** One range of a file, or nothing where the whole is to be sent: several at once are answered with the whole. */
export function rangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const first = Math.max(0, size - Number(to))
    return required({ first, last: size - 1 }, size)
  }
  return required({ first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }, size)
}

function required(range: ByteRange, size: number): ByteRange {
  if (range.first > range.last || range.first >= size) throw new StorageFault('InvalidRange')
  return range
}
