// The pictures of art/ as AVIF and WebP at the widths that pages ask for, named by content so that browsers keep them for
// ever.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import type { MadeItem } from './made-files.ts'

type Format = 'avif' | 'webp'
type Widths = Record<Format, number[]>

const sourceFolders = ['art/rooms', 'art/pairs', 'art/things', 'art/details']
// WebP is only for the few browsers without AVIF, so it has fewer steps.
const steps: Widths = { avif: [320, 480, 720, 960, 1300], webp: [720, 1080] }
// As like their sources as with quality 50 and effort 2, at an eighth fewer bytes. Effort 4 with quality 47 saves 4 per cent
// more, for three times the work; 4:2:0 saves no more than two points of quality do, and blurs what is coral on teal.
const options = {
  avif: { quality: 48, effort: 3, chromaSubsampling: '4:4:4' },
  webp: { quality: 74, alphaQuality: 80, effort: 6 },
}
// The largest picture that a phone loads; its screen has at most 1300 device pixels.
const phoneLimitBytes = 60 * 1024
const recipe = JSON.stringify({ steps, options })

export async function roomPictures(): Promise<MadeItem[]> {
  const folders = await Promise.all(sourceFolders.map(listSources))
  return Promise.all(folders.flat().map(readSource))
}

async function listSources(folder: string) {
  const files = await readdir(folder)
  return files.filter(file => /\.webp$/.test(file)).map(file => join(folder, file))
}

async function readSource(source: string): Promise<MadeItem> {
  const bytes = await readFile(source)
  const { width, height } = await sharp(bytes).metadata()
  const { name } = parse(source)
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8)
  const widths = widthsOf(name, width)
  const sizes = (Object.keys(widths) as Format[]).flatMap(format =>
    widths[format].map(step => ({ format, step, file: `pictures/${name}-${step}-${hash}.${format}` })),
  )
  return {
    name,
    hash,
    facts: { width, height, widths },
    files: sizes.map(({ file }) => file),
    make: async keep => {
      for (const { format, step, file } of sizes) {
        // Read anew for each: the reader makes it smaller by itself, softly, where resizing what is read sharpens it, for a
        // tenth more bytes and in some rooms for two fifths. Reading takes a fiftieth of the time of writing.
        const image = sharp(bytes).resize({ width: step })
        await keep(file, withinLimit(file, await image.toFormat(format, options[format]).toBuffer()))
      }
    },
  }
}

// An evening room is AVIF only: a browser without it shows the room by day, which stands well on a dark ground too.
function widthsOf(name: string, width: number): Widths {
  const upTo = (format: Format) => [...new Set(steps[format].map(step => Math.min(step, width)))]
  return { avif: upTo('avif'), webp: name.endsWith('-night') ? [] : upTo('webp') }
}

// WebP weighs more, and is for the few browsers without AVIF.
function withinLimit(file: string, body: Buffer) {
  if (file.endsWith('.avif') && body.length > phoneLimitBytes)
    throw new Error(`${file} weighs ${body.length} bytes, more than a phone should load`)
  return body
}
