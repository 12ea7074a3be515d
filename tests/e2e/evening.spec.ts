// The site in the dark theme, and what moves on it: by style alone.
import { expect, type Page } from '@playwright/test'
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
