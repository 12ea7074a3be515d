// A zip file as it is written: each file is read, squeezed and sent on before the next one is begun, so that however
// large it becomes, little of it is in memory. What comes after the bytes of a file says how many they were.
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export type ZipFile = { name: string; lines: AsyncIterable<string> }

const deflated = 8
// The sizes follow the bytes; names are UTF-8.
const flags = 0x0808
const version = 20

type Packed = { name: Buffer; crc: number; packed: number; size: number; at: number }

export async function* zipOf(files: Iterable<ZipFile>, now: Date): AsyncGenerator<Uint8Array> {
  const time = dosTime(now)
  const done: Packed[] = []
  let at = 0
  for (const file of files) {
    const name = Buffer.from(file.name)
    const head = Buffer.concat([
      record(0x04034b50, [[2, version], ...commonOf(time), [2, name.length], [2, 0]]),
      name,
    ])
    yield head
    const found = { name, crc: 0, packed: 0, size: 0, at }
    yield* squeezed(file.lines, found)
    const tail = record(0x08074b50, [
      [4, found.crc],
      [4, found.packed],
      [4, found.size],
    ])
    yield tail
    at += head.length + found.packed + tail.length
    done.push(found)
  }
  const directory = Buffer.concat(done.map(file => directoryEntry(file, time)))
  yield directory
  yield record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, done.length],
    [2, done.length],
    [4, directory.length],
    [4, at],
    [2, 0],
  ])
}

async function* squeezed(lines: AsyncIterable<string>, found: Packed): AsyncGenerator<Uint8Array> {
  async function* counted() {
    for await (const line of lines) {
      const bytes = Buffer.from(line)
      found.crc = crc32(bytes, found.crc)
      found.size += bytes.length
      if (bytes.length > 0) yield bytes
    }
  }
  const deflate = createDeflateRaw()
  // What goes wrong while reading is thrown to whoever reads what is squeezed.
  pipeline(Readable.from(counted()), deflate, () => {})
  for await (const bytes of deflate) {
    found.packed += bytes.length
    yield bytes
  }
}

type Field = [bytes: 2 | 4, value: number]

// Flags, method, time and day; then sums and sizes, which are not known yet.
const commonOf = (time: number): Field[] => [
  [2, flags],
  [2, deflated],
  [4, time],
  [4, 0],
  [4, 0],
  [4, 0],
]

function directoryEntry({ name, crc, packed, size, at }: Packed, time: number): Buffer {
  const fields: Field[] = [
    [2, version],
    [2, version],
    [2, flags],
    [2, deflated],
    [4, time],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    ...Array.from({ length: 4 }, (): Field => [2, 0]),
    [4, 0],
    [4, at],
  ]
  return Buffer.concat([record(0x02014b50, fields), name])
}

function record(signature: number, fields: Field[]): Buffer {
  const bytes = Buffer.alloc(4 + fields.reduce((sum, [width]) => sum + width, 0))
  bytes.writeUInt32LE(signature)
  let place = 4
  for (const [width, value] of fields) {
    bytes.writeUIntLE(value, place, width)
    place += width
  }
  return bytes
}

// As zip files have it since 1989: two seconds are the shortest time.
function dosTime(now: Date): number {
  const [year, month, day] = [now.getUTCFullYear() - 1980, now.getUTCMonth() + 1, now.getUTCDate()]
  const [hours, minutes, seconds] = [now.getUTCHours(), now.getUTCMinutes(), now.getUTCSeconds() >> 1]
  return (((year << 25) | (month << 21) | (day << 16)) >>> 0) + ((hours << 11) | (minutes << 5) | seconds)
}
