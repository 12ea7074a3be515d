import { beforeAll, expect, test, vi } from 'vitest'
import { anyPicture } from '#tests/any-picture.ts'
import { noLiveData } from '#web/rendering/live-data.ts'

// The routes of the specification that everyone may open; the app's own are drawn in the browser.
const publicRoutes = [
  '/',
  '/about',
  '/services',
  '/gallery',
  '/reviews',
  '/reviews/new',
  '/client-review',
  '/referral',
  '/booking',
  '/contact',
  '/loyalty',
  '/loyalty/register',
  '/mossel-bay',
  '/george',
  '/blog',
  '/marketing',
  '/facebook-ad',
  '/facebook-service-ad',
  '/analytics',
  '/terms',
  '/privacy-policy',
]

const manifest = {
  'src/web/loader.ts': { file: 'assets/loader-1.js' },
  'src/web/islands/hydrate.tsx': { file: 'assets/hydrate-1.js', imports: ['_react.js'] },
  'src/web/site/booking/booking-form.tsx': { file: 'assets/booking-form-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  'src/web/styles/site.css': { file: 'assets/site-1.css' },
}
const context = {
  siteUrl: 'https://coastalclean.example',
  sendsMail: false,
  publishableKey: 'sb_publishable_key',
  manifest,
  live: noLiveData,
}

let render: typeof import('./render.tsx')

beforeAll(async () => {
  vi.stubGlobal('__PICTURES__', anyPicture)
  render = await import('./render.tsx')
})

test('every public route of the specification has a page', () => {
  const paths = render.listPages(context.live).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(publicRoutes))
})

test.each(publicRoutes)(
  '%s is whole HTML with one heading, and nothing that the policy forbids',
  async path => {
    const { html, status } = await render.renderPage(path, context)
    expect(status).toBe(200)
    expect(html).toMatch(/^<!DOCTYPE html><html lang="en-ZA"/)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).not.toMatch(
      / style="|<style|<script(?![^>]* src=| type="application\/ld\+json")|javascript:/,
    )
  },
)

test('a page that shows the part its address names is drawn whole, and waits for no script before', async () => {
  const scriptOf = async (path: string) =>
    (await render.renderPage(path, context)).html.match(/<script type="module"[^>]*>/)?.[0]
  expect(await scriptOf('/booking')).toContain(' async=""')
  expect(await scriptOf('/')).not.toContain('async')
})

test('only a page with an island fetches React ahead', async () => {
  const home = await render.renderPage('/', context)
  const booking = await render.renderPage('/booking', context)
  expect(home.html).not.toContain('react-1.js')
  expect(booking.html).toContain('<link rel="modulepreload" fetchpriority="low" href="/assets/react-1.js"/>')
  expect(booking.html).toContain('href="/assets/booking-form-1.js"/>')
})

test.each([
  [true, 'yes'],
  [false, 'no'],
])('the office and the booking form are told whether letters can go: %s', async (sendsMail, said) => {
  const { html } = await render.renderApp({ ...context, sendsMail })
  expect(html).toContain(`<meta name="sends-mail" content="${said}"/>`)
  expect((await render.renderPage('/booking', { ...context, sendsMail })).html).toContain(
    `<meta name="sends-mail" content="${said}"/>`,
  )
  expect((await render.renderPage('/', { ...context, sendsMail })).html).not.toContain('sends-mail')
})

test('the page of all parts can be drawn while developing', async () => {
  const { html, status } = await render.renderPage('/parts', context)
  expect(status).toBe(200)
  expect(html).toContain('data-theme="dark"')
})

test('an unknown path is the 404 page with a way home', async () => {
  const { html, status } = await render.renderPage('/nowhere', context)
  expect(status).toBe(404)
  expect(html).toContain('Oops! Page not found')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a page says where it stands and how it looks when it is shared', async () => {
  const { html } = await render.renderPage('/contact', context)
  expect(html).toContain('<link rel="canonical" href="https://coastalclean.example/contact"/>')
  expect(html).toContain('<meta property="og:image" content="https://coastalclean.example/')
})

test('the error page carries its id, a refresh and a way home', async () => {
  const { html, status } = await render.renderError(context, 'AB12CD34')
  expect(status).toBe(500)
  for (const words of ['Something went wrong', 'AB12CD34', 'Refresh Page', 'Go Home'])
    expect(html).toContain(words)
})

test("the app's document is empty and not for search engines", async () => {
  const { html } = await render.renderApp(context)
  expect(html).toContain('<div id="app"></div>')
  expect(html).toContain('noindex')
})

test('without a manifest the sources themselves are named', async () => {
  const { html } = await render.renderPage('/', { ...context, manifest: undefined })
  expect(html).toContain('src="/src/web/loader.ts"')
})

test('the address of the business breaks before its at sign, not inside a word', async () => {
  const { html } = await render.renderPage('/contact', context)
  expect(html).toContain('<wbr/>@')
})
