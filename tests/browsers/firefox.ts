// Firefox from Debian's package (firefox-esr), without a screen.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import puppeteer from 'puppeteer-core'
import type { OtherBrowser, Size } from './webkit.ts'

export const firefoxPath = '/usr/bin/firefox-esr'

export async function startFirefox(size: Size): Promise<OtherBrowser> {
  const downloads = await mkdtemp(path.join(tmpdir(), 'firefox-'))
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath: firefoxPath, headless: true },
    extraPrefsFirefox: {
      // As on a phone, its scroll bars take no room.
      ...{ 'ui.useOverlayScrollbars': 1, 'pdfjs.disabled': true },
      ...{ 'browser.download.folderList': 2, 'browser.download.dir': downloads },
    },
  })
  const page = await browser.newPage()
  await page.setViewport(size)
  return {
    downloads,
    open: async address => void (await page.goto(address, { waitUntil: 'load' })),
    run: (act, ...given) => page.evaluate(act as never, ...given) as never,
    click: async selector => {
      // A window that the page has opened may lie above it.
      await page.bringToFront()
      await page.click(selector)
    },
    type: (selector, text) => page.type(selector, text),
    resize: wanted => page.setViewport(wanted),
    shoot: async file => void (await page.screenshot({ path: file as `${string}.png` })),
    close: async () => {
      await browser.close()
      await rm(downloads, { recursive: true, force: true })
    },
  }
}
