import type { Locator, Page } from '@playwright/test'
import { expect, test } from './server.ts'

test('pictures of the gallery open at full size, and the keys lead on and out', async ({ page }) => {
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  const first = page.getByRole('link', { name: /^Open full size: Sunlit living room/ })
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'The lounge, ready for guests' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'A kitchen after its deep clean' })).toBeVisible()
  await test.step('a pair has its bar there too, and on it the arrow keys move the bar', async () => {
    const kitchen = page.getByRole('dialog', { name: 'A kitchen after its deep clean' })
    await expect(kitchen.locator('img')).toHaveCount(2)
    await kitchen.getByRole('slider').press('ArrowRight')
    await expect(kitchen.locator('.compare')).toHaveAttribute('style', '--at: 56%;')
    await expect(kitchen).toBeVisible()
  })
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await expect(page.getByRole('dialog', { name: 'One pull of the squeegee' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(first).toBeFocused()
  await test.step('the dialog steps through the chosen category only', async () => {
    await page.getByRole('radio', { name: 'Exterior' }).check()
    await page.getByRole('link', { name: /White beach house/ }).click()
    for (const title of ['Half the roof makes power again', 'A stoep with the salt washed off']) {
      await page.getByRole('button', { name: 'Next picture' }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('the before/after bar moves with the arrow keys', async () => {
    await page.getByRole('radio', { name: 'All', exact: true }).check()
    const slider = page.getByRole('slider').first()
    await expect(page.locator('.compare').first()).not.toHaveAttribute('data-waits')
    await expect(page.locator('.compare.early').getByRole('slider')).toHaveValue('36')
    await slider.focus()
    const bar = page.locator('.compare .bar').first()
    const before = await bar.boundingBox()
    for (let presses = 0; presses < 10; presses++) await page.keyboard.press('ArrowRight')
    await expect(slider).toHaveValue('65')
    expect((await bar.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 20)
  })
})

test('a finger on the handle of a pair moves its bar, beside it the strip of the gallery', async ({
  page,
}) => {
  await page.goto('/gallery', { waitUntil: 'networkidle' })
  const first = page.locator('.compare').first()
  await expect(first).not.toHaveAttribute('data-waits')
  await first.locator('.knob').scrollIntoViewIfNeeded()
  const slider = first.getByRole('slider')
  const knob = await middleOf(first.locator('.knob'))
  await swipe(page, knob, 60)
  expect(Number(await slider.inputValue())).toBeGreaterThan(65)
  expect((await middleOf(first.locator('.knob'))).x).toBeCloseTo(knob.x + 60, -1)
  const strip = page.locator('.gallery')
  expect(await strip.evaluate(list => list.scrollLeft)).toBe(0)
  const moved = await slider.inputValue()
  await swipe(page, { x: 330, y: knob.y - 100 }, -240)
  await expect.poll(() => strip.evaluate(list => list.scrollLeft)).toBeGreaterThan(300)
  expect(await slider.inputValue()).toBe(moved)
})

type Spot = { x: number; y: number }

async function middleOf(part: Locator): Promise<Spot> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { x: x + width / 2, y: y + height / 2 }
}

async function swipe(page: Page, { x, y }: Spot, by: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [{ x, y }])
  for (let step = 1; step <= 8; step++) await touch('touchMove', [{ x: x + (by * step) / 8, y }])
  await touch('touchEnd', [])
}

test('the address of a page is copied, and the share sheet is offered where there is one', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/client-review')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(copied).pathname).toBe('/client-review')
  expect(new URL(copied).port).toBe(new URL(baseURL ?? '').port)
  await test.step('the share sheet', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (sheet: ShareData) => document.body.setAttribute('data-shared', String(sheet.url)),
      })
    })
    await page.goto('/blog/sand-and-carpets')
    await page.getByRole('button', { name: 'Share …' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-shared', /\/blog\/sand-and-carpets$/)
  })
})

test('a link to a part of a page ends there, also once what lies before it has its height', async ({
  page,
}) => {
  for (let visit = 0; visit < 4; visit += 1) {
    await page.goto('/about#team')
    await expect(page.locator('.site-footer')).toHaveCSS('content-visibility', 'visible')
    await expect.poll(async () => Math.round((await page.locator('#team').boundingBox())?.y ?? 0)).toBe(96)
    await page.goto('about:blank')
  }
})

test('the way to a day comes into reach once the first screens of a phone have gone, and covers nothing at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/about')
  const bar = page.getByRole('complementary', { name: 'Book a Clean' })
  await expect(page.locator('.site-footer')).toHaveCSS('content-visibility', 'visible')
  await expect(bar).toBeHidden()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const last = page.getByRole('link', { name: 'Terms and conditions' }).last()
  const [below, above] = [await bar.boundingBox(), await last.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await bar.getByRole('link', { name: 'Book a Clean' }).click()
  await expect(page).toHaveURL(/\/booking$/)
  await expect(bar).toHaveCount(0)
})
