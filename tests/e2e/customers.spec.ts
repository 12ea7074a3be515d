// The people of the business, from the first entry to the last, on a phone and on a laptop.

import type { Page } from '@playwright/test'
import { knowCustomer, newSurname } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { expectNothingBeyond } from './edges.ts'
import { newPhone } from './hostile-steps.ts'
import { test as alone, expect, fill, toast } from './house.ts'
import { laptop } from './inbox-steps.ts'
import { openOfficeAt } from './office-booking-steps.ts'

const test = atTheDesk(alone)

test('staff add, edit, refer, delete and bring back a customer', async ({ page, server }) => {
  const surname = newSurname()
  const digits = newPhone().slice(3)
  await openOfficeAt(page, server, '/crm/customers/new')

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
  await fill(page, { 'First name': 'Bronwyn', 'Last name': surname, 'Phone (optional)': `0${digits}` })
  await page.getByRole('button', { name: 'Add Customer' }).dblclick()
  await expect(toast(page, 'Customer added successfully!')).toBeVisible()

  const panel = page.locator('.panel')
  await expect(panel.getByRole('heading', { name: `Bronwyn ${surname}` })).toBeVisible()
  await expect.poll(() => buttonsUnderToast(page)).toEqual([])
  await panel.getByRole('button', { name: 'Edit' }).first().click()
  await page.getByLabel('City').fill('Hartenbos')
  await expect(panel.getByText('City changed')).toBeVisible()
  await panel.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Customer updated successfully')).toBeVisible()
  await expect(panel.getByText('Hartenbos', { exact: true })).toBeVisible()
  await panel.getByRole('link', { name: 'Add booking' }).click()
  await expect(panel.getByLabel('Find the customer')).toHaveValue(`Bronwyn ${surname}`)
  await expect(page.getByLabel('Address')).toHaveValue('Hartenbos')
  await page.goBack()
  await expect(panel.getByRole('heading', { name: `Bronwyn ${surname}` })).toBeVisible()
  await panel.getByRole('button', { name: /^(Close|Back to )/ }).click()
  await expect(panel).toBeHidden()

  await page.getByRole('searchbox').fill(`0${digits.slice(0, 2)}-${digits.slice(2, 5)}-${digits.slice(5)}`)
  const found = page.locator('[data-row]')
  await expect(found).toHaveText([new RegExp(`^Bronwyn ${surname}`)])
  await found.click()
  await panel.getByRole('button', { name: 'Add Referral' }).click()
  await expect(toast(page, 'Referral count incremented!')).toBeVisible()
  await panel.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: `Delete Bronwyn ${surname}?` })
  await expect(dialog.getByRole('button', { name: 'Keep' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Customer deleted successfully')).toBeVisible()
  await expect(page.getByText('No customers found')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, `Bronwyn ${surname} is back`)).toBeVisible()
  await expect(found).toHaveCount(1)

  const { data } = await server.tables
    .from('customers')
    .select('city, phone, referral_count')
    .eq('last_name', surname)
  expect(data).toEqual([{ city: 'Hartenbos', phone: `+27${digits}`, referral_count: 1 }])
})

test('the figures share one line, and a long address breaks before its at sign', { tag: '@wide' }, async ({
  page,
  server,
}) => {
  const { last_name, email } = await knowCustomer(server, {
    email: 'bronwyn.van-der-westhuizen@guesthouses.example',
    phone: '+27825550177',
  })
  await openOfficeAt(page, server, `/crm/customers?q=${last_name}`)
  await expect(page.locator('[data-row]')).toHaveCount(1)
  const figures = page.locator('.figures > div')
  await expect(figures.getByText(/\d/)).toHaveCount(3)
  const tops = await figures.evaluateAll(all => all.map(part => part.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const [name] = String(email).split('@')
  await page.locator('[data-row]').click()
  const address = page.locator('.panel dd').getByText(String(email))
  await expect(address).toBeVisible()
  // Each part of the address is one piece of text; a broken one has two boxes.
  const boxes = await address.evaluate((shown, text) => {
    const node = [...shown.childNodes].find(part => part.textContent === text)
    const range = document.createRange()
    if (node) range.selectNodeContents(node)
    return range.getClientRects().length
  }, name)
  expect(boxes).toBe(1)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNothingBeyond(page, 'the person at 320 px')
  await page.keyboard.press('Escape')
  await expect(page.locator('.panel')).toHaveCount(0)
  await expectNothingBeyond(page, 'the people at 320 px')
})

test('a long list turns page by page, and after a change only what is seen is read again', async ({
  page,
  server,
}) => {
  await page.setViewportSize(laptop)
  const last_name = newSurname()
  const many = Array.from({ length: 51 }, (_, at) => ({ first_name: `Ann${at + 10}`, last_name }))
  await server.tables.from('customers').insert(many).throwOnError()
  await openOfficeAt(page, server, `/crm/customers?q=${last_name}`)
  const rows = page.locator('[data-row]')
  const pager = page.getByRole('navigation', { name: 'Pages', exact: true })
  await expect(pager).toContainText('1 to 25, sorted by name')

  await test.step('a sorted list keeps the focus on the head that sorts it', async () => {
    const since = page.getByRole('button', { name: 'Sort by since' })
    await since.press('Enter')
    await expect(pager).toContainText('1 to 25, sorted by since')
    await expect(since).toBeFocused()
    await page.getByRole('button', { name: 'Sort by name' }).click()
  })
  await test.step('a page that cannot be read leaves the one before it', async () => {
    await page.route('**/rpc/search_customers*', route => route.abort())
    await pager.getByRole('button', { name: 'Next' }).click()
    await expect(pager).toContainText('Nothing is lost.')
    await expect(rows.first()).toHaveText(`Ann10 ${last_name}`)
    await page.unroute('**/rpc/search_customers*')
  })
  await test.step('the page on screen is read again, and the first, not those in between', async () => {
    for (const shown of ['26 to 50', '51 to 51']) {
      await pager.getByRole('button', { name: 'Next' }).click()
      await expect(pager).toContainText(shown)
    }
    // Anywhere in the row.
    await page.locator('.list-table tbody td').nth(3).click()
    const read: unknown[] = []
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().includes('/rpc/search_customers'))
        read.push(request.postDataJSON().after?.first_name)
    })
    await page.locator('.panel').getByRole('button', { name: 'Add Referral' }).click()
    await expect(toast(page, 'Referral count incremented!')).toBeVisible()
    await expect.poll(() => read.toSorted()).toEqual(['Ann59', undefined])
  })
  await test.step('a page that has become empty gives way to the one before it', async () => {
    await page.locator('.panel').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(pager).toContainText('26 to 50')
  })
})

/** Of a panel's own buttons those on which a message lies; none at all is no answer. */
function buttonsUnderToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (part: Element) => part.getBoundingClientRect()
    const toasts = [...document.querySelectorAll('.toast')].map(boxOf)
    const buttons = [...document.querySelectorAll('.panel .button')]
    if (toasts.length === 0 || buttons.length === 0) return ['no toast, or no button']
    const isUnder = (box: DOMRect) =>
      toasts.some(
        ({ left, right, top, bottom }) =>
          box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      )
    return buttons.filter(button => isUnder(boxOf(button))).map(({ textContent }) => textContent)
  })
}
