// A logo made anew from a PNG or an SVG: drawn under limits, with what is transparent left so. Nothing of the file is kept
// but its pixels. Runs in a process of its own.
import sharp from 'sharp'
import type { PictureRefusal } from '#domain/gallery.ts'
import { Refusal } from '#domain/refusal.ts'
import type { LogoKind } from './kind-of-logo.ts'
import type { PreparedPicture } from './prepare-picture.ts'

const box = { width: 840, height: 320 }
const widths = [280, 560, 840]
const mostPixels = 24_000_000
const leastSide = 32
const narrowest = 8
const timeoutSeconds = 20

export async function prepareLogo(sent: Uint8Array, kind: LogoKind): Promise<PreparedPicture> {
  if (kind === 'svg') sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  const facts = await readable(open(sent).metadata())
  if (facts.format !== kind) throw refused('not_a_picture')
  if ((facts.pages ?? 1) > 1) throw refused('animated')
  const [short, long] = [Math.min(facts.width, facts.height), Math.max(facts.width, facts.height)]
  if (short < leastSide) throw refused('too_small')
  if (long > short * narrowest) throw refused('too_narrow')
  // Drawn as large as it is shown, and not drawn small and then blown up.
  const scale = Math.min(box.width / facts.width, box.height / facts.height)
  const density = kind === 'svg' ? Math.min(2400, Math.max(1, 72 * scale)) : undefined
  return encode(await decode(sent, density))
}

type Base = { data: Uint8Array; width: number; height: number }

async function decode(sent: Uint8Array, density: number | undefined): Promise<Base> {
  const shown = open(sent, density)
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
  const { data, info } = await readable(
    shown.timeout({ seconds: timeoutSeconds }).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true }),
  )
  return { data, width: info.width, height: info.height }
}

async function encode(base: Base): Promise<PreparedPicture> {
  const { width, height, data } = base
  const steps = [...new Set(widths.map(step => Math.min(step, width)))]
  const files: PreparedPicture['files'] = []
  for (const step of steps) {
    const image = () => sharp(data, { raw: { width, height, channels: 4 } }).resize({ width: step })
    files.push({
      width: step,
      format: 'avif',
      bytes: await image().avif({ quality: 60, effort: 2 }).toBuffer(),
    })
    files.push({ width: step, format: 'webp', bytes: await image().webp({ quality: 86 }).toBuffer() })
  }
  return { width, height, files }
}

const open = (sent: Uint8Array, density?: number) =>
  sharp(sent, { failOn: 'error', limitInputPixels: mostPixels, ...(density && { density }) })

function readable<T>(reading: Promise<T>): Promise<T> {
  return reading.catch(error => {
    if (/pixel limit/i.test(String(error))) throw refused('too_many_pixels')
    throw refused(/timeout/i.test(String(error)) ? 'took_too_long' : 'damaged')
  })
}

const refused = (code: PictureRefusal) => new Refusal(code, code)
