// How often a visitor meets the same picture.
import { beforeAll, expect, test, vi } from 'vitest'
import { anyPicture } from '#tests/any-picture.ts'
import { noLiveData } from '#web/rendering/live-data.ts'

/** Gallery, adverts, and the articles with their list, show what they are about. */
const mainPages = [
  '/',
  '/about',
  '/services',
  '/reviews',
  '/reviews/new',
  '/referral',
  '/booking',
  '/contact',
  '/loyalty',
  '/mossel-bay',
  '/george',
]

let render: typeof import('./render.tsx')

beforeAll(async () => {
  vi.stubGlobal('__PICTURES__', anyPicture)
  render = await import('./render.tsx')
})

test('no picture stands more than twice on the main pages', async () => {
  const places = await placesOfPictures()
  const tooOften = [...places].filter(([, pages]) => pages.length > 2)
  expect(tooOften).toEqual([])
})

/** Picture → the pages on which it stands, one entry for each time. */
async function placesOfPictures() {
  const places = new Map<string, string[]>()
  for (const page of mainPages)
    for (const name of await picturesOf(page)) places.set(name, [...(places.get(name) ?? []), page])
  return places
}

async function picturesOf(page: string) {
  const context = {
    siteUrl: 'https://coastalclean.example',
    sendsMail: false,
    publishableKey: 'sb_publishable_key',
    manifest: undefined,
    live: noLiveData,
  }
  const { html } = await render.renderPage(page, context)
  return [...html.matchAll(/<img[^>]* src="\/pictures\/([a-z-]+)-\d/g)].map(([, name]) => String(name))
}
