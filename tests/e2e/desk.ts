// Browsers of the office that stay open from one test to the next, as at a desk: opening one anew costs more than most tests
// do in it. Nothing of the test before is left but the loaded app. A test that fails ends its worker, and these with it.
import type { BrowserContext, Page } from '@playwright/test'
import { isAppOpen, leaveScreen } from './open-app.ts'
import type { test as house } from './server.ts'

let kept: Page | undefined
let colleagues: Page | undefined

/** Its page is the one at the desk. Not for what is about the first opening, nor for what sets a script or a clock before. */
export const atTheDesk = <Test extends typeof house>(test: Test) =>
  test.extend({
    page: async ({ browser, viewport }, use) => {
      kept ??= await (await browser.newContext()).newPage()
      if (!(await isAppOpen(kept))) await kept.goto('/auth')
      await use(kept)
      await tidy(kept, viewport)
      if (colleagues && !colleagues.isClosed()) await tidy(colleagues, viewport)
    },
    context: async ({ page }, use) => use(page.context()),
  }) as Test

/** The desk beside this one, in a browser of its own. */
export async function besideIt(newBrowser: () => Promise<BrowserContext>): Promise<Page> {
  if (!colleagues || colleagues.isClosed()) colleagues = await (await newBrowser()).newPage()
  return colleagues
}

async function tidy(page: Page, viewport: { width: number; height: number } | null) {
  const context = page.context()
  await context.setOffline(false)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce', media: null })
  if (viewport) await page.setViewportSize(viewport)
  // Nothing is asked every few seconds, and nobody's session renewed.
  if (await isAppOpen(page)) await leaveScreen(page)
  await page.evaluate(() => {
    localStorage.clear()
    // See liveOn().
    const { trueDate } = globalThis as { trueDate?: DateConstructor }
    if (trueDate) globalThis.Date = trueDate
  })
}
