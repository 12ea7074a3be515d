// Pages that tell of the database follow it within seconds: prices, promotions, days.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, formatDayOfYear, isSaturday, todayAt } from '#domain/calendar.ts'
import { closedReason } from '#domain/time-slots.ts'
import { limit } from '#tests/limits.ts'
import { linksNamed, only, openSite, parsed, type Site } from './read-pages.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.stop())

const soon = { timeout: limit(10_000), interval: 100 }
const pageNow = async (path: string) => parsed(await (await site.ask(path)).text())
const words = async (path: string) => only(await pageNow(path), 'main').textContent

test('published, pages say from what a clean costs; taken back, nothing of it is seen', async () => {
  const { tables } = site.server
  const priced = [
    { kind: 'residential-standard', price_from_cents: 45_000, included_size: 2, per_unit_cents: 10_000 },
    { kind: 'residential-deep', price_from_cents: 80_000, included_size: 2, per_unit_cents: 15_050 },
    { kind: 'window', price_from_cents: 38_000, included_size: 10, per_unit_cents: 2_000 },
  ]
  await tables.from('price_list').upsert(priced).throwOnError()
  await tables.from('price_ways').upsert({ town: 'George', way_cents: 9_000 }).throwOnError()
  const publish = (prices_published: boolean) =>
    tables.from('business_settings').update({ prices_published }).eq('id', 1).throwOnError()
  const priceText = /R\u00a0(450|800)/
  const article = '/blog/mould-in-a-coastal-winter'
  for (const path of ['/', '/services', '/george', '/mossel-bay', '/booking', article])
    expect(await words(path), path).not.toMatch(priceText)
  await publish(true)
  await expect.poll(() => words('/'), soon).toMatch(/From R\u00a0450\s*A 2-bedroom home\s*Who comes/)
  for (const path of ['/booking', '/facebook-service-ad'])
    await expect
      .poll(() => words(path), soon)
      .toContain('A 2-bedroom home from\u00a0R\u00a0450, windows from\u00a0R\u00a0380')
  await expect.poll(() => words('/services'), soon).toContain('From R\u00a0800')
  await expect
    .poll(() => words(article), soon)
    .toContain('Deep clean from\u00a0R\u00a0800, in Mossel\u00a0Bay')
  await expect.poll(() => words('/george'), soon).toContain('Residential Clean, from\u00a0R\u00a0540')
  await expect.poll(() => words('/mossel-bay'), soon).toContain('Residential Clean, from\u00a0R\u00a0450')
  expect(await words('/george')).toMatch(
    /In George, with the drive\s*From R\u00a0540\s*A 2-bedroom home(?!;)/,
  )
  expect(await words('/mossel-bay')).toMatch(/In Mossel Bay, no travel charge\s*From R\u00a0450/)
  // The least is what it costs where the way is free, and says so; elsewhere the drive is in it.
  for (const path of ['/', '/services'])
    expect(await words(path), path).toContain('Prices in Mossel Bay; elsewhere the drive is added.')
  expect(await words('/facebook-service-ad')).toContain('R\u00a0380, in Mossel\u00a0Bay')
  expect(await words('/george')).toContain('The drive to George is in these prices.')
  expect(await words('/mossel-bay')).not.toContain('The drive to')
  await publish(false)
  for (const path of ['/', '/services', '/george', '/mossel-bay', article])
    await expect.poll(() => words(path), soon).not.toMatch(priceText)
})

test('promotions that run stand on home, services and booking; a paused one does not', async () => {
  const offers = async (path: string) =>
    only(await pageNow(path), 'aside[aria-label="Running now"]').textContent
  for (const path of ['/', '/services', '/booking']) {
    // A special rests beside a list that says no more; the list of the last test has gone when it is back.
    await expect.poll(() => offers(path), soon).toMatch(/R\s?950 for a 2-bedroom house or small office\./)
    expect(await offers(path), path).toMatch(/15% off\s*your first clean with us\./)
  }
  const blocks = (await pageNow('/services')).querySelectorAll('.service-offer')
  expect(blocks.map(block => [block.closest('article')?.textContent, block.textContent])).toEqual([
    [expect.stringMatching(/^Deep Clean/), expect.stringMatching(/^Special: R\s950 for a 2-bedroom/)],
    [expect.stringMatching(/^Post-Construction/), expect.stringMatching(/^10% off if it is your first/)],
  ])
  const promotions = () => site.server.tables.from('promotions')
  await promotions().upsert({ name: 'first_clean', is_on: false, percent: 15 }).throwOnError()
  await expect.poll(() => words('/'), soon).not.toContain('your first clean with us.')
  await promotions().delete().eq('name', 'first_clean').throwOnError()
  await expect.poll(() => words('/'), soon).toContain('your first clean with us.')
})

test('the special stands in the list of each town, with the drive where that costs something', async () => {
  const { tables } = site.server
  const deep = { kind: 'residential-deep', price_from_cents: 120_000, included_size: 2, per_unit_cents: 0 }
  await tables.from('price_list').upsert(deep).throwOnError()
  await tables.from('price_ways').upsert({ town: 'George', way_cents: 9_000 }).throwOnError()
  const publish = (prices_published: boolean) =>
    tables.from('business_settings').update({ prices_published }).eq('id', 1).throwOnError()
  await publish(true)
  const inBoth = /from\sR\s1\s200\s+special from R\s950/
  await expect.poll(() => words('/mossel-bay'), soon).toMatch(inBoth)
  await expect.poll(() => words('/george'), soon).toMatch(/from\sR\s1\s290\s+special from R\s1\s040/)
  await tables
    .from('promotions')
    .upsert({ name: 'deep_clean', is_on: false, price_cents: 95_000, covers: 'a flat' })
    .throwOnError()
  for (const path of ['/mossel-bay', '/george'])
    await expect.poll(() => words(path), soon).not.toContain('special from')
  await tables.from('promotions').delete().eq('name', 'deep_clean').throwOnError()
  await expect.poll(() => words('/mossel-bay'), soon).toMatch(inBoth)
  await publish(false)
  await expect.poll(() => words('/mossel-bay'), soon).not.toContain('special from')
})

test('when, where, how to pay, from how much and who comes are each a link at home; a day closed meanwhile is none', async () => {
  const glance = only(await pageNow('/'), 'section[aria-label="At a glance"]')
  const links = glance.querySelectorAll('dl a')
  expect(links).toHaveLength(5)
  expect(links[0]?.textContent).toMatch(/^\w{3} \d+ \w{3}, \d\d:00$/)
  expect(links[3]?.textContent).toMatch(/^From R/)
  expect(links[4]?.textContent).toBe('Fully insured')
  expect(glance.querySelectorAll('ol > li')).toHaveLength(14)
  expect(only(glance, 'a.is-next').getAttribute('href')).toBe(links[0]?.getAttribute('href'))
  // For a home: three hours from four o'clock are none of them.
  const counts = [...glance.querySelectorAll('a.key')].map(key =>
    Number(key.textContent?.match(/(\d) times? free/)?.[1]),
  )
  expect(Math.max(...counts)).toBe(4)

  let day = addDays(todayAt(new Date()), 4)
  while (closedReason(day, new Date()) || isSaturday(day)) day = addDays(day, 1)
  const keys = async () => linksNamed(await pageNow('/'), `${formatDayOfYear(day)}, `).length
  expect(await keys()).toBe(1)
  const overrides = () => site.server.tables.from('day_overrides')
  await overrides().upsert({ day, is_open: false, reason: 'At the beach' }).throwOnError()
  await expect.poll(keys, soon).toBe(0)
  await overrides().delete().eq('day', day).throwOnError()
  await expect.poll(keys, soon).toBe(1)
})

test('what clients said without a day is quoted on no page that sells', async () => {
  const quotes = ['/services', '/marketing', '/facebook-ad', '/facebook-service-ad'].map(async path =>
    only(await pageNow(path), 'main')
      .querySelectorAll('figure:has(blockquote)')
      .map(({ textContent }) => textContent),
  )
  expect(await Promise.all(quotes)).toEqual([[], [], [], []])
})
