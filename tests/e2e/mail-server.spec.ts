import { test as base } from '@playwright/test'
import { limit } from '#tests/limits.ts'
import { type MailServer, startMailServer } from '#tests/mail/mail-server.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'
import { expect, fill, goodPassword, newAddress, toast } from './house.ts'

const secret = 'gull over the pier'

// A server to which nobody has told a mail server, and one that it may be told of.
const test = base.extend<object, { server: ServerProcess; post: MailServer }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const post = await startMailServer({ password: secret })
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

test('an admin sets the mail server, tries it, and what waited goes out', async ({ page, server, post }) => {
  const [link = ''] = /http\S+\/auth\?setup=\S+/.exec(server.output()) ?? []
  const email = newAddress('owner')
  await page.goto(link)
  await fill(page, { Email: email, Password: goodPassword })
  await page.getByRole('button', { name: 'Become the admin' }).click()
  await expect(toast(page, 'You are the admin of this site.')).toBeVisible()
  await page.goto('/admin/mail')
  const missing = page.getByRole('status').filter({ hasText: 'No mail server is set up' })
  await missing.getByRole('link', { name: 'Mail server' }).click()
  await expect(page.getByText('None is set yet')).toBeVisible()

  await page.getByLabel('Host').fill('127.0.0.1')
  await page.getByLabel('Port').fill('22')
  await page.getByLabel('Encryption').selectOption('none')
  await page.getByLabel('User name').fill('owner')
  await page.getByLabel('Password').fill('gulls')
  await page.getByLabel('Letters come from').fill('hello@bay.example')
  const save = page.getByRole('button', { name: 'Save mail server' })
  await save.click()
  await expect(page.getByText('Mail servers listen on 465, 587, 25 or 2525.')).toBeVisible()
  await page.getByLabel('Port').fill(String(post.port))
  const test = page.getByRole('button', { name: 'Send a test to myself' })
  await test.click()
  await expect(page.getByText('Wrong user name or password.')).toBeVisible()
  await expect(page.getByText('The server said: 535')).toBeVisible()
  await page.getByLabel('Password').fill(secret)
  await test.click()
  await expect(page.getByText('Accepted. Look into your inbox')).toBeVisible()
  expect(post.arrivals.map(({ recipient }) => recipient)).toEqual([email])

  await save.click()
  await expect(toast(page, 'Letters go out through it from now on.')).toBeVisible()
  await expect(page.getByText('Kept; type a new one to change it.')).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveValue('')
  // Elsewhere in the office, without loading it again; and on a page that is.
  await expect(page.locator('meta[name="sends-mail"]')).toHaveAttribute('content', 'yes')
  const marked = async () => (await page.request.get('/admin')).text()
  await expect.poll(marked).toContain('name="sends-mail" content="yes"')
  await page.reload()
  await expect(page.getByText('Letters go out through this server.')).toBeVisible()

  await page.getByRole('button', { name: 'Remove this mail server' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(toast(page, 'Removed')).toBeVisible()
  await expect(page.getByText('None is set yet')).toBeVisible()
  await expect.poll(marked).toContain('name="sends-mail" content="no"')
})
