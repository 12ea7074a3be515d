// A server to which nobody has told a mail server, and one that it may be told of.
import { test as base } from '@playwright/test'
import { limit } from '#tests/limits.ts'
import { type MailServer, startMailServer } from '#tests/mail/mail-server.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'

export const mailSecret = 'gull over the pier'

/** A worker, and with it a server, of its own: each makes its first admin. */
export const quietHouse = () =>
  base.extend<object, { server: ServerProcess; post: MailServer }>({
    post: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
      async ({}, use) => {
        const post = await startMailServer({ password: mailSecret })
        await use(post)
        await post.stop()
      },
      { scope: 'worker' },
    ],
    server: [
      async ({ post }, use) => {
        const server = await startSite({
          RATE_LIMIT_SCALE: '1000',
          SMTP_URL: '',
          SMTP_PORTS: String(post.port),
        })
        await use(server)
        await server.stop()
      },
      { scope: 'worker', timeout: limit(120_000) },
    ],
    baseURL: async ({ server }, use) => use(server.url),
  })

/** Where the first admin is made. */
export const setupLink = (server: ServerProcess) =>
  /http\S+\/auth\?setup=\S+/.exec(server.output())?.[0] ?? ''
