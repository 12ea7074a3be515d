import type { Locator } from '@playwright/test'

/**
 * The texts that stick out of their block or of the screen. The width of the page tells nothing: the frame clips and
 * the panels scroll. A table that scrolls may be wider; what is cut with dots is measured as it is cut.
 */
export function textsBeyondTheEdge(scope: Locator): Promise<string[]> {
  return scope.evaluate(root => {
    const clips = (part: Element) => getComputedStyle(part).overflowX !== 'visible'
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
      const [block = parent, ...outer] = withAncestors(parent).filter(part => !isInline(part))
      const shown = clips(block) ? block.getBoundingClientRect() : rectOf(text)
      const edges = [block, ...outer.filter(clips)].map(part => part.getBoundingClientRect())
      const isBeyond = ({ left, right }: { left: number; right: number }) =>
        // The link that skips the menu waits outside the screen for its turn.
        shown.width > 0 && shown.right > 0 && (shown.left < left - 2 || shown.right > right + 2)
      return isBeyond({ left: 0, right: innerWidth }) || edges.some(isBeyond)
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode())
      if (sticksOut(walker.currentNode)) found.push(walker.currentNode.nodeValue ?? '')
    return found
  })
}
