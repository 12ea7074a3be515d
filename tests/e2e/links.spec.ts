// Every link of every page is followed once: none is dead, and no anchor points at nothing.
import type { APIRequestContext } from '@playwright/test'
import { business } from '#content/business.ts'
import { expect, test } from './server.ts'
import { fetchOnlyPages, sitePaths } from './site-paths.ts'

type Found = { page: string; href: string; target: string; words: string }

const appRoutes = /^\/(auth|crm|admin|dashboard)(\/|\?|$)/
const elsewhere = [
  'https://wa.me/',
  'https://www.openstreetmap.org/',
  'https://inforegulator.org.za',
  ...Object.values(business.social),
]

test.use({ javaScriptEnabled: false })

test('no link of the site is dead, and each anchor has its place', async ({ page, request }) => {
  test.slow()
  await fetchOnlyPages(page)
  const found: Found[] = []
  const anchors = new Map<string, string[]>()
  for (const path of sitePaths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const links = await page.locator('a[href]').evaluateAll(all =>
      all.map(link => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target') ?? '',
        words: link.textContent ?? '',
      })),
    )
    found.push(...links.map(link => ({ page: path, ...link })))
    anchors.set(path, await page.locator('[id]').evaluateAll(all => all.map(({ id }) => id)))
  }
  expect(found.length).toBeGreaterThan(500)
  expect(await faultsOf(found, anchors, request)).toEqual([])
})

async function faultsOf(found: Found[], anchors: Map<string, string[]>, request: APIRequestContext) {
  const faults: string[] = []
  const answers = new Map<string, number>()
  for (const link of found) {
    const fault = await faultOf(link)
    if (fault) faults.push(`${link.page}: "${link.words}" → ${link.href} ${fault}`)
  }
  return faults

  async function faultOf(link: Found) {
    if (/^tel:\+27\d{9}$/.test(link.href)) return ''
    if (link.href.startsWith('mailto:'))
      return /^mailto:([^?\s]+@[^?\s]+)?(\?subject=.+)?$/.test(link.href) ? '' : 'is no mail'
    const { origin, pathname, hash } = new URL(link.href, `${siteOf(link)}${link.page}`)
    if (origin !== siteOf(link)) return elsewhereFault(link)
    if (appRoutes.test(pathname)) return ''
    // Made by the build, not a page of ours.
    if (!anchors.has(pathname)) return (await statusOf(pathname)) === 200 ? '' : 'is not there'
    const place = hash.slice(1)
    return !place || place === 'top' || anchors.get(pathname)?.includes(place) ? '' : 'points at nothing'
  }

  async function statusOf(path: string) {
    if (!answers.has(path)) answers.set(path, (await request.get(path)).status())
    return answers.get(path)
  }
}

// Links that name our own address in full do so with the address of the server under test.
const siteOf = ({ href }: Found) =>
  /^http:\/\/(127\.0\.0\.1|localhost):\d+/.exec(href)?.[0] ?? 'http://site.test'

function elsewhereFault({ href, target }: Found) {
  if (!elsewhere.some(start => href.startsWith(start))) return 'leads to a place we do not know'
  return target === '_blank' || href.startsWith('https://inforegulator')
    ? ''
    : 'leaves our site in the same tab'
}

const tiles = {
  'Specialist Carpet': 'specialist-carpet',
  'Mattress Cleaning': 'carpet-upholstery',
  Residential: 'residential',
  Commercial: 'commercial',
  'Solar Panel': 'solar-panel',
  'Regular Scheduling': 'scheduling',
}
test('each service card leads to its own section', async ({ page }) => {
  test.slow()
  for (const [title, anchor] of Object.entries(tiles)) {
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.locator('.tile').filter({ hasText: title }).click()
    await expect(page).toHaveURL(new RegExp(`/services#${anchor}$`))
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
  }
})

test('Learn More about loyalty opens its page at the top', async ({ page }) => {
  await page.goto('/')
  await page.locator('#loyalty').getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL(/\/loyalty$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('the last button of the referral page leads back to its top', async ({ page }) => {
  await page.goto('/referral')
  await page.getByRole('link', { name: 'Start Referring' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
})

test('an article that does not exist is not found', async ({ request }) => {
  expect((await request.get('/blog/no-such-article')).status()).toBe(404)
  expect((await request.get('/blog/1')).status()).toBe(404)
})
