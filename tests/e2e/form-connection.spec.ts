// A public form on a bad connection: kept on the device, sent again by itself, stored once.
import type { Page } from '@playwright/test'
import { expect, openForm, test } from './house.ts'
import { publicForms } from './public-forms.ts'

// All are one engine (src/web/forms/forms.test.ts): one of them here, each in npm run test:long.
for (const form of process.env.EVERYTHING ? publicForms : publicForms.slice(0, 1))
  test(`${form.path} goes out by itself once there is a connection, says so meanwhile, and arrives once`, async ({
    page,
    context,
    server,
  }) => {
    const rows = async () => (await server.tables.from(form.table).select('id')).data ?? []
    const before = await rows()
    await openForm(page, form.path, form.draft)
    await form.fill(page)
    const main = page.getByRole('main')
    await context.setOffline(true)
    await main.getByRole('button', { name: form.send }).click()
    await expect(main.getByRole('status').filter({ hasText: 'kept' })).toContainText(
      'when you are back online',
    )
    const answer = await holdRequests(page, form.table)
    await context.setOffline(false)
    const busy = main.getByRole('button', { name: form.busy, exact: true })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await busy.click()
    answer()
    await expect(main.getByRole('status').getByRole('heading')).toBeVisible()
    expect(await rows()).toHaveLength(before.length + 1)
  })

/** The server takes its time; what comes back lets it answer. */
async function holdRequests(page: Page, table: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/rest/v1/${table}`, async route => {
    await promise
    await route.continue()
  })
  return resolve
}
