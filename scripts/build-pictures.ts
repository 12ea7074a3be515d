// The picture pipeline: art/ → AVIF and WebP at several widths, named by content so that they can be kept for ever.
// The results stay in .cache/pictures, so that only new or changed pictures cost time.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import sharp from 'sharp'
import { buildShareCards } from './build-share-cards.ts'

type Picture = { width: number; height: number; hash: string }
type Format = 'avif' | 'webp'
type Job = { source: string; file: string; width: number; format: Format }

const sourceFolders = ['art/rooms', 'art/pairs', 'art/things', 'art/details']
const cacheFolder = '.cache/pictures'
// WebP is only for the few browsers without AVIF, so it has fewer steps.
const steps: Record<Format, number[]> = { avif: [320, 480, 720, 960, 1300], webp: [720, 1080] }
const quality = { avif: 50, webp: 74 }
// Low effort: a fresh machine makes all pictures in well under a minute, for a few per cent more bytes.
const effort = 2
// Part of every name, so that a kept picture is never a stale one: to be counted up when quality or effort change. The width
// stands in the name anyhow. Its first text is that of the pictures which browsers and builds have already.
const recipe =
  '{"steps":{"avif":[320,480,720,960,1300],"webp":[720,1300]},"quality":{"avif":50,"webp":74},"effort":2}'
// The largest picture that a phone loads; its screen has at most 1300 device pixels.
const phoneLimitBytes = 60 * 1024
// The largest takes a second or two; a machine that is busy with much else a good deal longer.
const patienceMs = 120_000

/** Every picture of art/ by name, with its size, the hash that names its files, and the widths there are. */
export async function readPictures() {
  const files = await listSources()
  const entries = await Promise.all(
    files.map(async file => [parse(file).name, await readPicture(file)] as const),
  )
  return Object.fromEntries(
    entries.map(([name, picture]) => [name, { ...picture, widths: widthsOf(name, picture) }]),
  )
}

/** Development: the same addresses as in production, each file made when it is first asked for. */
export function pictureServer() {
  return {
    name: 'picture-server',
    configureServer(server: { middlewares: { use(path: string, handler: Middleware): void } }) {
      server.middlewares.use('/pictures', async (request, response, next) => {
        const job = (await listJobs()).find(({ file }) => basename(file) === basename(request.url ?? ''))
        if (!job) return next()
        await makePicture(job)
        response.setHeader('content-type', `image/${job.format}`)
        response.end(await readFile(job.file))
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
  const jobs = await listJobs()
  const missing = jobs.filter(job => !existsSync(job.file))
  if (missing.length > 0) console.log(`Making ${missing.length} pictures …`)
  for (const job of missing) await unlessStuck(() => makePicture(job))
  await mkdir(target, { recursive: true })
  await Promise.all(jobs.map(job => copyFile(job.file, join(target, basename(job.file)))))
}

// libvips now and then waits for itself for ever (lovell/sharp#4486), and no timer of its own ends that. This process
// does, so hard that nothing waits for the stuck thread; the build begins it again with what is made.
async function unlessStuck(work: () => Promise<void>) {
  const alarm = setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs)
  await work()
  clearTimeout(alarm)
}

async function listJobs(): Promise<Job[]> {
  const perSource = (await listSources()).map(async source => {
    const picture = await readPicture(source)
    return Object.entries(widthsOf(parse(source).name, picture)).flatMap(([format, widths]) =>
      widths.map(width => ({
        source,
        width,
        format: format as Format,
        file: fileOf(source, picture, width, format),
      })),
    )
  })
  return (await Promise.all(perSource)).flat()
}

function fileOf(source: string, { hash }: Picture, width: number, format: string) {
  return join(cacheFolder, `${parse(source).name}-${width}-${hash}.${format}`)
}

// An evening room is AVIF only: a browser without it shows the room by day, which stands well on a dark ground too.
function widthsOf(name: string, { width }: Picture): Record<Format, number[]> {
  const upTo = (format: Format) => [...new Set(steps[format].map(step => Math.min(step, width)))]
  return { avif: upTo('avif'), webp: name.endsWith('-night') ? [] : upTo('webp') }
}

async function makePicture(job: Job) {
  if (existsSync(job.file)) return
  await mkdir(cacheFolder, { recursive: true })
  const image = sharp(job.source).resize({ width: job.width })
  const body = await image[job.format]({ quality: quality[job.format], effort }).toBuffer()
  // WebP weighs more, and is for the few browsers without AVIF.
  if (job.format === 'avif' && body.length > phoneLimitBytes)
    throw new Error(`${job.file} weighs ${body.length} bytes, more than a phone should load`)
  // Renamed into place, so that an interrupted build leaves no half picture in the cache.
  await writeFile(`${job.file}.part`, body)
  await rename(`${job.file}.part`, job.file)
}

async function listSources() {
  const lists = sourceFolders.map(async folder => {
    const files = await readdir(folder)
    return files.filter(file => /\.webp$/.test(file)).map(file => join(folder, file))
  })
  return (await Promise.all(lists)).flat().sort()
}

async function readPicture(file: string): Promise<Picture> {
  const bytes = await readFile(file)
  const { width, height } = await sharp(bytes).metadata()
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 8)
  return { width, height, hash }
}

if (import.meta.main) {
  await buildPictures('dist/client/pictures')
  await unlessStuck(() => buildShareCards('dist/client/share'))
}
