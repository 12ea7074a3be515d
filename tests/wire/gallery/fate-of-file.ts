import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { HostileFile } from './hostile-files.ts'

type Answer = { error: { message: string } | null; stored: Buffer[] }

/** What became of a file that was sent: refused in words, kept made anew, or what is wrong with how it was kept. */
export async function fateOf({ bytes, planted }: HostileFile, { error, stored }: Answer): Promise<string> {
  if (error) return stored.length > 0 ? 'refused, and stored' : error.message
  for (const file of stored) {
    const { exif, xmp, iptc, icc } = await sharp(file).metadata()
    if (exif || xmp || iptc || icc) return 'metadata is left'
    if (planted && file.includes(planted)) return 'what was planted is left'
    if (sha256(file) === sha256(bytes)) return 'stored as sent'
  }
  return stored.length > 0 ? 'kept' : 'nothing is stored'
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
