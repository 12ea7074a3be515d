// The people of the business, from the first entry to the last, on a phone and on a laptop.

import { newSurname, signInAsStaff } from './customer-steps.ts'
import { expect, fill, test, toast } from './house.ts'

test('staff add, edit, refer, delete and bring back a customer', async ({ page, server }) => {
  await signInAsStaff(page, server)
  const surname = newSurname()
  await page.goto('/crm/customers/new')

  await page.getByRole('button', { name: 'Add Customer' }).click()
  await expect(toast(page, 'Error')).toContainText('First name and last name are required')
  await expect(page.getByLabel('First name')).toBeFocused()
  await fill(page, { 'First name': 'Bronwyn', 'Last name': surname, 'Phone (optional)': '12' })
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue(surname)
  await page.getByRole('button', { name: 'Add Customer' }).click()
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await page.getByRole('button', { name: 'Reset Form' }).click()
  await expect(page.getByLabel('Last name')).toHaveValue('')
  await fill(page, { 'First name': 'Bronwyn', 'Last name': surname, 'Phone (optional)': '082 555 0118' })
  await page.getByRole('button', { name: 'Add Customer' }).dblclick()
  await expect(toast(page, 'Customer added successfully!')).toBeVisible()

  const panel = page.locator('.panel')
  await expect(panel.getByRole('heading', { name: `Bronwyn ${surname}` })).toBeVisible()
  await panel.getByRole('button', { name: 'Edit' }).first().click()
  await page.getByLabel('City').fill('Hartenbos')
  await expect(panel.getByText('City changed')).toBeVisible()
  await panel.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Customer updated successfully')).toBeVisible()
  await expect(panel.getByText('Hartenbos')).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeHidden()

  await page.getByRole('searchbox').fill('082-555-0118')
  const named = (action: string) => page.getByLabel(`${action} Bronwyn ${surname}`).locator('visible=true')
  await named('Add Referral for').click()
  await expect(toast(page, 'Referral count incremented!')).toBeVisible()
  await named('Delete').click()
  const dialog = page.getByRole('dialog', { name: `Delete Bronwyn ${surname}?` })
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Customer deleted successfully')).toBeVisible()
  await expect(page.getByText('No customers found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, `Bronwyn ${surname} is back`)).toBeVisible()
  await expect(named('Delete')).toBeVisible()

  const { data } = await server.tables
    .from('customers')
    .select('city, phone, referral_count')
    .eq('last_name', surname)
  expect(data).toEqual([{ city: 'Hartenbos', phone: '+27825550118', referral_count: 1 }])
})
