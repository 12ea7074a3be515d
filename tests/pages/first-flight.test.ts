// What a page that is drawn from the six parts fetches before its first drawing: docs/decisions/0138.
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hrefs, openSite, type Site } from './read-pages.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

// The first ten packets of a connection.
const firstFlight = 14 * 1024
const redrawn = ['/services']

const sheetsOf = async (path: string, place: string) =>
  hrefs((await site.read(path)).querySelectorAll(`${place} link[rel=stylesheet]`))

test.each(redrawn)('%s is drawn from what the first ten packets carry', async path => {
  const html = await (await site.ask(path)).text()
  // The server packs pages like this; that of the tests does not.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 }
  const packed = { headers: { 'accept-encoding': 'br' } }
  const sheets = await Promise.all((await sheetsOf(path, 'head')).map(sheet => site.ask(sheet, packed)))
  expect(sheets).toHaveLength(1)
  const sizes = sheets.map(({ headers }) => Number(headers.get('content-length')))
  const bytes = sizes.reduce((sum, size) => sum + size, brotliCompressSync(html, { params }).length)
  expect(bytes).toBeLessThanOrEqual(firstFlight)
})

test.each(redrawn)('every token that the sheets of %s name is in them', async path => {
  const sheets = (await sheetsOf(path, '')).map(async sheet => (await site.ask(sheet)).text())
  const css = (await Promise.all(sheets)).join('')
  const declared = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
  const named = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(name => !declared.has(name))).toEqual([])
})
