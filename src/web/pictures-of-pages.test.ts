// How often a visitor meets the same picture, and what is said of it.
import { beforeAll, expect, test, vi } from 'vitest'
import { compareWords } from '#content/gallery.ts'
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
let places: Map<string, string[]>

beforeAll(async () => {
  vi.stubGlobal('__PICTURES__', anyPicture)
  render = await import('./render.tsx')
  places = await placesOfPictures()
})

test('no picture stands more than twice on the pages of the site', () => {
  expect(places.size).toBeGreaterThan(40)
  expect([...places].filter(([, pages]) => pages.length > 2)).toEqual([])
})

test('no room stands on more than two main pages, its close-ups and its pair counted', () => {
  const rooms = new Map<string, Set<string>>()
  for (const [name, pages] of places)
    rooms.set(roomOf(name), new Set([...(rooms.get(roomOf(name)) ?? []), ...pages.filter(isMain)]))
  expect([...rooms].filter(([, pages]) => pages.size > 2)).toEqual([])
})

test('each pair under a slider says that it is drawn', async () => {
  const told = await Promise.all(
    counted.map(async path => {
      const html = await shownOn(path)
      return { path, pairs: countOf(html, 'data-slider'), notes: countOf(html, compareWords.caption) }
    }),
  )
  const withPairs = told.filter(({ pairs }) => pairs > 0)
  expect(withPairs.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/services', '/mossel-bay', '/marketing']),
  )
  expect(withPairs.filter(({ pairs, notes }) => notes < pairs)).toEqual([])
})

const countOf = (html: string, words: string) => html.split(words).length - 1

// Those of the menu and the towns, without the list of articles: that has a close-up of what each is about.
const isMain = (page: string) =>
  '/ /about /services /booking /loyalty /referral /reviews /contact /mossel-bay /george'
    .split(' ')
    .includes(page)

const roomsOfParts: Record<string, string> = {
  ...{
    couch: 'upholstery',
    seat: 'upholstery',
    patio: 'exterior',
    door: 'steam',
    rug: 'carpet',
    roof: 'solar',
  },
  ...{
    hall: 'steam',
    boxes: 'moving',
    mould: 'bathroom',
    damp: 'bathroom',
    bath: 'bathroom',
    leaf: 'eco',
    rack: 'oven',
  },
  ...{ dust: 'renovation', ladder: 'renovation', paint: 'renovation', sink: 'kitchen' },
}

function roomOf(name: string) {
  const part = name.replace(/-(before|after|dirty)$/, '')
  return roomsOfParts[part] ?? part
}

/** Picture → the pages on which it stands, one entry for each time. */
async function placesOfPictures() {
  const places = new Map<string, string[]>()
  for (const page of counted)
    for (const name of await picturesOf(page)) places.set(name, [...(places.get(name) ?? []), page])
  return places
}

// The posters of the adverts are for the office alone.
const forTheOffice = /<div data-when="office".*?(?=<section class="invite)/s

async function shownOn(page: string) {
  const context = {
    siteUrl: 'https://coastalclean.example',
    sendsMail: false,
    publishableKey: 'sb_publishable_key',
    manifest: undefined,
    live: noLiveData,
  }
  const { html } = await render.renderPage(page, context)
  return html.replace(forTheOffice, '')
}

async function picturesOf(page: string) {
  const shown = await shownOn(page)
  return [...shown.matchAll(/<img[^>]* src="\/pictures\/([a-z-]+)-\d/g)].map(([, name]) => String(name))
}
