import { confirmRequestPages } from '#content/confirm-request.ts'
import { newsletterPages } from '#content/newsletter.ts'
import { reminderLetterPages } from '#content/reminders.ts'
import { reviewLetterPages } from '#content/reviews.ts'
import { testimonials } from '#content/testimonials.ts'
import { catalogue } from './catalogue.ts'
import { expect, test } from './server.ts'
import { fetchOnlyPages, sitePaths } from './site-paths.ts'

test.use({ javaScriptEnabled: false })
test.beforeEach(({ page }) => fetchOnlyPages(page))

test('each page has the words of the specification, in their order', async ({ page }) => {
  test.slow()
  for (const [path, { words }] of Object.entries(catalogue)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const text = (await page.getByRole('main').textContent()) ?? ''
    let from = 0
    for (const word of words) {
      const at = text.indexOf(word, from)
      expect(at, `${path}: "${word}" after ${from}`).toBeGreaterThanOrEqual(from)
      from = at
    }
  }
})

test('each page leads where the specification says', async ({ page }) => {
  test.slow()
  for (const [path, { links }] of Object.entries(catalogue)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const [name, href] of links) {
      const link = page.getByRole('main').getByRole('link', { name })
      // A link may tell the form which service or day it is about.
      const targets = await link.evaluateAll(all =>
        all.flatMap(one => [one.getAttribute('href'), one.getAttribute('href')?.split('?')[0]]),
      )
      expect(targets, `${path}: ${name}`).toContain(href)
    }
  }
})

test('the sections of /services stand in their order', async ({ page }) => {
  await page.goto('/services')
  const ids = await page.locator('main section[id]').evaluateAll(all => all.map(({ id }) => id))
  expect(ids.filter(id => id !== 'product')).toEqual([
    'residential',
    'commercial',
    'solar-panel',
    'deep-cleaning',
    'carpet-upholstery',
    'car-detail',
    'specialist-carpet',
    'specialty',
    'scheduling',
  ])
})

test('each service says what is included, and how to book it or ask', async ({ page }) => {
  await page.goto('/services')
  const services = await page.locator('main .service').all()
  expect(services).toHaveLength(7)
  for (const service of services) {
    await expect(service.getByRole('heading', { name: 'Included' })).toBeVisible()
    await service.locator('summary').click()
    expect(await service.getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
    await expect(service.getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      /^\/booking\?service=/,
    )
    await expect(service.getByRole('link', { name: 'Request a Quote' })).toHaveAttribute(
      'href',
      /^\/contact\?service=.*#write$/,
    )
  }
})

test('Custom Schedule asks, the other two book', async ({ page }) => {
  await page.goto('/services')
  const links = page.locator('#scheduling').getByRole('link')
  expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual([
    '/booking',
    '/booking',
    '/contact',
  ])
})

test('three testimonials at home, six on the reviews page, with names and stars', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#reviews blockquote')).toHaveCount(3)
  await page.goto('/reviews')
  await expect(page.locator('.voices blockquote')).toHaveCount(6)
  for (const { name } of testimonials()) expect(name).toMatch(/^\p{L}+ \p{Lu}\.$/u)
  await expect(page.locator('.voices').getByRole('img', { name: /^[45] out of 5 stars$/ })).toHaveCount(6)
})

test('three friends on the referral page, and a message that Share Directly takes to WhatsApp', async ({
  page,
  baseURL,
}) => {
  await page.goto('/referral')
  const friends = page.locator('main li').filter({ has: page.locator('blockquote') })
  await expect(friends).toHaveCount(3)
  await expect(friends.getByRole('img', { name: /^[45] out of 5 stars$/ })).toHaveCount(3)
  const share = page.getByRole('main').getByRole('link', { name: 'Share Directly' })
  await expect(share).toHaveAttribute('target', '_blank')
  const link = new URL((await share.getAttribute('href')) ?? '')
  expect([link.host, link.pathname, link.searchParams.get('text')]).toEqual([
    'wa.me',
    '/',
    `I use Coastal Clean for my place and can recommend them: eco-friendly, on time, and you see the price first. When you book, tell them that I sent you: ${baseURL}/booking`,
  ])
})

test('the share button opens WhatsApp in a new tab with the message ready', async ({ page, baseURL }) => {
  await page.goto('/')
  const share = page.getByRole('main').getByRole('link', { name: 'Share via WhatsApp' })
  await expect(share).toHaveAttribute('target', '_blank')
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toMatch(/^I can recommend Coastal Clean .*reviews or book a clean here: http/)
  expect(text).toContain(new URL(baseURL ?? '').port)
})

// Helper pages of the office and of our mails.
const unlisted = [
  '/analytics',
  '/client-review',
  '/marketing',
  '/facebook-ad',
  '/facebook-service-ad',
].concat(
  '/newsletter',
  '/newsletter/archive',
  '/quote',
  '/invoice',
  Object.keys({ ...newsletterPages, ...reviewLetterPages, ...reminderLetterPages, ...confirmRequestPages }),
)

test('what is found and shared: title, description, card, canonical, facts', async ({ page, request }) => {
  test.slow()
  const titles = new Set<string>()
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(paths).toHaveLength(sitePaths.length - unlisted.length)
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    titles.add(await page.title())
    const content = (name: string) => page.locator(`meta[${name}]`).getAttribute('content')
    expect((await content('name="description"'))?.length, path).toBeGreaterThan(50)
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`))
    const card = await request.get(new URL((await content('property="og:image"')) ?? '').pathname)
    expect(card.headers()['content-type'], path).toBe('image/jpeg')
  }
  expect(titles.size).toBe(paths.length)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
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
test('machines are told what a page is about', async ({ page }) => {
  for (const [path, types] of Object.entries(factTypes)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const json = await page.locator('script[type="application/ld+json"]').textContent()
    const graph: { '@type': string }[] = JSON.parse(json ?? '{}')['@graph']
    expect([...new Set(graph.map(fact => fact['@type']))], path).toEqual(types)
  }
})

test('pages for signed-in people and helper pages are not listed', async ({ request }) => {
  for (const path of ['/auth', '/crm', '/admin', '/dashboard', '/analytics', '/newsletter/confirm'])
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"/>')
})
