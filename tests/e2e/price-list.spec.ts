// The owner's price list in the Admin Console.
import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/server-process.ts'
import { axeFindings, comeBack, expect, longStep, toast } from './house.ts'
import { newStaff } from './office-steps.ts'
import { test } from './quotes-office-steps.ts'

test.describe.configure({ lock: 'prices' })

async function openAdmin(page: Page, server: ServerProcess, path: string) {
  const { email } = await newStaff(server, 'admin')
  await comeBack(page, email, path)
}

const priceOf = async ({ tables }: ServerProcess, kind: string) =>
  (await tables.from('price_list').select('price_from_cents, included_size, per_unit_cents').eq('kind', kind))
    .data

test('the owner writes her price list over what she saw, keeps or publishes it, and sees what changed', async ({
  page,
  server,
}) => {
  const kind = 'carpet-clean'
  await server.tables.from('price_list').delete().eq('kind', kind)
  await openAdmin(page, server, '/admin/settings')
  const list = page.getByRole('region', { name: 'Price list' })
  const carpet = list.getByRole('group').filter({ hasText: /^Carpet/ })
  await expect(carpet).toContainText('No price yet')
  await carpet.getByText('Carpet', { exact: true }).click()
  const form = list.getByRole('form', { name: 'Price: Carpet' })
  await form.getByLabel('Price from (R)').fill('twelve')
  await form.getByRole('button', { name: 'Save price' }).click()
  await expect(form.getByLabel('Price from (R)')).toHaveAccessibleDescription(/Rand and cents/)
  await form.getByLabel('Price from (R)').fill('650')
  await form.getByLabel('Covers up to (size)').fill('2')
  await form.getByLabel('Each one more (R)').fill('120,50')
  await form.getByRole('button', { name: 'Save price' }).click()
  await expect(toast(page, 'Price saved')).toBeVisible()
  await expect(carpet).toContainText('from R 650.00 up to 2 rooms, R 120.50 each more')
  expect(await priceOf(server, kind)).toEqual([
    { price_from_cents: 65_000, included_size: 2, per_unit_cents: 12_050 },
  ])

  // A colleague was quicker.
  await server.tables.from('price_list').update({ included_size: 3 }).eq('kind', kind)
  await form.getByLabel('Price from (R)').fill('700')
  await form.getByRole('button', { name: 'Save price' }).click()
  await expect(form.getByRole('alert')).toContainText('Covers up to (size) 3')
  await form.getByRole('button', { name: 'Save price' }).click()
  await expect
    .poll(() => priceOf(server, kind))
    .toEqual([{ price_from_cents: 70_000, included_size: 3, per_unit_cents: 12_050 }])

  await longStep('travel, what changed when, and axe', async () => {
    await list.getByText('Travel to George', { exact: true }).click()
    const way = list.getByRole('form', { name: 'Travel to George' })
    await way.getByLabel('Price of travel (R)').fill('80')
    await way.getByRole('button', { name: 'Save price' }).click()
    await expect(list.getByText('R 80.00', { exact: true })).toBeVisible()
    await way.getByLabel('Price of travel (R)').fill('')
    await way.getByRole('button', { name: 'Save price' }).click()
    await expect(list.getByRole('group').filter({ hasText: /^Travel to George/ })).toContainText(
      'Costs nothing',
    )

    await list.getByText('What changed when', { exact: true }).click()
    const changes = list.getByRole('list', { name: 'What changed when' })
    await expect(changes.getByText('Price from: R 650.00 → R 700.00')).toBeVisible()
    await expect(changes.getByText('Price: R 80.00 → none')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
})

test('published prices are for everybody, and taken back they are the office’s alone', {
  tag: '@long',
}, async ({ page, server }) => {
  await server.tables.from('price_list').delete().eq('kind', 'window')
  await server.tables.from('price_list').insert({ kind: 'window', price_from_cents: 40_000 })
  await openAdmin(page, server, '/admin/settings')
  const known = async () => (await server.tables.rpc('published_prices')).data !== null
  await expect(page.getByText('Only you and your staff see them.')).toBeVisible()
  expect(await known()).toBe(false)
  await page.getByText('Publish', { exact: true }).click()
  await expect(toast(page, 'The prices are published')).toBeVisible()
  await expect(page.getByText('Pages say “from R …”')).toBeVisible()
  expect(await known()).toBe(true)
  await page.getByText('Keep to myself', { exact: true }).click()
  await expect(toast(page, 'The prices are yours alone')).toBeVisible()
  expect(await known()).toBe(false)
})

test('an extra has its price beside its minutes', { tag: '@long' }, async ({ page, server }) => {
  await server.tables.from('clean_extras').update({ price_cents: null }).eq('key', 'oven')
  await openAdmin(page, server, '/admin/settings')
  const extra = page.getByRole('group').filter({ hasText: /^Extras: .*oven/i })
  await expect(extra).toContainText('no price yet')
  await extra.getByText(/^Extras: /).click()
  await extra.getByLabel('Price (R)').fill('120')
  await extra.getByRole('button', { name: 'Save extra' }).click()
  await expect(extra).toContainText('R 120.00')
  const { data } = await server.tables.from('clean_extras').select('price_cents').eq('key', 'oven')
  expect(data).toEqual([{ price_cents: 12_000 }])
})
