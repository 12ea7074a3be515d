// Axe. Checking colours takes it longest, and the dark theme differs in nothing else.
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const colours = 'color-contrast'

export const axeByDay = (page: Page) => findings(page, 'light', {})
export const axeInTheEvening = (page: Page) => findings(page, 'dark', { runOnly: [colours] })

type Rules = { runOnly?: string[] }

async function findings(page: Page, colorScheme: 'light' | 'dark', rules: Rules): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Without the second, empty page that frames from elsewhere would need: we have none, and it doubles the time.
  const resultTypes: ['violations', 'incomplete'] = ['violations', 'incomplete']
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...rules, resultTypes })
  const { violations, incomplete } = await axe.analyze()
  const found = [...violations, ...incomplete.map(rule => ({ ...rule, nodes: rule.nodes.filter(isUnseen) }))]
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${colorScheme} ${id}: ${node.target}`))
}

// Axe takes words in the colour of their ground for hidden on purpose. Ours never are.
const isUnseen = ({ any }: { any: { data: unknown }[] }) =>
  any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio')
