// The type of a file by its first bytes, whatever its name and type say.
import type { PictureRefusal } from '#domain/gallery.ts'
import { Refusal } from '#domain/refusal.ts'

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'heif'

export function kindOfPicture(bytes: Uint8Array): PictureKind {
  if (bytes.length === 0) throw refused('empty')
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp'
  const [, brand] = /^.{4}ftyp(.{4})/s.exec(head) ?? []
  if (brand === 'avif') return 'heif'
  if (brand === 'avis') throw refused('animated')
  // As phones of one maker write them: this server has no reader for them.
  if (brand && /^(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(brand)) throw refused('heic')
  throw refused('not_a_picture')
}

const refused = (code: PictureRefusal) => new Refusal(code, code)
