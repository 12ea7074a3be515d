// The picture pipeline: art/ → AVIF and WebP at several widths, named by content so that they can be kept for ever.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import sharp from 'sharp'

type Picture = { width: number; height: number; hash: string }
type Format = 'avif' | 'webp'

const sources = ['art', 'art/rooms']
const cacheFolder = '.cache/pictures'
const widths = [320, 480, 640, 800, 960, 1200]
const formats: Format[] = ['avif', 'webp']
const quality = { avif: 52, webp: 76 }
// Part of every name: raise it when the encoding below changes.
const recipe = 'r2'
// A phone shows at most 1200 device pixels; the largest picture there must stay within this.
const phoneLimitBytes = 60 * 1024

/** Every picture of art/ by name, with its size and the hash that names its files. */
export async function readPictures(): Promise<Record<string, Picture>> {
  const files = (await Promise.all(sources.map(listPictures))).flat().sort()
  const entries = await Promise.all(files.map(async file => [parse(file).name, await readPicture(file)]))
  return Object.fromEntries(entries)
}

/** Development: the same addresses as in production, each file made when it is first asked for. */
export function pictureServer() {
  return {
    name: 'picture-server',
    configureServer(server: { middlewares: { use(path: string, handler: Middleware): void } }) {
      server.middlewares.use('/pictures', async (request, response, next) => {
        const file = await makePicture(basename(request.url ?? ''))
        if (!file) return next()
        response.setHeader('content-type', `image/${parse(file).ext.slice(1)}`)
        response.end(await readFile(file))
      })
    },
  }
}

type Middleware = (
  request: { url?: string },
  response: { setHeader(name: string, value: string): void; end(body: Uint8Array): void },
  next: () => void,
) => void

async function buildPictures(target: string) {
  await mkdir(target, { recursive: true })
  const names = Object.entries(await readPictures()).flatMap(([name, picture]) => fileNames(name, picture))
  for (const fileName of names) {
    const file = await makePicture(fileName)
    if (file) await copyFile(file, join(target, fileName))
  }
  console.log(`${names.length} pictures in ${target}`)
}

function fileNames(name: string, { width, hash }: Picture) {
  return pictureWidths(width).flatMap(w => formats.map(format => `${name}-${w}-${hash}.${format}`))
}

function pictureWidths(full: number) {
  return [...widths.filter(width => width < full), full].filter(width => width <= 1600)
}

/** The cached file for an address such as hero-cut-640-1a2b3c4d.avif, made if it is missing; nothing for a strange address. */
async function makePicture(fileName: string) {
  const [, name, width, hash, format] = /^([a-z-]+)-(\d+)-([0-9a-f]{8})\.(avif|webp)$/.exec(fileName) ?? []
  if (!name) return undefined
  const file = join(cacheFolder, fileName)
  if (existsSync(file)) return file
  const source = await findSource(name, String(hash))
  if (!source) return undefined
  await encode({ source, file, width: Number(width), format: format as Format })
  return file
}

async function encode(job: { source: string; file: string; width: number; format: Format }) {
  await mkdir(cacheFolder, { recursive: true })
  const image = sharp(job.source).resize({ width: job.width, withoutEnlargement: true })
  const body = await image[job.format]({ quality: quality[job.format], effort: 5 }).toBuffer()
  if (job.format === 'avif' && job.width <= 1200 && body.length > phoneLimitBytes)
    throw new Error(`${job.file} weighs ${body.length} bytes, more than a phone should load`)
  // Renamed into place, so that an interrupted build leaves no half picture in the cache.
  await writeFile(`${job.file}.part`, body)
  await rename(`${job.file}.part`, job.file)
}

async function findSource(name: string, hash: string) {
  for (const file of (await Promise.all(sources.map(listPictures))).flat())
    if (parse(file).name === name && (await readPicture(file)).hash === hash) return file
  return undefined
}

async function listPictures(folder: string) {
  const files = await readdir(folder)
  return files.filter(file => /\.(jpg|webp|png)$/.test(file)).map(file => join(folder, file))
}

async function readPicture(file: string): Promise<Picture> {
  const bytes = await readFile(file)
  const { width, height } = await sharp(bytes).metadata()
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8)
  return { width, height, hash }
}

if (import.meta.main) await buildPictures('dist/client/pictures')
