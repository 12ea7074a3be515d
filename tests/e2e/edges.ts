import { expect, type Locator, type Page } from '@playwright/test'

const widths = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

const softly = expect.configure({ soft: true })

/** Nothing sticks out, and nothing can be pushed sideways, on a phone and on a laptop. */
export async function expectInsideAtBothWidths(page: Page, about: string) {
  for (const size of widths) {
    await page.setViewportSize(size)
    await expectNothingBeyond(page, `${size.width} px: ${about}`)
  }
}

/** The same on a phone; on a laptop, where it is the same in more room, in the long run only. */
export async function expectInside(page: Page, about: string) {
  if (process.env.EVERYTHING) return expectInsideAtBothWidths(page, about)
  const [phone] = widths
  if (phone && page.viewportSize()?.width !== phone.width) await page.setViewportSize(phone)
  await expectNothingBeyond(page, about)
}

/** The same at the width that the page has. */
export async function expectNothingBeyond(page: Page, message: string) {
  // What slides in stands beyond the edge until it has arrived.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Some parts are drawn anew for another width, in their own time.
  await softly.poll(() => textsBeyondTheEdge(page.locator('body')), { message }).toEqual([])
  await softly.poll(() => partsBeyondTheEdge(page), { message }).toEqual([])
}

/**
 * The texts that stick out of their block, of the panel they are on, or of the screen. The width of the page tells
 * nothing: the frame clips and the panels scroll. A table that scrolls may be wider; what is cut with dots is measured
 * as it is cut.
 */
export function textsBeyondTheEdge(scope: Locator): Promise<string[]> {
  return scope.evaluate(root => {
    const clips = (part: Element) => getComputedStyle(part).overflowX !== 'visible'
    const isPanel = (part: Element) => !/, 0\)$|\/ 0\)$/.test(getComputedStyle(part).backgroundColor)
    const isInline = (part: Element) => ['inline', 'contents'].includes(getComputedStyle(part).display)
    const withAncestors = (part: Element | null): Element[] =>
      part ? [part, ...withAncestors(part.parentElement)] : []
    const rectOf = (text: Node) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return range.getBoundingClientRect()
    }
    const sticksOut = (text: Node) => {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('.scrolls')) return false
      const chain = withAncestors(parent).filter(part => !isInline(part))
      // What is fixed, a dialog, lies over its ancestors, not within them.
      const fixed = chain.findIndex(part => getComputedStyle(part).position === 'fixed')
      const [block = parent, ...outer] = fixed < 0 ? chain : chain.slice(0, fixed + 1)
      const shown = clips(block) ? block.getBoundingClientRect() : rectOf(text)
      // A row of cards is pushed sideways: each card still holds its own.
      const row = parent.closest('.sideways')
      const isWithin = (part: Element) => !row || (row !== part && row.contains(part))
      const holds = (part: Element) => clips(part) || isPanel(part)
      const edges = [block, ...outer.filter(holds)].filter(isWithin).map(part => part.getBoundingClientRect())
      const isBeyond = ({ left, right }: { left: number; right: number }) =>
        // The link that skips the menu waits outside the screen for its turn.
        shown.width > 0 && shown.right > 0 && (shown.left < left - 2 || shown.right > right + 2)
      const screen = { left: 0, right: document.documentElement.clientWidth }
      return (!row && isBeyond(screen)) || edges.some(isBeyond)
    }
    const nameOf = ({ nodeValue, parentElement }: Node) => {
      const within = withAncestors(parentElement).slice(0, 3)
      const tags = within.map(part => `${part.localName}.${part.className}`).reverse()
      return `${tags.join(' > ')}: ${nodeValue?.slice(0, 60)}`
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) if (sticksOut(walker.currentNode)) found.push(nameOf(walker.currentNode))
    return found
  })
}

/** Controls that are out of reach, and elements that make the page wider than the screen. */
function partsBeyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Not innerWidth: a phone shows a page that is too wide in small, and calls that its width.
    const { clientWidth, scrollWidth } = document.documentElement
    const wanted = scrollWidth > clientWidth ? 'body *' : 'main :is(a, button, input, select, textarea)'
    return [...document.querySelectorAll(wanted)]
      .filter(part => part.checkVisibility() && part.getBoundingClientRect().right > clientWidth + 1)
      .filter(part => !part.closest('.sideways'))
      .map(part => `${part.localName}.${part.className}`)
  })
}
