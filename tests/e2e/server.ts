// Playwright's test, with one real server and its post office for each worker; pages open relative to it. Tests with the
// same needs share a worker: every further need costs the start of another server and browser.
import { setTimeout } from 'node:timers/promises'
import { test as base, expect, type Page } from '@playwright/test'
import { limit } from '#tests/limits.ts'
import { type MailServer, startMailServer } from '#tests/mail/mail-server.ts'
import { type Site, startSite } from '#tests/start-site.ts'

// The guest of booking-steps.ts comes back in each test: what she asked for in the last one is answered.
const guestEmail = 'lerato@example.com'

// The office's worker fetches and keeps all its files once more in each new browser, a third of what a page of the office
// costs: only where a file is about it.
const aboutTheWorker = /\/(job-sheet|today|notices)\.spec\.ts$/

export const test = base.extend<{ answered: undefined }, { server: Site; post: MailServer }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const post = await startMailServer()
      await use(post)
      await post.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ post }, use) => {
      // Notices go to the push service of a test, on this machine.
      const given = { SMTP_URL: post.url, PUSH_PRIVATE_HOSTS: 'on' }
      const server = await startSite({ RATE_LIMIT_SCALE: '1000', ...given })
      await use(server)
      await server.stop()
    },
    // A first start on a busy machine takes its time.
    { scope: 'worker', timeout: limit(120_000) },
  ],
  answered: [
    async ({ server }, use) => {
      await use(undefined)
      const requests = server.tables.from('bookings').update({ status: 'confirmed' })
      await requests.match({ status: 'pending', guest_email: guestEmail })
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await slowDown(page, Number(process.env.SLOW_BROWSER ?? 1))
    await use(page)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  serviceWorkers: async ({}, use, { file }) => use(aboutTheWorker.test(file) ? 'allow' : 'block'),
  baseURL: async ({ server }, use) => use(server.url),
})

// SLOW_BROWSER=6 tries a test as in a browser six times slower, whose reads come late and in any order: it shows what the
// test takes for granted of the pace.
async function slowDown(page: Page, rate: number) {
  if (rate <= 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.route('**/rest/v1/**', async route => {
    await setTimeout(Math.random() * rate * 200)
    await route.fallback().catch(() => {})
  })
}

/** A step of the long run: cheaper tests hold what it asks (docs/decisions/0107-walks-of-the-long-run.md and 0114-fewer-walks.md). */
export const longStep = async (title: string, body: () => Promise<unknown>) => {
  if (process.env.EVERYTHING) await test.step(title, body)
}

export { expect }
