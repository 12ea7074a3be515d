// Axe. Checking colours takes it longest, up to four fifths, and the dark theme differs in nothing else. Pages take theirs
// from pairs that tests/contrast.test.ts tries, so a few looks are enough to see that they do.
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const colours = 'color-contrast'

export const axeByDay = (page: Page) => findings(page, 'light', {})
export const axeButColours = (page: Page) =>
  findings(page, 'light', { rules: { [colours]: { enabled: false } } })
export const axeInTheEvening = (page: Page) => findings(page, 'dark', { runOnly: [colours] })

type Rules = { runOnly?: string[]; rules?: Record<string, { enabled: boolean }> }

async function findings(page: Page, colorScheme: 'light' | 'dark', rules: Rules): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // A page that stays open from test to test keeps it. Run in the page, it answers with what we read only.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(runAxe, { ...rules, resultTypes: ['violations', 'incomplete'] })
  return found.map(finding => `${colorScheme} ${finding}`)
}

async function runAxe(options: object): Promise<string[]> {
  type Node = { target: string[]; any: { data: unknown }[] }
  type Found = { id: string; nodes: Node[] }[]
  const { axe: inPage } = window as unknown as {
    axe: { run(where: Document, how: object): Promise<{ violations: Found; incomplete: Found }> }
  }
  const { violations, incomplete } = await inPage.run(document, options)
  // Axe takes words in the colour of their ground for hidden on purpose. Ours never are.
  const isUnseen = ({ any }: Node) =>
    any.some(({ data }) => (data as { messageKey?: string } | null)?.messageKey === 'equalRatio')
  const unseen = incomplete.map(({ id, nodes }) => ({ id, nodes: nodes.filter(isUnseen) }))
  return [...violations, ...unseen].flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}
