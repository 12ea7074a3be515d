import { expect, type Page } from '@playwright/test'
import { pageWords } from '#content/page-words.ts'

/** Every public page, one that does not exist, and the door of the app. */
export const allPaths = [...Object.keys(pageWords), '/nowhere', '/auth']

/** Opens a page and waits until all that wakes by itself is awake: islands, and the app's first screen. */
export async function openAwake(page: Page, path: string) {
  const answer = await page.goto(path)
  await expect(page.locator('[data-island="booking-form"]:not([data-awake])')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return answer
}
