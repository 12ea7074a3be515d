// The estimate in the booking form. What pages say of prices and promotions: tests/pages/live-words.test.ts.
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { formatRand } from '#domain/money.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import {
  changeService,
  dayButton,
  fillIn,
  freshDay,
  openForm,
  send,
  slotChoice,
  turnTo,
} from './booking-steps.ts'
import { newPhone } from './hostile-steps.ts'
import { axeFindings, expect, longStep, newAddress, test } from './house.ts'

const priced = [
  {
    ...{ kind: 'residential-standard', price_from_cents: 45_000 },
    ...{ included_size: 2, per_unit_cents: 10_000 },
  },
  {
    ...{ kind: 'residential-deep', price_from_cents: 100_000 },
    ...{ included_size: 2, per_unit_cents: 15_050 },
  },
]

async function publish({ tables }: ServerProcess, prices_published: boolean) {
  const settings = tables.from('business_settings').update({ prices_published }).eq('id', 1)
  expect((await settings).error).toBeNull()
}

test.beforeAll(async ({ server }) => {
  expect((await server.tables.from('price_list').upsert(priced)).error).toBeNull()
  expect(
    (await server.tables.from('price_ways').upsert({ town: 'George', way_cents: 9_000 })).error,
  ).toBeNull()
  const extra = server.tables.from('clean_extras').update({ price_cents: 12_000 }).eq('key', 'garage')
  expect((await extra).error).toBeNull()
})
// Other tests share the server, and their pages show no price.
test.afterEach(({ server }) => publish(server, false))

async function comeForTheSpecial(page: Page) {
  await page.goto('/marketing')
  await page.getByRole('link', { name: 'Book this special' }).first().click()
  await expect(page.getByLabel('How many bedrooms?')).toHaveValue('2')
  await page.getByLabel('Which suburb?').selectOption('Blanco')
  await page.getByText('Anything on top?').click()
  await page.getByLabel(/garage/i).check()
}

test('the estimate in the form is what the server keeps with the request', async ({ page, server }) => {
  await publish(server, true)
  const scripts: Promise<Buffer>[] = []
  page.on('response', answer => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.body())
  })
  await page.goto('/booking', { waitUntil: 'networkidle' })
  await test.step('the form stays within 85 KB of script before the first tap', async () => {
    const bodies = await Promise.all(scripts)
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
    expect(bytes).toBeLessThanOrEqual(85 * 1024)
  })
  const estimate = page.getByRole('region', { name: 'What it may cost' })
  await test.step('what has no price yet is said', async () => {
    await page.getByRole('radio', { name: 'Deep clean' }).check()
    await expect(estimate).toContainText(
      'No travel charge in Mossel Bay; elsewhere it depends on your suburb.',
    )
    await changeService(page, 'Windows')
    await expect(estimate).toHaveCount(0)
  })
  await test.step('the first figure is the price that pages say', async () => {
    await changeService(page, 'Home clean')
    await expect(page.getByLabel('How many bedrooms?')).toHaveValue('2')
    await expect(estimate.getByRole('status')).toHaveText(/^About R\u00a0450, /)
  })
  await comeForTheSpecial(page)
  await test.step('another size than the special’s is told what it is for', async () => {
    await page.getByLabel('How many bedrooms?').selectOption('4')
    await expect(estimate).toContainText(/About R\u00a01\u00a0511, about/)
    await expect(estimate).toContainText(
      'The Deep Clean Special, R\u00a0950, is for a 2-bedroom house or small office.',
    )
    await estimate.getByRole('button', { name: 'Mine has 2 bedrooms' }).click()
    await expect(page.getByLabel('How many bedrooms?')).toHaveValue('2')
  })
  await expect(estimate.getByRole('status')).toHaveText(
    /^About R\u00a01\u00a0160 with the Deep Clean Special, about [\d½]+ hours; you get a firm quote\.$/,
  )
  await expect(estimate).toContainText(/Deep clean, 2 bedrooms\s*R\u00a01\u00a0000(?!\.)/)
  await expect(estimate).toContainText(/Travel to Blanco\s*R\u00a090(?!\.)/)
  await expect(estimate).toContainText(/Deep Clean Special\s*\u2212R\u00a050/)
  await test.step('what it comes to stays in sight while the rest is chosen', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const days = page.getByRole('group', { name: 'Which day?' })
    await days.scrollIntoViewIfNeeded()
    const shown = page
      .locator('.so-far, aside')
      .getByText(/about R\u00a01\u00a0160 with the Deep Clean Special$/)
    await expect(shown.locator('visible=true')).toBeInViewport({ ratio: 1 })
    const next = page.locator('.so-far a', { hasText: 'Which day?' })
    if (await next.isVisible()) {
      await next.click()
      await expect(days.getByText('Which day?')).toBeInViewport({ ratio: 1 })
    }
    const send = page.getByRole('button', { name: 'Send my request' })
    await send.scrollIntoViewIfNeeded()
    await expect(page.locator('.so-far')).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })
  expect(await axeFindings(page)).toEqual([])

  const [day, email] = [freshDay(), newAddress('estimate')]
  await turnTo(page, day)
  await dayButton(page, day).click()
  await slotChoice(page, '08:00-10:00').check()
  await fillIn(page, { Email: email, Phone: newPhone().replace('+27', '0') })
  await send(page)
  await expect(page.getByRole('heading', { name: /We have your request/ })).toBeVisible()
  await expect(
    page.getByText('About R\u00a01\u00a0160 with the Deep Clean Special, you approve the firm quote'),
  ).toBeVisible()
  await expect(page.getByText(/, Blanco$/)).toBeVisible()
  await expect(page.getByText('Choose a day that suits you.')).toBeHidden()
  const { data } = await server.tables
    .from('bookings')
    .select('estimate, offers')
    .eq('guest_email', email)
    .single()
  expect(data?.estimate).toMatchObject({ total_cents: 121_000, missing: [] })
  expect(data?.offers).toContainEqual(expect.objectContaining({ name: 'deep_clean', price_cents: 95_000 }))
  expect(data?.estimate.lines.map((line: { amount_cents: number }) => formatRand(line.amount_cents))).toEqual(
    ['R\u00a01\u00a0000.00', 'R\u00a0120.00', 'R\u00a090.00'],
  )
  await longStep('unpublished there is no estimate', async () => {
    await publish(server, false)
    await openForm(page)
    await page.getByRole('radio', { name: 'Deep clean' }).check()
    await expect(page.getByLabel('How many bedrooms?')).toBeVisible()
    await expect(estimate).toHaveCount(0)
  })
})
