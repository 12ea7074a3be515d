// The site in the dark theme, and what moves on it: by style alone.
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './server.ts'

const shownFile = (page: Page, alt: RegExp) =>
  page.getByAltText(alt).evaluate((image: HTMLImageElement) => image.currentSrc)

test('in the dark theme all of ours in the gallery are in the evening, both halves of a pair', {
  tag: '@long',
}, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/gallery')
  for (const alt of [/solar panels being washed/i, /fresh linen/i]) {
    await page.getByAltText(alt).scrollIntoViewIfNeeded()
    await expect.poll(() => shownFile(page, alt)).toContain('-night-')
  }
  const halves = page.locator('.compare img')
  for (const image of await halves.all()) await image.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      halves.evaluateAll(all =>
        all.filter(image => !(image as HTMLImageElement).currentSrc.includes('-night-')),
      ),
    )
    .toEqual([])
})

test('in the dark theme a quiet button on deep or aqua ground is lit as a main one', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/loyalty')
  const fills = (of: Locator) => of.evaluateAll(all => all.map(one => getComputedStyle(one).backgroundColor))
  const [main] = await fills(page.getByRole('banner').getByRole('link', { name: 'Get a Quote' }).first())
  const join = page.getByRole('link', { name: 'Join the programme' })
  expect(await fills(join.or(page.getByRole('button', { name: 'Sign me up' })))).toEqual([main, main, main])
})

test('the menu runs out on a phone, and stands at once where motion is reduced', async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) > 600, 'a wide screen has no menu sheet')
  const motions = () =>
    page.locator('.menu-sheet').evaluate(sheet => {
      sheet.closest('details')?.setAttribute('open', '')
      return sheet.getAnimations().map(motion => (motion as CSSAnimation).animationName)
    })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  expect(await motions()).toEqual(['run-out'])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await motions()).toEqual([])
  await expect(page.locator('.menu-sheet')).toBeVisible()
})

test('where things move, lists that stand open on a laptop are whole, and a room covers no words before it has come near', async ({
  page,
  server,
}) => {
  const voices = ['Salt is gone.', 'The stoep shines.'].map(review_text => ({
    name: 'Anele Botha',
    email: 'anele@example.com',
    rating: 5,
    status: 'approved',
    review_text,
  }))
  await server.tables.from('reviews').insert(voices).throwOnError()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await test.step('what was said earlier', async () => {
    const earlier = page.locator('.more-voices').filter({ has: page.locator('.bricks') })
    await expect(async () => {
      await page.goto('/reviews')
      await expect(earlier).toHaveCount(1, { timeout: 100 })
    }).toPass()
    const isWhole = (fold: Element) =>
      fold.clientHeight >= (fold.querySelector('.bricks')?.clientHeight ?? Number.POSITIVE_INFINITY)
    expect(await earlier.evaluate(isWhole)).toBe(true)
  })
  await test.step('the rooms of the home page', async () => {
    await page.goto('/')
    const edges = () =>
      page
        .locator('.tile img, .invite img')
        .evaluateAll(rooms => rooms.map(room => room.getBoundingClientRect().bottom))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.locator('.site-footer')).toHaveCSS('content-visibility', 'visible')
    const near = await edges()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(edges).not.toEqual(near)
    const distant = await edges()
    expect(near.filter((edge, at) => (distant[at] ?? 0) > edge + 0.5)).toEqual([])
  })
  await server.tables.from('reviews').delete().eq('name', 'Anele Botha')
})
