// The pages of one started site as the HTML that it sends, for questions that need neither layout nor script.
import { type HTMLElement, parse } from 'node-html-parser'
import type { ServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'

export type Site = {
  server: ServerProcess
  /** What the server answers. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** A page, read once. */
  read(path: string): Promise<HTMLElement>
  stop(): Promise<void>
}

export async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  const server = await startSite(settings)
  const pages = new Map<string, Promise<HTMLElement>>()
  const ask = (path: string, init?: RequestInit) => fetch(server.url + path, init)
  const read = (path: string) => {
    const page = pages.get(path) ?? ask(path).then(async answer => parsed(await answer.text()))
    pages.set(path, page)
    return page
  }
  return { server, ask, read, stop: () => server.stop() }
}

// What stands in noscript are parts of the page too: these are read as by a browser without a script.
const blockTextElements = { script: true, style: true }
export const parsed = (html: string) => parse(html, { blockTextElements })

export function only(page: HTMLElement, selector: string): HTMLElement {
  const [found, ...more] = page.querySelectorAll(selector)
  if (!found || more.length > 0) throw new Error(`${selector} is there ${found ? more.length + 1 : 0} times`)
  return found
}

/** What a screen reader calls a part, without what is hidden from it. */
export function nameOf(part: HTMLElement): string {
  const label = part.getAttribute('aria-label') ?? part.getAttribute('alt')
  if (label !== undefined) return label
  const words = part.childNodes.map(child =>
    'tagName' in child ? nameUnlessHidden(child as HTMLElement) : child.text,
  )
  return words.join(' ').replaceAll(/\s+/g, ' ').trim()
}

const nameUnlessHidden = (part: HTMLElement) =>
  part.getAttribute('aria-hidden') === 'true' ? '' : nameOf(part)

export const linksNamed = (scope: HTMLElement, name: string) =>
  scope.querySelectorAll('a[href]').filter(link => nameOf(link).toLowerCase().includes(name.toLowerCase()))

export const hrefs = (links: HTMLElement[]) => links.map(link => link.getAttribute('href') ?? '')
