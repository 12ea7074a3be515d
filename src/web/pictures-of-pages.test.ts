// How often a visitor meets the same picture.
import { beforeAll, expect, test, vi } from 'vitest'
import { anyPicture } from '#tests/any-picture.ts'
import { sitePaths } from '#tests/site-paths.ts'
import { noLiveData } from '#web/rendering/live-data.ts'

/** The gallery shows them all. Those behind a link of our mails are one place: nobody goes from one to the next. */
const counted = [
  ...sitePaths.slice(0, sitePaths.indexOf('/newsletter/confirm')).filter(path => path !== '/gallery'),
  '/newsletter',
  '/nowhere',
]

let render: typeof import('./render.tsx')

beforeAll(async () => {
  vi.stubGlobal('__PICTURES__', anyPicture)
  render = await import('./render.tsx')
})

test('no picture stands more than twice on the pages of the site', async () => {
  const places = await placesOfPictures()
  expect(places.size).toBeGreaterThan(40)
  expect([...places].filter(([, pages]) => pages.length > 2)).toEqual([])
})

/** Picture → the pages on which it stands, one entry for each time. */
async function placesOfPictures() {
  const places = new Map<string, string[]>()
  for (const page of counted)
    for (const name of await picturesOf(page)) places.set(name, [...(places.get(name) ?? []), page])
  return places
}

// The posters of the adverts are for the office alone.
const forTheOffice = /<div data-when="office".*?(?=<section class="invite)/s

async function picturesOf(page: string) {
  const context = {
    siteUrl: 'https://coastalclean.example',
    sendsMail: false,
    publishableKey: 'sb_publishable_key',
    manifest: undefined,
    live: noLiveData,
  }
  const { html } = await render.renderPage(page, context)
  const shown = html.replace(forTheOffice, '')
  return [...shown.matchAll(/<img[^>]* src="\/pictures\/([a-z-]+)-\d/g)].map(([, name]) => String(name))
}
