// The other tests send more often than a visitor may; these meet the limits of a real site.
import { test as base, expect } from '@playwright/test'
import { limit } from '#tests/limits.ts'
import { startSite } from '#tests/start-site.ts'

export const test = base.extend<object, { strictSite: string }>({
  strictSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startSite()
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: limit(120_000) },
  ],
  baseURL: async ({ strictSite }, use) => use(strictSite),
})

export { expect }
