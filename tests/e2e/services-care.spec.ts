// The service history when all is not well, and as axe sees it.

import type { Page } from '@playwright/test'
import { knowCustomer } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, axeFindings, expect, toast } from './house.ts'
import { openOfficeAt } from './office-booking-steps.ts'
import { goTo } from './open-app.ts'

const test = atTheDesk(alone)

test('what does not work is said in the specified words, and axe finds nothing', { tag: '@long' }, async ({
  page,
  server,
}) => {
  test.slow()
  const known = await knowCustomer(server)
  const row = {
    customer_id: known.id,
    service_type: 'window-cleaning',
    service_date: '2026-11-02',
    price: 300,
  }
  const { data } = await server.tables.from('services').insert(row).select('id').single()
  await openOfficeAt(page, server, `/crm/services/${data?.id}?q=${known.last_name}`)
  await expect(page.getByLabel('Price')).toHaveValue('300.00')
  expect(await axeFindings(page)).toEqual([])

  await page.route('**/rest/v1/services*', route => route.abort())
  await page.getByLabel('Price').fill('400')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Error')).toContainText('Failed to update service')
  await expect(page.getByLabel('Price')).toHaveValue('400')

  await goTo(page, '/crm/services')
  await page.getByRole('button', { name: 'Add Service' }).click()
  const form = page.getByRole('form', { name: 'Add Service' })
  await form.getByRole('combobox', { name: 'Customer' }).fill(known.last_name)
  await form.getByRole('option', { name: known.last_name }).click()
  await form.getByLabel('Service type').selectOption('Window cleaning')
  await form.getByLabel('Service date').fill('2026-12-01')
  await form.getByRole('button', { name: 'Add Service' }).click()
  await expect(toast(page, 'Error')).toContainText('Failed to add service. Please try again.')
  await expect(form.getByLabel('Service date')).toHaveValue('2026-12-01')

  await page.route('**/rest/v1/rpc/search_services*', route => route.abort())
  await page.reload()
  await expect(page.getByText('Failed to load service history')).toBeVisible()
})

test('two tabs that start from one draft add two services', async ({ page, context, server }) => {
  const known = await knowCustomer(server)
  const open = async (tab: Page) => {
    await tab.getByRole('button', { name: 'Add Service' }).click()
    return tab.getByRole('form', { name: 'Add Service' })
  }
  await openOfficeAt(page, server, '/crm/services')
  const form = await open(page)
  await form.getByRole('combobox', { name: 'Customer' }).fill(known.last_name)
  await form.getByRole('option', { name: known.last_name }).click()
  await form.getByLabel('Service type').selectOption('Window cleaning')
  await form.getByLabel('Service date').fill('2026-12-01')
  const second = await context.newPage()
  await second.goto('/crm/services')
  const other = await open(second)
  await expect(other.getByLabel('Service date')).toHaveValue('2026-12-01')
  await other.getByLabel('Service date').fill('2026-12-08')
  for (const [tab, filled] of [
    [page, form],
    [second, other],
  ] as const) {
    await filled.getByRole('button', { name: 'Add Service' }).click()
    await expect(toast(tab, 'Service added successfully!')).toBeVisible()
  }
  const { data } = await server.tables
    .from('services')
    .select('service_date')
    .eq('customer_id', known.id)
    .order('service_date')
  expect(data).toEqual([{ service_date: '2026-12-01' }, { service_date: '2026-12-08' }])
})
