// Every link of every page is followed once: none is dead, and no anchor points at nothing.
import type { HTMLElement } from 'node-html-parser'
import { business } from '#content/business.ts'
import type { Site } from './read-pages.ts'

type Link = { page: string; href: string; target: string; words: string }

const appRoutes = /^\/(auth|crm|admin|dashboard)(\/|\?|$)/
const elsewhere = [
  'https://wa.me/',
  'https://www.openstreetmap.org/',
  'https://inforegulator.org.za',
  ...Object.values(business.social),
]

export async function deadLinks(pages: Map<string, HTMLElement>, site: Site): Promise<string[]> {
  const links = [...pages].flatMap(([path, page]) => linksOf(path, page))
  // A page that was read wrongly would have no links, and none of them dead.
  if (links.length < 500) return [`only ${links.length} links were found`]
  const anchors = new Map([...pages].map(([path, page]) => [path, idsOf(page)]))
  const answers = new Map<string, number>()
  const faults: string[] = []
  for (const link of links) {
    const fault = await faultOf(link)
    if (fault) faults.push(`${link.page}: "${link.words}" → ${link.href} ${fault}`)
  }
  return faults

  async function faultOf(link: Link) {
    if (/^tel:\+27\d{9}$/.test(link.href)) return ''
    if (link.href.startsWith('mailto:'))
      return /^mailto:([^?\s]+@[^?\s]+)?(\?subject=.+)?$/.test(link.href) ? '' : 'is no mail'
    const { origin, pathname, hash } = new URL(link.href, site.server.url + link.page)
    if (origin !== site.server.url) return elsewhereFault(link)
    if (appRoutes.test(pathname)) return ''
    // Made by the build, not a page of ours.
    if (!anchors.has(pathname)) return (await statusOf(pathname)) === 200 ? '' : 'is not there'
    const place = hash.slice(1)
    return !place || place === 'top' || anchors.get(pathname)?.includes(place) ? '' : 'points at nothing'
  }

  async function statusOf(path: string) {
    if (!answers.has(path)) answers.set(path, (await site.ask(path, { method: 'HEAD' })).status)
    return answers.get(path)
  }
}

const linksOf = (path: string, page: HTMLElement): Link[] =>
  page.querySelectorAll('a[href]').map(link => ({
    page: path,
    href: link.getAttribute('href') ?? '',
    target: link.getAttribute('target') ?? '',
    words: link.textContent,
  }))

const idsOf = (page: HTMLElement) => page.querySelectorAll('[id]').map(({ id }) => id)

function elsewhereFault({ href, target }: Link) {
  if (!elsewhere.some(start => href.startsWith(start))) return 'leads to a place we do not know'
  return target === '_blank' || href.startsWith('https://inforegulator')
    ? ''
    : 'leaves our site in the same tab'
}
