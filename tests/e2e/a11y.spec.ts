import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './server.ts'
import { allPaths, openAwake } from './site-paths.ts'

// Both projects run this: 390 and 1440 pixels, each by day and in the evening.
for (const path of allPaths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openAwake(page, path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${colorScheme} ${id}: ${node.target}`),
      )
      expect(found).toEqual([])
    }
  })
}
