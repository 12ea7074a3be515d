import { test as base, expect } from '@playwright/test'
import { startServerProcess } from '#tests/server-process.ts'
import { chooseSlot, fillIn, freshDay, openForm, send } from './booking-steps.ts'

// The other tests book more often than a visitor may; this one meets the limit of a real site.
const test = base.extend<{ strictSite: string }>({
  strictSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServerProcess()
      await use(server.url)
      await server.stop()
    },
    { timeout: 120_000 },
  ],
  baseURL: async ({ strictSite }, use) => use(strictSite),
})

test('the fourth request within five minutes is asked to wait, and is not lost', async ({ page }) => {
  test.slow()
  await openForm(page)
  for (const _request of [1, 2, 3]) {
    await chooseSlot(page, freshDay())
    await fillIn(page)
    await send(page)
    await page.getByRole('button', { name: 'Book Another Clean' }).click()
  }
  await chooseSlot(page, freshDay())
  await send(page)
  await expect(page.getByRole('alert')).toContainText(
    'Please wait before submitting another booking request.',
  )
  await expect(page.getByLabel('Full name')).toHaveValue('Lerato Jacobs')
})
