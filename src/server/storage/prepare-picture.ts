// Re-encodes an uploaded picture: decoded under limits, turned upright, and encoded at the widths that the pages ask
// for. Nothing of the uploaded file is kept but its pixels. Runs in a process of its own.
import sharp from 'sharp'
import type { PictureRefusal } from '#domain/gallery.ts'
import { Refusal } from '#domain/refusal.ts'
import type { PictureKind } from './kind-of-picture.ts'

export type PictureFile = { width: number; format: 'avif' | 'webp'; bytes: Uint8Array }
export type PreparedPicture = { width: number; height: number; files: PictureFile[] }

// As in scripts/room-pictures.ts.
const widths = { avif: [320, 480, 720, 960, 1300], webp: [720, 1300] }
const widest = 1300
// The first that is light enough for a phone is taken.
const qualities = { avif: [50, 40, 30, 22], webp: [74, 60, 45, 30] }
const effort = { avif: 2, webp: 4 }
const phoneLimitBytes = { avif: 60 * 1024, webp: 120 * 1024 }
const leastSide = 320
const narrowest = 3
// A baseline JPEG is shrunk while it is read; all others are in memory whole.
const mostPixels = { shrunkWhileRead: 50_000_000, whole: 24_000_000 }
const timeoutSeconds = 20

// Only these decoders, whatever type the file claims to have.
const readers = ['Jpeg', 'Png', 'Webp', 'Heif'].map(name => `VipsForeignLoad${name}Buffer`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: readers })
sharp.cache(false)
sharp.concurrency(1)

export async function preparePicture(sent: Uint8Array, kind: PictureKind): Promise<PreparedPicture> {
  await requireFits(sent, kind)
  const base = await decode(sent)
  const files: PictureFile[] = []
  for (const format of ['avif', 'webp'] as const)
    for (const width of stepsUpTo(base.width, widths[format])) {
      const file = await encode(base, { width, format })
      if (file) files.push(file)
    }
  return { width: base.width, height: base.height, files }
}

async function requireFits(sent: Uint8Array, kind: PictureKind) {
  const facts = await readable(open(sent).metadata())
  if (facts.format !== kind) throw refused('not_a_picture')
  if ((facts.pages ?? 1) > 1) throw refused('animated')
  const isShrunk = kind === 'jpeg' && !facts.isProgressive
  const most = isShrunk ? mostPixels.shrunkWhileRead : mostPixels.whole
  if (facts.width * facts.height > most) throw refused('too_many_pixels')
  const [short, long] = [Math.min(facts.width, facts.height), Math.max(facts.width, facts.height)]
  if (short < leastSide) throw refused('too_small')
  if (long > short * narrowest) throw refused('too_narrow')
}

type Base = { data: Uint8Array; width: number; height: number }

async function decode(sent: Uint8Array): Promise<Base> {
  const shown = open(sent)
    .autoOrient()
    .resize({ width: widest, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
  const { data, info } = await readable(
    shown.timeout({ seconds: timeoutSeconds }).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  )
  return { data, width: info.width, height: info.height }
}

// Undefined where no quality is light enough: that width is then left out. The smallest is always kept.
async function encode(base: Base, { width, format }: Pick<PictureFile, 'width' | 'format'>) {
  const raw = { width: base.width, height: base.height, channels: 3 as const }
  const smallest = stepsUpTo(base.width, widths[format])[0]
  for (const quality of qualities[format]) {
    const image = sharp(base.data, { raw }).resize({ width })
    const bytes = await image[format]({ quality, effort: effort[format] }).toBuffer()
    const isLast = width === smallest && quality === qualities[format].at(-1)
    if (bytes.length <= phoneLimitBytes[format] || isLast) return { width, format, bytes }
  }
  return undefined
}

const open = (sent: Uint8Array) =>
  sharp(sent, { failOn: 'error', limitInputPixels: mostPixels.shrunkWhileRead, sequentialRead: true })

const stepsUpTo = (width: number, steps: number[]) => [...new Set(steps.map(step => Math.min(step, width)))]

// The decoder's message is of no use to anybody; only the failure is reported.
function readable<T>(reading: Promise<T>): Promise<T> {
  return reading.catch(error => {
    if (/pixel limit/i.test(String(error))) throw refused('too_many_pixels')
    throw refused(/timeout/i.test(String(error)) ? 'took_too_long' : 'damaged')
  })
}

const refused = (code: PictureRefusal) => new Refusal(code, code)
