// The sample month: from the set-up link into it, marked on every screen, and out of it with one tap. Nothing that this
// browser keeps of the one is found in the other.
import type { Page } from '@playwright/test'
import { sampleWords } from '#content/sample-words.ts'
import { limit } from '#tests/limits.ts'
import { axeByDay, axeInTheEvening } from './axe.ts'
import { expect, fill, goodPassword, newAddress, signIn } from './house.ts'
import { quietHouse, setupLink } from './quiet-house.ts'

const test = quietHouse()
test.describe.configure({ timeout: limit(240_000) })

const soon = { timeout: limit(120_000) }
const { ribbon, choice } = sampleWords
const ribbonOn = (page: Page) => page.getByRole('region', { name: ribbon.label })
const kept = (page: Page, name: string) => page.evaluate(key => localStorage.getItem(key), name)

test('look around in a sample month, marked everywhere, and gone with one tap', { tag: '@long' }, async ({
  page,
  server,
  browser,
}) => {
  await page.goto(setupLink(server))
  const email = newAddress('owner')
  await fill(page, { Email: email, Password: goodPassword })
  await page.getByRole('button', { name: 'Become the admin' }).click()
  await expect(page.getByRole('heading', { level: 2, name: choice.title })).toBeVisible()
  await expect(page.getByRole('link', { name: choice.begin.go, exact: true })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('coastal-clean.draft', '"mine"'))

  await page.getByRole('button', { name: choice.look.go }).click()
  await expect(page.getByText(choice.preparing)).toBeVisible()
  await expect(page).toHaveURL(/\/crm$/, soon)
  await expect(ribbonOn(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect([...(await axeByDay(page)), ...(await axeInTheEvening(page))]).toEqual([])

  // Kept by the browser under names of its own.
  expect(await kept(page, 'coastal-clean.draft')).toBeNull()
  await page.evaluate(() => localStorage.setItem('coastal-clean.draft', '"of the sample"'))
  for (const path of ['/crm/money', '/crm/bookings', '/admin/mail', '/', '/booking', '/auth?reset']) {
    await page.goto(path)
    await expect(ribbonOn(page)).toBeVisible()
  }
  await page.goto('/crm/customers')
  await expect(page.getByText('Annelie Botha').locator('visible=true').first()).toBeVisible()
  const document = () => page.evaluate(async () => (await caches.match('/crm'))?.text() ?? '')
  expect(await document()).not.toContain('sample')

  // Somebody else's browser, and a tab that this one still has of the business.
  const visitor = await browser.newPage()
  await visitor.goto(server.url)
  await expect(ribbonOn(visitor)).toHaveCount(0)
  await visitor.close()

  // Signing out ends the looking; who comes back finds the sample still there.
  await page.goto('/auth?sign-out')
  await expect(page).toHaveURL(/\/$/)
  await expect(ribbonOn(page)).toHaveCount(0)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/crm$/)
  await expect(ribbonOn(page)).toHaveCount(0)
  await page.goto('/admin/start/look')
  await page.getByRole('button', { name: choice.look.enter }).click()
  await expect(ribbonOn(page)).toBeVisible()

  const other = await page.context().newPage()
  await other.goto('/crm/customers/new')
  await fill(other, { 'First name': 'Left', 'Last name': 'Behind' })

  await page.getByRole('button', { name: ribbon.end }).click()
  await expect(page).toHaveURL(/\/admin\/start$/)
  await expect(ribbonOn(page)).toHaveCount(0)
  await expect(page.getByText('None of five steps are done.')).toBeVisible()
  expect(await kept(page, 'coastal-clean.draft')).toBe('"mine"')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('sample.'))),
  ).toEqual([])

  // What a tab of the sample still sends is refused, and says so.
  await other.getByRole('button', { name: 'Add Customer' }).click()
  await expect(other.getByText(sampleWords.refusals.ended).first()).toBeVisible()
  await other.close()
  expect((await server.tables.from('customers').select('id')).data).toEqual([])
})
