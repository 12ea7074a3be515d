// What axe finds. In the evening only the colours differ, so there only they are looked at again.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const looks = { light: {}, dark: { runOnly: ['color-contrast'] } }

export async function axeByDayAndEvening(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [colorScheme, rules] of Object.entries(looks)) {
    await page.emulateMedia({ colorScheme: colorScheme as keyof typeof looks, reducedMotion: 'reduce' })
    // Without the second, empty page that frames from elsewhere would need: we have none, and it doubles the time.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...rules, resultTypes: ['violations'] })
    const { violations } = await axe.analyze()
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(node => `${colorScheme} ${id}: ${node.target}`)),
    )
  }
  return found
}
