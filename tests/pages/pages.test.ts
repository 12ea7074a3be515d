// Every public page as the server sends it: its words, its links, and what machines are told of it.
import type { HTMLElement } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmRequestPages } from '#content/confirm-request.ts'
import { newsletterPages } from '#content/newsletter.ts'
import { reminderLetterPages } from '#content/reminders.ts'
import { reviewLetterPages } from '#content/reviews.ts'
import { testimonials } from '#content/testimonials.ts'
import { sitePaths } from '#tests/site-paths.ts'
import { catalogue, posterPromises } from './catalogue.ts'
import { deadLinks } from './dead-links.ts'
import { hrefs, linksNamed, nameOf, only, openSite, parsed, type Site } from './read-pages.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const main = async (path: string) => only(await site.read(path), 'main')

test.each(Object.entries(catalogue))(
  '%s has the words of the specification, in their order',
  async (path, { words }) => {
    const text = (await main(path)).textContent
    let from = 0
    for (const word of words) {
      const at = text.indexOf(word, from)
      expect(at, `"${word}" after ${from}`).toBeGreaterThanOrEqual(from)
      from = at
    }
  },
)

test.each(Object.entries(catalogue))('%s leads where the specification says', async (path, { links }) => {
  for (const [name, href] of links) {
    // A link may tell the form which service or day it is about.
    const targets = hrefs(linksNamed(await main(path), name)).flatMap(found => [found, found.split('?')[0]])
    expect(targets, name).toContain(href)
  }
})

test.each(sitePaths)('%s has one first heading and enough to read without a script', async path => {
  const page = await site.read(path)
  expect(page.querySelectorAll('h1')).toHaveLength(1)
  expect(only(page, 'main').textContent.length).toBeGreaterThan(60)
})

test.each(sitePaths)('%s spells email as the specification does', async path => {
  expect((await site.read(path)).textContent).not.toMatch(/e-mail/i)
})

test('no link of the site is dead, and each anchor has its place', async () => {
  const pages = new Map(
    await Promise.all(sitePaths.map(async path => [path, await site.read(path)] as const)),
  )
  expect(await deadLinks(pages, site)).toEqual([])
})

test('the sections of /services stand in their order', async () => {
  const sections = (await main('/services')).querySelectorAll(':is(section, article)[id]').map(({ id }) => id)
  expect(sections.filter(id => id !== 'product')).toEqual([
    'residential',
    'commercial',
    'solar-panel',
    'deep-cleaning',
    'carpet-upholstery',
    'car-detail',
    'specialist-carpet',
    ...['specialty', 'windows', 'moving', 'builders', 'scheduling'],
  ])
})

test('each service says what is included, and how to book it or ask', async () => {
  const services = (await main('/services')).querySelectorAll('article').slice(0, 7)
  expect(services).toHaveLength(7)
  for (const service of services) {
    expect(nameOf(only(service, 'summary'))).toMatch(/^What’s included/)
    expect(service.querySelectorAll('li').length).toBeGreaterThanOrEqual(4)
    const [book = '', ask = ''] = ['Book Now', 'Request a Quote'].map(
      name => hrefs(linksNamed(service, name))[0],
    )
    expect(book).toMatch(/^\/booking\?service=/)
    expect(ask).toMatch(/^\/contact\?service=.*#write$/)
  }
})

test('Custom Schedule asks; additional services and regular visits are booked as themselves', async () => {
  const form = (kind: string, often = '') => `/booking?service=${kind}${often}#service-${kind}`
  const links = hrefs(
    (await main('/services')).querySelectorAll('#specialty .button-coral, #scheduling a[href]'),
  )
  const more = [form('window'), form('move-in-out'), form('post-construction-clean')]
  const regular = ['weekly', 'two-weeks', 'monthly'].map(how => form('residential-standard', `&often=${how}`))
  expect(links).toEqual([...more, '/booking', ...regular, form('residential-standard'), '/contact'])
})

const tiles = {
  'Specialist Carpet': 'specialist-carpet',
  'Mattress Cleaning': 'carpet-upholstery',
  Residential: 'residential',
  Commercial: 'commercial',
  'Solar Panel': 'solar-panel',
  'Regular Scheduling': 'scheduling',
}
test.each(Object.entries(tiles))('the card %s leads to its own section', async (title, anchor) => {
  const cards = (await site.read('/')).querySelectorAll('.tile')
  const [card, ...more] = cards.filter(({ textContent }) => textContent.includes(title))
  expect(more).toEqual([])
  expect(card?.getAttribute('href')).toBe(`/services#${anchor}`)
})

const starsIn = (parts: HTMLElement[]) =>
  parts
    .flatMap(part => part.querySelectorAll('[role=img]'))
    .map(nameOf)
    .filter(name => /^[45] out of 5 stars$/.test(name))

test('three testimonials at home, six on the reviews page, with names and stars', async () => {
  expect((await site.read('/')).querySelectorAll('#reviews blockquote')).toHaveLength(3)
  const voices = (await site.read('/reviews')).querySelectorAll('.voices')
  expect(voices.flatMap(list => list.querySelectorAll('blockquote'))).toHaveLength(6)
  for (const { name } of testimonials()) expect(name).toMatch(/^\p{L}+ \p{Lu}\.$/u)
  expect(starsIn(voices)).toHaveLength(6)
})

test('three friends on the referral page, and a message that Share Directly takes to WhatsApp', async () => {
  const page = await main('/referral')
  const friends = page.querySelectorAll('li').filter(item => item.querySelector('blockquote'))
  expect(friends).toHaveLength(3)
  expect(starsIn(friends)).toHaveLength(3)
  const [share] = linksNamed(page, 'Share Directly')
  expect(share?.getAttribute('target')).toBe('_blank')
  const link = new URL(share?.getAttribute('href') ?? '')
  expect([link.host, link.pathname, link.searchParams.get('text')]).toEqual([
    'wa.me',
    '/',
    `I use Coastal Clean for my place and can recommend them: eco-friendly, on time, and you see the price first. When you book, tell them that I sent you: ${site.server.url}/booking`,
  ])
})

test('the share button opens WhatsApp in a new tab with the message ready', async () => {
  const [share] = linksNamed(await main('/'), 'Share via WhatsApp')
  expect(share?.getAttribute('target')).toBe('_blank')
  const text = new URL(share?.getAttribute('href') ?? '').searchParams.get('text')
  expect(text).toMatch(/^I can recommend Coastal Clean .*reviews or book a clean here: http/)
  expect(text).toContain(new URL(site.server.url).port)
})

const posts = {
  '/marketing': 'R\u00a0950 for a 2-bedroom house or small office',
  '/facebook-ad': '10% off your first post-renovation clean',
  '/facebook-service-ad': '15% off your first clean',
}
test.each(Object.entries(posts))(
  'the post of %s names its offer, and is what is shared',
  async (path, offer) => {
    const page = await main(path)
    const post = only(page, '[data-post]').textContent
    expect(post).toContain(offer)
    const [share] = linksNamed(page, 'Share via WhatsApp')
    expect(share?.getAttribute('target')).toBe('_blank')
    const link = new URL(share?.getAttribute('href') ?? '')
    expect([link.host, link.pathname]).toEqual(['wa.me', '/'])
    expect(link.searchParams.get('text')).toContain(post)
  },
)

test('the service advert says what we do, and calls, chats and leads to reviews', async () => {
  const poster = only(await main('/facebook-service-ad'), '[data-poster]')
  expect(poster.querySelectorAll('li').map(item => item.textContent)).toEqual(posterPromises)
  const [call, chat] = ['Call', 'Book Your Cleaning Today'].map(name => linksNamed(poster, name)[0])
  expect(call?.getAttribute('href')).toMatch(/^tel:\+27/)
  expect(chat?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/27\d{9}\?text=Hello/)
  const others = ['Google review', 'Facebook page', 'YouTube channel'].map(
    name => linksNamed(poster, name)[0],
  )
  for (const link of [chat, ...others]) expect(link?.getAttribute('target')).toBe('_blank')
})

test('an advert says the next free day of its own clean, who comes and where to, and is booked at its end too', async () => {
  const free = async (path: string) => linksNamed(await main(path), 'Next free for ')
  const [day, ...more] = await free('/facebook-service-ad')
  expect(more).toEqual([])
  expect(nameOf(day as HTMLElement)).toMatch(/^Next free for a home clean: \w{3} \d+ \w{3} ?, \d\d:00$/)
  expect(day?.getAttribute('href')).toMatch(/^\/booking#day-\d{4}-\d\d-\d\d$/)
  const [long] = await free('/facebook-ad')
  expect(nameOf(long as HTMLElement)).toMatch(/^Next free for this clean: /)
  expect(long?.getAttribute('href')).toMatch(
    /^\/booking\?service=post-construction-clean#day-\d{4}-\d\d-\d\d$/,
  )
  const advert = await main('/facebook-ad')
  expect(linksNamed(advert, 'Book this special')).toHaveLength(2)
  expect(hrefs(advert.querySelectorAll('.offer-trust a'))).toEqual(['/about#team', '/mossel-bay'])
})

test.each(['/mossel-bay', '/george'])(
  '%s says its next free day, asks at the form and can be written to',
  async path => {
    const town = await main(path)
    const [day = ''] = hrefs(town.querySelectorAll('.strip a'))
    expect(day).toMatch(/^\/booking#day-\d{4}-\d\d-\d\d$/)
    expect(hrefs(linksNamed(town, 'Get a Quote'))).toEqual(['/contact#write', '/contact#write'])
    const [chat = ''] = hrefs(linksNamed(town, 'WhatsApp us'))
    expect(new URL(chat).searchParams.get('text')).toContain('“Cleaning services in ')
  },
)

const booked = {
  '/blog/sand-and-carpets': '/booking?service=carpet-clean#service-carpet-clean',
  '/blog/eco-products-and-septic-tanks': '/booking',
}
test.each(Object.entries(booked))(
  '%s ends with one button that books what it is about',
  async (path, href) => {
    expect(hrefs((await main(path)).querySelectorAll('.button-coral'))).toEqual([href])
  },
)

const addresses = {
  '': 'This field is required',
  'reader@example': 'Please enter a valid email address',
  [`${'a'.repeat(250)}@b.co`]: 'Maximum length is 254 characters',
  'javascript:eve@home.example': 'Security Warning: Invalid input detected. Please check your form data.',
}
test.each(Object.entries(addresses))(
  'the newsletter box says of “%s” what is wrong, and keeps it',
  async (email, sentence) => {
    const answer = await site.ask('/newsletter', {
      method: 'POST',
      headers: { referer: `${site.server.url}/blog` },
      body: new URLSearchParams({ email, box: 'blog' }),
    })
    expect(answer.status).toBe(422)
    const page = parsed(await answer.text())
    const field = only(page, 'main .newsletter input[name=email]')
    expect(field.getAttribute('value') ?? '').toBe(email)
    expect(field.hasAttribute('autofocus')).toBe(true)
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map(id => only(page, `#${id}`).textContent).join(' ')).toContain(sentence)
  },
)

// Helper pages of the office and of our mails.
const unlisted = ['/analytics', '/client-review', '/marketing', '/facebook-ad'].concat(
  ['/facebook-service-ad', '/newsletter', '/newsletter/archive', '/quote', '/invoice'],
  Object.keys({ ...newsletterPages, ...reviewLetterPages, ...reminderLetterPages, ...confirmRequestPages }),
)

test('what is found and shared: title, description, card, canonical', async () => {
  const titles = new Set<string>()
  const sitemap = await (await site.ask('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  const paths = addresses.map(address => new URL(address).pathname)
  expect(paths).toHaveLength(sitePaths.length - unlisted.length)
  for (const path of paths) {
    const page = await site.read(path)
    titles.add(only(page, 'head > title').textContent)
    const content = (name: string) => only(page, `meta[${name}]`).getAttribute('content') ?? ''
    expect(content('name="description"').length, path).toBeGreaterThan(50)
    expect(only(page, 'link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
    const card = await site.ask(new URL(content('property="og:image"')).pathname, { method: 'HEAD' })
    expect([card.status, card.headers.get('content-type')], path).toEqual([200, 'image/jpeg'])
  }
  expect(titles.size).toBe(paths.length)
  expect(await (await site.ask('/robots.txt')).text()).toContain('/sitemap.xml')
})

const factTypes = {
  '/': ['LocalBusiness'],
  '/services': ['LocalBusiness', 'Service'],
  '/contact': ['LocalBusiness'],
  '/reviews': ['LocalBusiness'],
  '/booking': ['FAQPage'],
  '/referral': ['FAQPage'],
  '/blog/sand-and-carpets': ['BlogPosting'],
}
test.each(Object.entries(factTypes))('machines are told what %s is about', async (path, types) => {
  const json = only(await site.read(path), 'script[type="application/ld+json"]').textContent
  const graph: { '@type': string }[] = JSON.parse(json)['@graph']
  expect([...new Set(graph.map(fact => fact['@type']))]).toEqual(types)
})

test.each([
  '/auth',
  '/crm',
  '/admin',
  '/dashboard',
  '/analytics',
  '/newsletter/confirm',
  '/quote',
  '/invoice',
])('%s is for signed-in people or a helper page, and is not listed', async path => {
  expect(await (await site.ask(path)).text()).toContain('<meta name="robots" content="noindex"/>')
})

test.each(['/blog/no-such-article', '/blog/1', '/nowhere/at/all'])('%s is not found', async path => {
  expect((await site.ask(path)).status).toBe(404)
})
