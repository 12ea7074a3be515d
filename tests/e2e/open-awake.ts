import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until all that wakes by itself is awake: islands, and the app's first screen. */
export async function openAwake(page: Page, path: string) {
  const answer = await page.goto(path)
  // The check of /loyalty wakes when it comes into view, the figures for those who are signed in.
  const asleep = '[data-island]:not([data-awake], [data-for-some], [data-island="loyalty-check"])'
  await expect(page.locator(asleep)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return answer
}
