// What a phone downloads for each public page, and how Lighthouse rates it, against the limits of the house.
//   node bench/pages.ts [path …]     all content pages and form pages, or only these
import { type Browser, chromium } from '@playwright/test'
import { startServerProcess } from '#tests/server-process.ts'
import { rate } from './lighthouse.ts'
import { limitOf, pagesToWeigh } from './page-limits.ts'

type Weight = { script: number; allButPictures: number; largestPicture: number }

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2.6,
  isMobile: true,
  hasTouch: true,
}

const server = await startServerProcess({ RATE_LIMIT_SCALE: '1000' })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
let failures = 0
console.log(
  'page                                        script  all but pictures  largest picture  Lighthouse',
)
for (const path of pagesToWeigh(process.argv.slice(2))) {
  const weight = await weigh(browser, server.url + path)
  const limit = limitOf(path)
  const scores = await rate(server.url + path, executablePath, limit.performance)
  const faults = limit.faults(weight, scores)
  failures += faults.length
  const kilobytes = [weight.script, weight.allButPictures, weight.largestPicture].map(inKilobytes)
  console.log(path.padEnd(42), ...kilobytes.map(text => text.padStart(14)), ' ', scores.join(' '), ...faults)
}
await browser.close()
await server.stop()
console.log(failures === 0 ? 'All pages are within their limits.' : `${failures} limits are not met.`)
process.exitCode = failures === 0 ? 0 : 1

// Everything that is fetched until the page is quiet, at the size that the server sent.
async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const answers: Promise<{ kind: string; bytes: number }>[] = []
  page.on('requestfinished', request => {
    const answer = request.response().then(async response => {
      const body = (await response?.body().catch(() => undefined)) ?? Buffer.alloc(0)
      const kind = /^image\//.test(response?.headers()['content-type'] ?? '')
        ? 'image'
        : request.resourceType()
      return { kind, bytes: Number(response?.headers()['content-length'] ?? body.length) }
    })
    answers.push(answer)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const all = await Promise.all(answers)
  await context.close()
  const sum = (isCounted: (kind: string) => boolean) =>
    all.filter(({ kind }) => isCounted(kind)).reduce((total, { bytes }) => total + bytes, 0)
  return {
    script: sum(kind => kind === 'script'),
    allButPictures: sum(kind => kind !== 'image'),
    largestPicture: Math.max(0, ...all.filter(({ kind }) => kind === 'image').map(({ bytes }) => bytes)),
  }
}

function inKilobytes(bytes: number) {
  return `${(bytes / 1024).toFixed(1)} KB`
}
