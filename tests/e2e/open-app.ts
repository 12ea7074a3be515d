// Moving in the app that is open already. Loading it costs as much as everything else that a test does with it.
import type { Page } from '@playwright/test'
import { authPageWords } from '#content/sign-in.ts'
import { limit } from '#tests/limits.ts'
import { sessionKey } from '#web/browser/session-keys.ts'

/**
 * To a screen as after loading it: what was on view, read or kept is gone, and somebody may have taken another's place. The
 * app does it as when another tab signs out and in again.
 */
export async function arriveAt(page: Page, path: string, session: string) {
  // A screen that is still there would ask on behalf of nobody.
  await leaveScreen(page)
  await page.evaluate(enter, { key: sessionKey, session, path })
  // What one tab tells another can get lost on a busy machine; the session is kept all the same.
  const gone = { state: 'detached', timeout: limit(10_000) } as const
  await wayHome(page)
    .waitFor(gone)
    .catch(() => page.goto(path))
}

const wayHome = (page: Page) => page.getByRole('link', { name: authPageWords.home })

/** To where nothing of the office or of a client is on view. */
export async function leaveScreen(page: Page) {
  await page.evaluate(leave)
  await wayHome(page).waitFor()
}

/** To another screen of the app, as by a link in it: what it has read lately is not read again. */
export async function goTo(page: Page, path: string) {
  if (/^\/(crm|admin|dashboard)\b/.test(path) && (await isAppOpen(page))) await page.evaluate(open, path)
  else await page.goto(path)
}

export const isAppOpen = (page: Page) =>
  page.evaluate(() => Boolean(document.getElementById('app')?.childElementCount))

function leave() {
  for (const close of document.querySelectorAll<HTMLElement>('.toast [aria-label="Close"]')) close.click()
  history.pushState(null, '', '/auth?reset')
  dispatchEvent(new PopStateEvent('popstate'))
}

function enter({ key, session, path }: { key: string; session: string; path: string }) {
  sessionStorage.clear()
  localStorage.clear()
  localStorage.setItem(key, session)
  history.pushState(null, '', path)
  const tabs = new BroadcastChannel(key)
  tabs.postMessage({ event: 'SIGNED_OUT', session: null })
  tabs.close()
}

function open(path: string) {
  history.pushState(null, '', path)
  dispatchEvent(new PopStateEvent('popstate'))
}
