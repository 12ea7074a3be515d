// The frame of the office: one address for each tab, everything by keyboard, everything at the thumb.

import type { Page } from '@playwright/test'
import { freshDay } from './booking-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, axeFindings, expect, longStep, newMember } from './house.ts'
import { openOfficeAt } from './office-booking-steps.ts'
import { bookClean, newStaff, openCrm } from './office-steps.ts'

const test = atTheDesk(alone)

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 900
const rail = (page: Page) => page.getByRole('complementary')
const openMore = async (page: Page) => {
  if (isPhone(page)) await page.getByRole('button', { name: /^More/ }).click()
}

test('each tab has an address, and the page says where one is', async ({ page, server }) => {
  await openCrm(page, (await newStaff(server)).email)
  const tabs = page.getByRole('navigation', { name: /^Office/ })
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Today')
  await tabs.getByRole('link', { name: 'Bookings' }).click()
  await expect(page).toHaveURL(/\/crm\/bookings$/)
  await expect(tabs.locator('[aria-current=page]')).toContainText('Bookings')
  await expect(page).toHaveTitle(/^Bookings/)
  await page.goBack()
  await expect(page).toHaveURL(/\/crm$/)
  await page.goto('/crm/nowhere')
  await expect(page).toHaveURL(/\/crm$/)
})

test('an admin goes to the console and back, staff see no way there', async ({ page, server }) => {
  await openCrm(page, (await newStaff(server, 'admin')).email)
  await openMore(page)
  await page.locator('[href="/admin/site"]').locator('visible=true').click()
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText('Admin Console')
  await page
    .getByRole('link', { name: /^Today/ })
    .locator('visible=true')
    .click()
  await expect(page).toHaveURL(/\/crm$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client Management')
  await longStep('staff see no way there', async () => {
    await page.goto('/auth?sign-out')
    await expect(page).toHaveURL(/\/$/)
    await openCrm(page, (await newStaff(server)).email)
    await expect(page.locator('a[href^="/admin"]')).toHaveCount(0)
    await openMore(page)
    await expect(page.getByRole('link', { name: 'Sign Out' }).locator('visible=true')).toBeInViewport()
    await page.getByRole('link', { name: 'Website figures' }).locator('visible=true').click()
    await expect(page).toHaveURL(/\/analytics$/)
  })
})

test('anyone is found by name or number, and opened', async ({ page, server }) => {
  const clean = await bookClean(server, freshDay(), { name: 'Zodwa Lötter' })
  await openCrm(page, (await newStaff(server)).email)
  if (isPhone(page)) await page.getByRole('button', { name: 'Find anyone' }).click()
  else await page.keyboard.press('/')
  const field = page.getByLabel('Name, email or phone')
  await expect(field).toBeFocused()
  await field.fill('lötter')
  const found = page.getByRole('list', { name: 'Found' }).getByRole('link')
  await expect(found).toHaveCount(2)
  await field.fill(clean.phone.replace('+27', '0'))
  await expect(found.first()).toContainText('Zodwa Lötter')
  await page.keyboard.press('ArrowDown')
  await expect(found.first()).toBeFocused()
  await expect(found.first()).toHaveAttribute('href', `/crm/customers/${clean.customerId}`)
  await field.fill('nobody at all')
  await expect(page.getByText('Nobody matches “nobody at all”.')).toBeVisible()
  await page.route('**/rpc/find_people', route => route.abort())
  await field.fill('somebody')
  await expect(page.getByText('Failed to load customers')).toBeVisible()
})

test('back and Escape close a panel, and its row has the focus again', { tag: '@wide' }, async ({
  page,
  server,
}) => {
  await bookClean(server, freshDay(), { name: 'Nomsa Escape' })
  await openOfficeAt(page, server, '/crm/customers')
  const row = page.locator('[data-row]').filter({ hasText: 'Nomsa Escape' })
  const title = page.getByRole('heading', { level: 3, name: 'Nomsa Escape' })
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await row.click()
    await expect(page).toHaveURL(/\/crm\/customers\/[0-9a-f-]{36}$/)
    await expect(title).toBeFocused()
    // On a phone the person is a page of their own: of the list nothing can be reached, of the bar everything.
    await expect(page.locator('.office-head[inert]')).toHaveCount(isPhone(page) ? 1 : 0)
    await expect(page.locator('.office-tabs[inert]')).toHaveCount(0)
    await close()
    await expect(title).toBeHidden()
    await expect(page).toHaveURL(/\/crm\/customers$/)
    await expect(row).toBeFocused()
  }
})

test('a client finds nobody else, and the way to their own bookings', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await bookClean(server, freshDay(), { name: 'Palesa Private' })
  await openCrm(page, (await newMember(server)).email)
  await expect(page.locator('a:is([href^="/admin"], [href="/analytics"])')).toHaveCount(0)
  await expect(page.locator('a:is([href^="/crm/money"], [href="/crm/send"])')).toHaveCount(0)
  await page.getByRole('button', { name: 'Find anyone' }).locator('visible=true').click()
  await page.getByLabel('Name, email or phone').fill('Palesa')
  await expect(page.getByText('No customers found')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'My bookings' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('keys go where they say, not while one types, and can be switched off', { tag: '@wide' }, async ({
  page,
  server,
}) => {
  test.skip(isPhone(page), 'a phone has no keys')
  await openCrm(page, (await newStaff(server)).email)
  await page.keyboard.press('2')
  await expect(page).toHaveURL(/\/crm\/bookings$/)
  await page.keyboard.press('/')
  await page.keyboard.type('1?')
  await expect(page.getByLabel('Name, email or phone')).toHaveValue('1?')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Name, email or phone')).toBeHidden()
  await expect(page).toHaveURL(/\/crm\/bookings$/)
  await page.keyboard.press('3')
  await expect(page.getByRole('heading', { name: 'Customer Dashboard' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('2')
  await expect(page).toHaveURL(/\/crm\/bookings$/)
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'Keyboard' })
  await expect(list).toContainText('Next, previous row')
  await list.getByLabel('Letters and numbers work as keys').uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('1')
  await expect(page).toHaveURL(/\/crm\/bookings$/)
  await rail(page).getByRole('button', { name: 'Your settings' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keyboard' }).click()
  await list.getByLabel('Letters and numbers work as keys').check()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('1')
  await expect(page).toHaveURL(/\/crm$/)
})

alone('light or dark is chosen once and is there before anything is drawn', async ({ page, server }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openCrm(page, (await newStaff(server)).email)
  await openMore(page)
  await page.getByRole('button', { name: 'Your settings' }).locator('visible=true').click()
  await page.getByRole('dialog').getByLabel('Light or dark').selectOption('Dark')
  await page.route(/\/assets\/app-/, route => route.abort())
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(10, 26, 31)')
})

test('an address for a calendar program is made, works, and is taken back', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await openCrm(page, (await newStaff(server)).email)
  await openMore(page)
  await page.getByRole('button', { name: 'Your settings' }).locator('visible=true').click()
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByLabel('Your address').inputValue()
  expect(await (await page.request.get(address)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Take it back' }).click()
  await expect(page.getByText('The address is taken back')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible()
  expect((await page.request.get(address)).status()).toBe(404)
})

test('a client has no notices to switch on', { tag: '@long' }, async ({ page, server }) => {
  const { email } = await newMember(server)
  await openCrm(page, email)
  await openMore(page)
  await page.getByRole('button', { name: 'Your settings' }).locator('visible=true').click()
  await expect(page.getByRole('dialog').getByLabel('Light or dark')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notices on this device' })).toHaveCount(0)
})

test('axe finds nothing in the sheets of the frame', async ({ page, server }) => {
  test.skip(!isPhone(page), 'axe looks at both widths by itself')
  test.slow()
  await openCrm(page, (await newStaff(server, 'admin')).email)
  await openMore(page)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Find anyone' }).locator('visible=true').click()
  await page.getByLabel('Name, email or phone').fill('nobody')
  await expect(page.getByText('No customers found')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
