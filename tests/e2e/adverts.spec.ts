// The advert pages: what is saved looks like what is shown, and what is copied is the post.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { advertNotices } from '#domain/form-messages.ts'
import { posterPromises } from '#tests/pages/catalogue.ts'
import { roleKey, sessionKey } from '#web/browser/session-keys.ts'
import { toast } from './house.ts'
import { expect, longStep, test } from './server.ts'

test.use({ deviceScaleFactor: 2, permissions: ['clipboard-read', 'clipboard-write'] })

// The office's part of the page; what the browser remembers of a session shows it, the pages are the same for everyone.
test.beforeEach(({ page }, { title }) =>
  title.startsWith('a visitor')
    ? undefined
    : page.addInitScript(
        ([session, role]) => {
          localStorage.setItem(session, '{}')
          localStorage.setItem(role, 'staff')
        },
        [sessionKey, roleKey] as const,
      ),
)

const isLong = Boolean(process.env.EVERYTHING)
const pages = [
  {
    path: '/marketing',
    copy: 'Copy Text',
    save: 'Save as PNG',
    file: 'deep-clean-special.png',
    words: advertNotices.renovation,
    offer: 'R\u00a0950 for a 2-bedroom house or small office',
  },
  {
    path: '/facebook-ad',
    copy: 'Copy Post Text',
    save: 'Save Ad as PNG',
    file: 'post-renovation-ad.png',
    words: advertNotices.renovation,
    offer: '10% off your first post-renovation clean',
  },
  {
    path: '/facebook-service-ad',
    copy: 'Copy Ad Text',
    save: 'Download as Image',
    file: 'cleaning-service-ad.png',
    words: advertNotices.service,
    offer: '15% off your first clean',
  },
]

// One of them here, whose post and picture are like those of the others (tests/pages); each in npm run test:long.
for (const { path, copy, words, offer, save, file } of isLong ? pages : pages.slice(-1))
  test(`${path} copies the post and says so for two seconds, shares it, and saves it as it is shown or not at all`, async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: copy }).click()
    await expect(toast(page, words.copied.title + words.copied.text)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await page.clock.runFor(1900)
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await page.clock.runFor(200)
    await expect(page.getByRole('button', { name: copy })).toBeVisible()
    const post = await page.evaluate(() => navigator.clipboard.readText())
    expect(post).toContain(offer)
    const share = page.getByRole('main').getByRole('link', { name: 'Share via WhatsApp' })
    await expect(share).toHaveAttribute('target', '_blank')
    const href = new URL((await share.getAttribute('href')) ?? '')
    expect(href.origin + href.pathname).toBe('https://wa.me/')
    expect(href.searchParams.get('text')).toContain(post)
    await page.clock.resume()

    await longStep('a browser that will not copy leaves the text selected', async () => {
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
      })
      await page.getByRole('button', { name: copy }).click()
      await expect(toast(page, 'Copy Failed')).toBeVisible()
      expect(await page.evaluate(() => getSelection()?.toString())).toContain(offer)
    })
    const failed = toast(page, words.failed.title + words.failed.text)
    await test.step('it says so when the picture cannot be made', async () => {
      await page.route('**/*.woff2', route => route.abort())
      await page.getByRole('button', { name: save }).click()
      await expect(failed).toBeVisible()
      await expect(failed).toHaveAttribute('role', 'alert')
      await failed.getByRole('button', { name: 'Close' }).click()
      await expect(failed).toBeHidden()
      await page.unroute('**/*.woff2')
    })
    await test.step('and makes it the next time', () => expectSavedAsShown(page, { save, file, words }))
    // The poster of /marketing has none.
    if (path === '/marketing') return
    await longStep('it does not say that it saved an advert without its picture', async () => {
      await page.reload({ waitUntil: 'networkidle' })
      // It arrives, but shows nothing: the drawing is made all the same.
      await page.route(/\.(avif|webp|jpe?g)$/, route => route.fulfill({ body: 'no picture' }))
      await page.getByRole('button', { name: save }).click()
      await expect(failed).toBeVisible()
      await expect(toast(page, words.saved.title)).toHaveCount(0)
    })
  })

// A phone saves one above.
const screens = {
  phone: { viewport: { width: 390, height: 844 }, themes: ['dark'] },
  laptop: { viewport: { width: 1440, height: 1300 }, themes: ['light', 'dark'] },
} as const

for (const [screen, { viewport, themes }] of Object.entries(screens))
  test.describe(screen, () => {
    test.use({ viewport, ...(screen === 'laptop' && { isMobile: false, hasTouch: false }) })
    test(`the adverts are saved as they are shown on a ${screen}`, { tag: '@long' }, async ({ page }) => {
      test.slow()
      for (const colorScheme of themes)
        for (const { path, ...advert } of pages)
          await test.step(`${path}, ${colorScheme}`, async () => {
            await page.emulateMedia({ colorScheme })
            await page.goto(path, { waitUntil: 'networkidle' })
            await expectSavedAsShown(page, advert)
          })
    })
  })

type Advert = Pick<(typeof pages)[number], 'save' | 'file' | 'words'>

async function expectSavedAsShown(page: Page, { save, file, words }: Advert) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: save }).dblclick()
  const download = await saved
  expect(download.suggestedFilename()).toBe(file)
  await expect(toast(page, words.saved.title)).toHaveCount(1)
  const share = await misplacedShare(await readFile(await download.path()), await posterOf(page))
  expect(share).toBeLessThan(0.005)
}

/** The poster as a screen of double density shows it, moved to a corner so that it is on whole pixels. */
async function posterOf(page: Page) {
  const poster = page.locator('[data-poster]')
  await expect
    .poll(() =>
      poster.locator('img').evaluateAll(all => all.every(img => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true)
  await poster.evaluate(({ style }) =>
    Object.assign(style, { position: 'fixed', inset: '0 auto auto 0', zIndex: 99 }),
  )
  return poster.screenshot()
}

/**
 * The share of values that are nowhere near in the other picture: more than 16 of 255 off, there and one pixel around.
 * A line of text may be a pixel higher, because browsers round the height of letters by the density of the screen.
 */
async function misplacedShare(one: Buffer, other: Buffer) {
  const [a, b] = await Promise.all(
    [one, other].map(file => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b) return 1
  expect([a.info.width, a.info.height]).toEqual([b.info.width, b.info.height])
  const around = [3, -3, a.info.width * 3, -a.info.width * 3]
  let far = 0
  for (let at = 0; at < a.data.length; at++) {
    const value = a.data[at] ?? 0
    if (Math.abs(value - (b.data[at] ?? 999)) <= 16) continue
    if (!around.some(step => Math.abs(value - (b.data[at + step] ?? 999)) <= 16)) far++
  }
  return far / a.data.length
}

test('the service advert calls, chats and leads to reviews; its button opens a chat in a new tab', {
  tag: '@long',
}, async ({ page, context }) => {
  await context.route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }))
  await page.goto('/facebook-service-ad')
  const poster = page.locator('[data-poster]')
  await expect(poster.getByRole('listitem')).toHaveText(posterPromises)
  await expect(poster.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+27/)
  for (const name of ['Google review', 'Facebook page', 'YouTube channel'])
    await expect(poster.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  const chat = context.waitForEvent('page')
  await poster.getByRole('link', { name: 'Book Your Cleaning Today' }).click()
  expect((await chat).url()).toMatch(/^https:\/\/wa\.me\/27\d{9}\?text=Hello/)
})

test('a visitor sees the offer and books it; the texts for posts are for the office', async ({ page }) => {
  await page.goto('/marketing')
  await expect(page.getByRole('heading', { level: 1, name: 'Deep Clean Special' })).toBeVisible()
  await expect(page.locator('.offer-figure').filter({ hasText: /^R\u00a0950 / })).toBeVisible()
  await expect(page.locator('[data-poster]')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy Text' })).toBeHidden()
  await expect(page.getByRole('link', { name: '10% off your first post-renovation clean' })).toHaveAttribute(
    'href',
    '/facebook-ad',
  )
  await page.getByRole('link', { name: 'Book this special' }).first().click()
  await expect(page).toHaveURL(/\/booking/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Deep Clean Special')
})

test('a title of two sentences has a line for each, and the figure keeps clear of the room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/facebook-ad')
  const edges = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const heights = [...document.querySelectorAll('.offer-head h1 span')].map(line => line.clientHeight)
    return { figure: box('.offer-figure b')?.right, room: box('.offer-picture img')?.left, heights }
  })
  expect(edges.room).toBeGreaterThanOrEqual(Number(edges.figure) + 64)
  expect(edges.heights).toHaveLength(2)
  for (const height of edges.heights) expect(height).toBeLessThan(80)
})

test('a visitor with a phone meets the button on the first screen, and keeps it in reach while reading on', async ({
  page,
}) => {
  // As high as its browser's own bars leave it.
  await page.setViewportSize({ width: 390, height: 664 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  for (const path of ['/marketing', '/facebook-ad', '/facebook-service-ad'])
    await test.step(path, async () => {
      await page.goto(path)
      const button = page.locator('.offer-head .button-coral')
      const { y = 0, height = 664 } = (await button.boundingBox()) ?? {}
      expect(y + height).toBeLessThan(664)
      const bar = page.getByRole('complementary').locator('.button-coral')
      await expect(bar).toBeHidden()
      await page.evaluate(() => scrollTo(0, 1300))
      await expect(bar).toBeInViewport()
      if (path !== '/facebook-service-ad')
        await expect(bar).toHaveAttribute('href', String(await button.getAttribute('href')))
    })
})
