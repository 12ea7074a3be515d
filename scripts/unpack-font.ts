// WOFF → the plain font inside it. What draws text on pictures reads no packed fonts.
import { inflateSync } from 'node:zlib'

const woffHeader = 44
const woffEntry = 20
const sfntHeader = 12
const sfntEntry = 16

export function unpackFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(sfntHeader + count * sfntEntry)
  writeHead(head, woff.readUInt32BE(4), count)
  const bodies: Buffer[] = []
  let offset = head.length
  for (let index = 0; index < count; index++) {
    const { tag, checksum, length, body } = readTable(woff, woffHeader + index * woffEntry)
    const at = sfntHeader + index * sfntEntry
    for (const [place, value] of [tag, checksum, offset, length].entries())
      head.writeUInt32BE(value, at + place * 4)
    bodies.push(body)
    offset += body.length
  }
  return Buffer.concat([head, ...bodies])
}

function writeHead(head: Buffer, flavour: number, count: number) {
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(flavour, 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * count - 16 * 2 ** power, 10)
}

function readTable(woff: Buffer, at: number) {
  const [tag = 0, offset = 0, packed = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map(place =>
    woff.readUInt32BE(at + place),
  )
  const stored = woff.subarray(offset, offset + packed)
  const plain = packed < length ? inflateSync(stored) : stored
  // Each table starts at a multiple of four.
  const body = Buffer.alloc(Math.ceil(length / 4) * 4)
  plain.copy(body)
  return { tag, checksum, length, body }
}
