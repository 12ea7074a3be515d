// The downloads of a phone, at the size that the server sent.
import { type Browser, chromium, type Page, type Request, type Response } from '@playwright/test'

export type Weight = { script: number; allButPictures: number; largestPicture: number }

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export const openBrowser = () =>
  chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox', '--disable-gpu'] })

export const openPhone = (browser: Browser) =>
  browser.newPage({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
  })

/** Everything that is fetched until the page is quiet again after what is done with it. */
export async function weigh(page: Page, doing: () => Promise<unknown>): Promise<Weight> {
  const answers: Promise<{ kind: string; bytes: number }>[] = []
  const keep = (request: Request) => answers.push(sizeOf(request))
  page.on('requestfinished', keep)
  await doing()
  await page.waitForLoadState('networkidle')
  page.off('requestfinished', keep)
  const all = await Promise.all(answers)
  const sum = (isCounted: (kind: string) => boolean) =>
    all.filter(({ kind }) => isCounted(kind)).reduce((total, { bytes }) => total + bytes, 0)
  return {
    script: sum(kind => kind === 'script'),
    allButPictures: sum(kind => kind !== 'image'),
    largestPicture: Math.max(0, ...all.filter(({ kind }) => kind === 'image').map(({ bytes }) => bytes)),
  }
}

async function sizeOf(request: Request) {
  const response = await request.response()
  const isPicture = /^image\//.test(response?.headers()['content-type'] ?? '')
  const told = response?.headers()['content-length']
  const bytes = told === undefined ? await bodyLength(response) : Number(told)
  return { kind: isPicture ? 'image' : request.resourceType(), bytes }
}

async function bodyLength(response: Response | null): Promise<number> {
  const body = await response?.body().catch(() => undefined)
  return body?.length ?? 0
}

export const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`
