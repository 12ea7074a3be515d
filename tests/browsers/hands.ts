// Hands and eyes in any browser: things are found by the words that people see or hear, as in tests/e2e.
import { expect, vi } from 'vitest'
import { limit } from '#tests/limits.ts'
import type { OtherBrowser } from './webkit.ts'

const patience = { timeout: limit(10_000), interval: 100 }
const pressables = 'a[href], button:not([role=tab]), summary'
const fields = 'input:not([type=radio], [type=checkbox]), textarea, select'

export type Hands = ReturnType<typeof handsOf>

export function handsOf(browser: OtherBrowser) {
  const reach = (among: string, name: string | RegExp) =>
    vi.waitFor(async () => {
      const pattern = typeof name === 'string' ? `^${escaped(name)}$` : name.source
      expect(await browser.run(markOne, among, pattern), `something named ${name}`).toBe(true)
    }, patience)
  return {
    press: async (name: string | RegExp) => {
      await reach(pressables, name)
      await browser.click('[data-hand]')
    },
    choose: async (name: string | RegExp) => {
      await reach('input[type=radio], input[type=checkbox]', name)
      // The field itself may lie under what is drawn for it.
      await browser.run(() => document.querySelector<HTMLElement>('[data-hand]')?.click())
    },
    fill: async (name: string, text: string) => {
      await reach(fields, name)
      await browser.type('[data-hand]', text)
    },
    reads: (words: string | RegExp) =>
      vi.waitFor(async () => expect(await browser.run(shownText)).toMatch(words), patience),
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Runs in the page. What lies under an open dialog cannot be reached. */
function markOne(among: string, pattern: string): boolean {
  for (const old of document.querySelectorAll('[data-hand]')) old.removeAttribute('data-hand')
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element): string => {
    const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(label => plain(label.textContent))
    return (
      plain(element.getAttribute('aria-label')) ||
      plain(by.map(id => document.getElementById(id)?.textContent ?? '').join(' ')) ||
      labels.join(' ') ||
      plain(element.textContent)
    )
  }
  const isShown = (element: Element) => {
    const target = (element as HTMLInputElement).labels?.[0] ?? element
    return target.getClientRects().length > 0 && getComputedStyle(target).visibility === 'visible'
  }
  const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(isShown).at(-1)
  const found = [...(dialog ?? document).querySelectorAll(among)].find(
    element => isShown(element) && new RegExp(pattern).test(nameOf(element)) && !element.matches(':disabled'),
  )
  found?.setAttribute('data-hand', '')
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found !== undefined
}

/** Runs in the page. */
function shownText(): string {
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not read.
  return document.body.innerText.replace(/\s+/g, ' ')
}
