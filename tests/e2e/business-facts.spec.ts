// Your business in the Admin Console: the owner's facts, from the form to the pages.
import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/server-process.ts'
import { axeFindings, comeBack, expect, fill, ownHouse, toast } from './house.ts'
import { newStaff } from './office-steps.ts'

const test = ownHouse()

async function openBusiness(page: Page, server: ServerProcess) {
  const { email } = await newStaff(server, 'admin')
  await comeBack(page, email, '/admin/business')
  await expect(page.getByRole('heading', { name: 'Still an example' })).toBeVisible()
  return email
}

const examples = (page: Page) => page.getByRole('region', { name: 'Still an example' })
const save = (page: Page) => page.getByRole('button', { name: 'Save facts' }).click()

test('facts are saved over what was seen, and the pages, the office and the next visit say them', async ({
  page,
  server,
}) => {
  await openBusiness(page, server)
  await expect(examples(page)).toContainText('Example Bank')
  await fill(page, { 'Name of the business': 'Fynbos & Sons', Phone: '12' })
  await save(page)
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused()
  await server.tables.from('business_facts').update({ street: '7 Lagoon Road' }).eq('id', 1)
  await fill(page, { Phone: '044 555 0101' })
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Street 7 Lagoon Road')
  await save(page)
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(examples(page)).not.toContainText('044 000 0000')
  expect(await axeFindings(page)).toEqual([])

  await expect(async () => {
    await page.goto('/contact')
    await expect(page.getByText('044 555 0101').first()).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('img', { name: 'Fynbos & Sons' }).first()).toBeVisible()
  await expect(page.getByText('7 Lagoon Road').first()).toBeVisible()
  await expect(page).toHaveTitle(/Fynbos & Sons/)
  // An island takes them up with the page.
  await page.goto('/booking')
  await expect(page.locator('body')).not.toContainText(/Coastal Clean|044 000 0000/)
  await server.tables
    .from('business_facts')
    .update({ name: null, phone: null, street: null })
    .eq('id', 1)
    .throwOnError()
})
