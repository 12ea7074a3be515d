// The gallery as it is looked at: no hole where a filter leaves few, and the full size whole.
import { expect, type Page } from '@playwright/test'
import { test } from './server.ts'

const pictures = (page: Page) => page.locator('.gallery > li:visible')

test('on a laptop a picture that a filter leaves without a neighbour fills the line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/gallery')
  const widths = async () =>
    Promise.all(
      (await pictures(page).all()).map(async picture =>
        Math.round((await picture.boundingBox())?.width ?? 0),
      ),
    )
  for (const [category, expected] of [
    ['Kitchen', [1440]],
    ['Exterior', [644, 644]],
    ['Residential', [644, 644, 1440]],
  ] as const) {
    await page.getByRole('radio', { name: category }).check()
    expect(await widths()).toEqual(expected)
  }
})

test('on a phone a filter leaves no gap above, and the full size shows the whole room with air around it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/gallery')
  await page.getByRole('radio', { name: 'Kitchen' }).check()
  const chips = await page.locator('.gallery-head .chips').boundingBox()
  const kitchen = await pictures(page).boundingBox()
  expect((kitchen?.y ?? 0) - (chips?.y ?? 0) - (chips?.height ?? 0)).toBeLessThan(24)

  await page.getByRole('radio', { name: 'All' }).check()
  await page.locator('[data-open]').first().click()
  const next = page.getByRole('button', { name: 'Next picture' })
  for (let seen = 0; seen < 9; seen++) {
    const { left, right, top, bottom } = await edgesOfRoom(page)
    expect(left).toBeGreaterThanOrEqual(8)
    expect(right).toBeLessThanOrEqual(390 - 8)
    expect(top).toBeGreaterThanOrEqual(8)
    expect(bottom).toBeLessThanOrEqual(-8)
    await next.click()
  }
})

/** bottom: how far the room reaches below the ground on which it stands. */
const edgesOfRoom = (page: Page) =>
  page.locator('[data-stage]').evaluate(stage => {
    const image = stage.querySelector('img:not(.is-before)') as HTMLElement
    const { left, width, top, bottom } = image.getBoundingClientRect()
    const room = Number(getComputedStyle(image).getPropertyValue('--room'))
    const ground = stage.getBoundingClientRect()
    return { left, right: left + width * room, top: top - ground.top, bottom: bottom - ground.bottom }
  })
