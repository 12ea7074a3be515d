// The plain forms while the database is away: kind words, nothing typed is lost, and the same press works later.
import { test as base, expect, type Page } from '@playwright/test'
import { type Cluster, startCluster } from '#tests/cluster.ts'
import { limit } from '#tests/limits.ts'
import { startServerProcess } from '#tests/server-process.ts'
import { publicForms, tryAgain } from './public-forms.ts'

const test = base.extend<object, { cluster: Cluster | undefined; site: string }>({
  cluster: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const cluster = await startCluster()
      await use(cluster)
      await cluster?.stop()
    },
    { scope: 'worker', timeout: limit(60_000) },
  ],
  site: [
    async ({ cluster }, use) => {
      if (!cluster) return use('')
      const server = await startServerProcess({ DATABASE_URL: cluster.urlOf('postgres') })
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: limit(120_000) },
  ],
  baseURL: async ({ site }, use) => use(site),
})
test.use({ javaScriptEnabled: false })
// tests/wire/forms/failed-forms.test.ts tries each form, tests/faults/postgres-away.test.ts a PostgreSQL that goes and returns.
test.skip(!process.env.EVERYTHING, 'Walked in the long run; npm test asks the same of the server.')

const newsletter = {
  path: '/newsletter',
  send: 'Sign me up',
  failed: tryAgain,
  kept: { label: 'Email address', text: 'lerato@home.example' },
  fill: (page: Page) => page.getByRole('main').getByLabel('Email address').fill('lerato@home.example'),
  place: '/newsletter#newsletter-page-thanks',
}

// Each with the place where its page says that it has arrived.
const forms = [...publicForms.map(form => ({ ...form, place: `${form.path}#sent` })), newsletter]

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
