import { axeByDayAndEvening } from './axe.ts'
import { expect, test } from './server.ts'
import { allPaths, openAwake } from './site-paths.ts'

test.describe.configure({ timeout: 60_000 })

// Both projects run this: 390 and 1440 pixels.
for (const path of allPaths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(page, path)
    expect(await axeByDayAndEvening(page)).toEqual([])
  })
}
