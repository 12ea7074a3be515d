// The plain forms while the database is away: kind words, nothing typed is lost, and the same press works later.
import { test as base, expect, type Page } from '@playwright/test'
import { type Cluster, startCluster } from '#tests/cluster.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { fill } from './house.ts'
import { fillReferral, fillRegistration } from './reward-steps.ts'

const test = base.extend<object, { cluster: Cluster | undefined; site: string }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const cluster = await startCluster()
      await use(cluster)
      await cluster?.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    async ({ cluster }, use) => {
      if (!cluster) return use('')
      const server = await startServerProcess({ DATABASE_URL: cluster.urlOf('postgres') })
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
})
test.use({ javaScriptEnabled: false })

const tryAgain = 'Submission failed: Please try again in a moment'
type PlainForm = {
  path: string
  send: string
  failed: string
  // Where the page says that it has arrived.
  place: string
  kept: { label: string; text: string }
  fill(page: Page): Promise<void>
}

const forms: PlainForm[] = [
  {
    path: '/contact',
    send: 'Send Message',
    failed: 'Error: Failed to send message. Please try again.',
    place: '/contact#sent',
    kept: { label: 'Message', text: 'Three rooms and a stoep.' },
    fill: page =>
      fill(page, {
        Name: 'Lerato Jacobs',
        Email: 'lerato@home.example',
        Message: 'Three rooms and a stoep.',
      }),
  },
  {
    path: '/reviews/new',
    send: 'Submit Review',
    failed: tryAgain,
    place: '/reviews/new#sent',
    kept: { label: 'Your review', text: 'Windows like air.' },
    fill: async page => {
      await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
      const words = { 'Your email': 'lerato@home.example', 'Your review': 'Windows like air.' }
      await fill(page, { 'Your name': 'Lerato Jacobs', ...words })
    },
  },
  {
    path: '/loyalty/register',
    send: 'Join the programme',
    failed: tryAgain,
    place: '/loyalty/register#sent',
    kept: { label: 'Province', text: 'Western Cape' },
    fill: page => fillRegistration(page),
  },
  {
    path: '/referral',
    send: 'Send Referral',
    failed: tryAgain,
    place: '/referral#sent',
    kept: { label: "Friend's name", text: 'Ann Guest' },
    fill: page => fillReferral(page),
  },
  {
    path: '/newsletter',
    send: 'Sign me up',
    failed: tryAgain,
    place: '/newsletter#newsletter-page-thanks',
    kept: { label: 'E-mail address', text: 'lerato@home.example' },
    fill: page => page.getByRole('main').getByLabel('E-mail address').fill('lerato@home.example'),
  },
]

test('each form keeps what was typed while the database is away, and takes it when it is back', async ({
  context,
  cluster,
}) => {
  test.skip(!cluster, 'this machine has no PostgreSQL')
  test.slow()
  const opened = []
  for (const form of forms) {
    const page = await context.newPage()
    await page.goto(form.path)
    await form.fill(page)
    const main = page.getByRole('main')
    const press = () => main.getByRole('button', { name: form.send }).click()
    opened.push({
      form,
      page,
      press,
      field: main.getByRole('textbox', { name: form.kept.label }),
    })
  }
  await cluster?.crash()
  for (const { form, page, press, field } of opened) {
    await press()
    await expect(page.getByRole('main').getByRole('alert'), form.path).toHaveText(form.failed)
    await expect(field, form.path).toHaveValue(form.kept.text)
  }
  await cluster?.restart()
  for (const { form, page, press } of opened) {
    await press()
    await expect(page, form.path).toHaveURL(form.place)
  }
})
