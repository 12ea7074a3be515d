// Playwright's test, with one real server for each worker; pages open relative to it.
import { test as base, expect } from '@playwright/test'
import { type ServerProcess, startServerProcess } from '#tests/server-process.ts'

export const test = base.extend<object, { server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServerProcess({ RATE_LIMIT_SCALE: '1000' })
      await use(server)
      await server.stop()
    },
    // A first start on a busy machine takes its time.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
})

export { expect }
