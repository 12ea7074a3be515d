// The files of a zip, found by its directory as other programs find them.
import { crc32, inflateRawSync } from 'node:zlib'

export function unzipped(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = zip.readUInt16LE(end + 10)
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let place = 0; place < count; place += 1) {
    const [crc, packed] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20)]
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28)
    const start = zip.readUInt32LE(at + 42)
    const bodyAt = start + 30 + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
    const body = inflateRawSync(zip.subarray(bodyAt, bodyAt + packed))
    const name = zip.toString('utf8', at + 46, nameEnd)
    if (crc32(body) !== crc) throw new Error(`${name} is damaged.`)
    files[name] = body.toString('utf8')
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}
