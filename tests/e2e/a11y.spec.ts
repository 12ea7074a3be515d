import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './server.ts'
import { allPaths, openAwake } from './site-paths.ts'

// Recording a page while axe walks through all of it costs more than axe does.
test.use({ trace: 'off' })
test.describe.configure({ timeout: 60_000 })

// Both projects run this: 390 and 1440 pixels, each by day and in the evening.
for (const path of allPaths) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAwake(page, path)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(node => `${colorScheme} ${id}: ${node.target}`),
      )
      expect(found).toEqual([])
    }
  })
}
