// Faults that only an iPhone's browser had, at a phone's width.
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limit } from '#tests/limits.ts'
import { handsOf } from './hands.ts'
import { openSmallHouse, password, type SmallHouse } from './small-house.ts'
import { type OtherBrowser, startWebKit, webKitPath } from './webkit.ts'

const isHere = existsSync(webKitPath)
let house: SmallHouse
let browser: OtherBrowser
beforeAll(async () => {
  if (!isHere) return
  house = await openSmallHouse()
  browser = await startWebKit({ width: 390, height: 844 })
}, limit(120_000))
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

// Adverts are saved by those of the office; a visitor sees the offer.
test.runIf(isHere)('somebody of the office signs in', async () => {
  const hands = handsOf(browser)
  await browser.open(`${house.server.url}/auth`)
  await hands.fill('Email', house.staff.email)
  await hands.fill('Password', password)
  await hands.press('Sign In')
  await hands.reads(house.clean.name)
})

test.runIf(isHere).for(['/marketing', '/facebook-ad', '/facebook-service-ad'])(
  '%s is saved with its picture',
  async page => {
    await browser.open(house.server.url + page)
    const file = await browser.run(() => document.querySelector<HTMLElement>('[data-poster]')?.dataset.poster)
    await browser.click('[data-act="save"]')
    await vi.waitFor(async () => expect(await noticeOf()).toMatch(/^Image downloaded!/i), 30_000)
    await vi.waitFor(async () => expect(await readdir(browser.downloads)).toContain(file), 30_000)
    // Without its picture none reaches 120 KB.
    expect((await stat(path.join(browser.downloads, String(file)))).size).toBeGreaterThan(150_000)
  },
)

const noticeOf = () => browser.run(() => document.querySelector('[data-toasts]')?.textContent ?? '')

test.runIf(isHere)("the gallery's dialog is as high as what it shows", async () => {
  await browser.open(`${house.server.url}/gallery`)
  await browser.click('[data-open]')
  const shown = () =>
    browser.run(() => {
      const dialog = document.querySelector('.viewer')
      return {
        dialog: dialog?.clientHeight ?? 0,
        picture: dialog?.querySelector('img')?.getBoundingClientRect().height ?? 0,
      }
    })
  await vi.waitFor(async () => expect((await shown()).picture).toBeGreaterThan(100), 30_000)
  const { dialog, picture } = await shown()
  expect(dialog - picture).toBeLessThan(120)
})

test.runIf(isHere)('the town stands on one line above the slogan, under the name in the header', async () => {
  await browser.open(house.server.url)
  const lines = await browser.run(() => {
    const text = document.querySelector<HTMLElement>('.hero-id p')
    return text ? text.offsetHeight / Number.parseFloat(getComputedStyle(text).lineHeight) : 0
  })
  expect(Math.round(lines)).toBe(1)
})
