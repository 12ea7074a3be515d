// What the office's worker does in its own time.
import { expect, type Page } from '@playwright/test'

/** The worker has all files of the page: from now on it opens without signal. */
export const untilKept = (page: Page) => expect.poll(() => page.evaluate(filesNotKept)).toEqual([])

async function filesNotKept() {
  const kept = (await (await caches.open('office')).keys()).map(({ url }) => url)
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  const needed = files.filter(name => name.includes('/assets/'))
  return [`${location.origin}/crm`, ...needed].filter(name => !kept.includes(name))
}
