// Bring in People on a phone: a spreadsheet of Excel is read, looked at, brought in, and undone.
import { knowCustomer, openGroup } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { axeFindings, comeBack, expect, longStep, ownersHouse, toast } from './house.ts'
import { newStaff } from './office-steps.ts'
import { goTo } from './open-app.ts'

// Whoever others brought would stand among these.
const test = atTheDesk(ownersHouse)
test.describe.configure({ lock: 'owner' })
test.beforeEach(() => test.slow())

test('people of a spreadsheet come in, are found, and go again', async ({ page, server }) => {
  const gert = { first_name: 'Gert', last_name: 'van der Merwe', phone: '+27829876543' }
  const { id } = await knowCustomer(server, gert)
  await knowCustomer(server, { first_name: 'Elna', last_name: 'Pienaar', phone: '+27446911234' })
  const addressOfGert = async () =>
    (await server.tables.from('customers').select('address').eq('id', id).single()).data?.address
  await comeBack(page, (await newStaff(server, 'admin')).email, '/admin/import')
  await expect(page.getByText('None yet.')).toBeVisible()
  // Semicolons and Windows-1252, as Excel writes them.
  await page.getByLabel('Choose a file').setInputFiles('tests/people-files/excel-semicolon.csv')

  const heap = (name: string) => page.getByRole('button', { name, exact: true })
  await expect(heap('2 new')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Columns of this file' }).click()
  const column = (head: string) => page.getByLabel(head, { exact: true }).locator('option:checked')
  await expect(column('Voornaam')).toHaveText('First name')
  await expect(column('Selfoon')).toHaveText('Phone')
  await expect(column('Last clean')).toHaveText('Day of the last clean')
  await page.getByLabel('Dorp').selectOption('Not needed')
  await page.getByRole('button', { name: 'Read with these columns' }).click()

  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(row('Renée Lötter')).toContainText('14 cleans so far · last on 3 Apr 2025')
  await expect(row('Sipho Dlamini')).toContainText('“12345” is no number or address that we can read')
  await heap('1 added to who is here').click()
  await expect(row('Gert van der Merwe')).toContainText('Adds address, postal code, cleans so far')
  await heap('6 left out').click()
  await expect(row('Oupa')).toContainText('Elna Pienaar has this number or address')
  await expect(row('Ann Smith')).toContainText('Line 6')
  await expect(row('Ann Smith')).toContainText('“ten” is no number of cleans')
  expect(await axeFindings(page)).toEqual([])
  await page.getByLabel('What becomes of Oupa').selectOption('New customer')
  await page.getByRole('button', { name: 'Bring in 4 people' }).click()
  await expect(toast(page, '3 people brought in')).toContainText('1 added to who was here, 5 left out')
  expect(await addressOfGert()).toBe('7 Church St')

  await longStep('they are found, and go again with all that came', async () => {
    const findRenee = async () => {
      await goTo(page, '/crm/customers')
      await page.getByRole('searchbox').fill('lotter')
    }
    await findRenee()
    await page.locator('[data-row]').filter({ hasText: 'Renée Lötter' }).first().click()
    const panel = page.locator('.panel')
    await openGroup(page, 'Credits')
    await openGroup(page, 'Timeline')
    await expect(panel.getByText('Cleans from before this system: 14.')).toBeVisible()
    await expect(panel.getByText('Last clean before this system: 3 Apr 2025.')).toBeVisible()
    await expect(panel.getByText('Agreed to marketing')).toBeVisible()

    await goTo(page, '/admin/import')
    await page.getByRole('button', { name: 'Undo excel-semicolon.csv' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await expect(toast(page, 'The import is undone')).toContainText('All is as it was before')
    await expect(row('excel-semicolon.csv')).toContainText('Undone')
    expect(await addressOfGert()).toBeNull()
    await findRenee()
    await expect(page.getByText('No customers found')).toBeVisible()
  })
})
