// The service history, on a phone and on a laptop: added, found, paid and edited.

import { knowCustomer } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, expect, toast } from './house.ts'
import { openOfficeAt } from './office-booking-steps.ts'

const test = atTheDesk(alone)

test('staff add a service, find it, mark it paid and edit it', async ({ page, server }) => {
  const known = await knowCustomer(server)
  const name = `Bronwyn ${known.last_name}`
  await openOfficeAt(page, server, '/crm/services')
  await page.getByRole('button', { name: 'Add Service' }).click()
  const form = page.getByRole('form', { name: 'Add Service' })
  await expect(form.getByLabel('Duration (minutes)')).toHaveAttribute('placeholder', '120')
  await expect(form.getByLabel('Status', { exact: true })).toHaveValue('scheduled')
  await expect(form.getByLabel('Payment status')).toHaveValue('pending')
  await form.getByRole('button', { name: 'Add Service' }).click()
  await expect(toast(page, 'Error')).toContainText('Customer, service type, and date are required')

  await form.getByRole('combobox', { name: 'Customer' }).fill(known.last_name)
  await form.getByRole('option', { name }).click()
  await form.getByLabel('Service type').selectOption('Carpet cleaning')
  await form.getByLabel('Service date').fill('2026-12-01')
  await form.getByLabel('Price').fill('1 250,50')
  await form.getByLabel('Payment method').selectOption('EFT / bank transfer')
  await page.reload()
  await page.getByRole('button', { name: 'Add Service' }).click()
  await expect(form.getByLabel('Price')).toHaveValue('1 250,50')
  await form.getByRole('button', { name: 'Add Service' }).dblclick()
  await expect(toast(page, 'Service added successfully!')).toBeVisible()

  await page.getByLabel('Search by customer name or service type').fill(known.last_name)
  await expect(page.locator('.figures')).toContainText('1 250.50')
  await page.getByLabel(`Mark paid: Carpet cleaning for ${name}`).locator('visible=true').click()
  await page.getByRole('dialog', { name: 'How was it paid?' }).getByRole('button', { name: 'Cheque' }).click()
  await expect(toast(page, `${name}: paid`)).toBeVisible()
  // The row is rendered again once it is read, and the rows below move up.
  await expect(page.getByLabel(`Mark paid: Carpet cleaning for ${name}`)).toHaveCount(0)
  await page.getByLabel(`Edit Carpet cleaning for ${name}`).locator('visible=true').click()
  await page.getByLabel('Duration (minutes)').fill('90')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Service updated')).toBeVisible()
  const { data } = await server.tables
    .from('services')
    .select('price, payment_status, payment_method, duration_minutes, status')
    .eq('customer_id', known.id)
  expect(data).toEqual([
    {
      price: 1250.5,
      payment_status: 'paid',
      payment_method: 'check',
      duration_minutes: 90,
      status: 'scheduled',
    },
  ])

  await page.getByLabel('Search by customer name or service type').fill('zzyzx')
  await expect(page.getByText('No services found')).toBeVisible()
})

test('a double click on a form that closes opens no record that moved to its place', {
  tag: '@long',
}, async ({ page, server }) => {
  const known = await knowCustomer(server)
  const record = { customer_id: known.id, service_type: 'deep-cleaning', service_date: '2026-11-02' }
  await server.tables.from('services').insert(record)
  await openOfficeAt(page, server, '/crm/services')
  await page.getByRole('button', { name: 'Add Service' }).click()
  const form = page.getByRole('form', { name: 'Add Service' })
  await form.getByRole('combobox', { name: 'Customer' }).fill(known.last_name)
  await form.getByRole('option', { name: known.last_name }).click()
  await form.getByLabel('Service type').selectOption('Carpet cleaning')
  await form.getByLabel('Service date').fill('2026-12-01')
  await form.getByRole('button', { name: 'Add Service' }).click()
  await expect(form).toHaveCount(0)
  const row = page.locator('a[data-row]').locator('visible=true').first()
  await row.hover()
  // As the browser counts the second press of a double click.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  // Behind an open record it could not be filled in.
  await page.getByLabel('Search by customer name or service type').fill('Bronwyn')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await row.click()
  await expect(page).toHaveURL(/\/crm\/services\/\w+/)
})
