// Your business in the Admin Console: the owner's facts, from the form to the pages.
import type { Page } from '@playwright/test'
import type { ServerProcess } from '#tests/server-process.ts'
import { atTheDesk } from './desk.ts'
import { axeFindings, comeBack, expect, fill, ownersHouse, toast } from './house.ts'
import { newStaff } from './office-steps.ts'
import { goTo } from './open-app.ts'

const test = atTheDesk(ownersHouse)
test.describe.configure({ lock: 'owner' })

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
  await fill(page, { Phone: '044 555 0101', 'Google reviews': 'https://g.test/fynbos' })
  await page.getByLabel(/^YouTube channel/).fill('')
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Street 7 Lagoon Road')
  await save(page)
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(examples(page)).not.toContainText('044 000 0000')
  expect(await axeFindings(page)).toEqual([])

  await expect.poll(async () => (await page.request.get('/contact')).text()).toContain('044 555 0101')
  await page.goto('/contact')
  const contact = page.getByRole('main')
  await expect(contact.getByRole('link', { name: '044 555 0101' }).first()).toBeVisible()
  await expect(contact.getByText('7 Lagoon Road').first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('img', { name: 'Fynbos & Sons' }).first()).toBeVisible()
  await expect(page).toHaveTitle(/Fynbos & Sons/)
  // An island takes them up with the page.
  await page.goto('/booking')
  await expect(page.locator('body')).not.toContainText(/Coastal Clean|044 000 0000/)
  await server.tables
    .from('business_facts')
    .update({ name: null, phone: null, street: null, google_link: null, youtube_link: null })
    .eq('id', 1)
    .throwOnError()
})

test('a fact goes back to what it was, by its own button, by undo, and what came may be called right', {
  tag: '@long',
}, async ({ page, server }) => {
  await openBusiness(page, server)
  await expect(examples(page).getByRole('listitem')).toHaveCount(12)
  await examples(page)
    .getByRole('button', { name: /Bank: every invoice/ })
    .click()
  await expect(page.getByLabel('Bank', { exact: true })).toBeFocused()
  await fill(page, {
    Bank: 'Lagoon Bank',
    'Account number': '62 1234 5678',
    'Branch code': '250655',
    'Account name': 'Fynbos',
  })
  await save(page)
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect(examples(page).getByRole('listitem')).toHaveCount(11)
  await toast(page, 'Saved').getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'As it was before')).toBeVisible()
  await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('Example Bank')
  await expect(examples(page).getByRole('listitem')).toHaveCount(12)

  await fill(page, { Street: '7 Lagoon Road' })
  await page.getByRole('button', { name: 'Back to “Marsh Street”' }).click()
  await expect(page.getByLabel('Street', { exact: true })).toHaveValue('Marsh Street')
  await expect(page.getByRole('button', { name: 'Save facts' })).toBeHidden()

  await goTo(page, '/admin/backup')
  await expect(
    page.getByText(
      /^Still an example: Bank, Phones, .* from you, What clients say, What friends say and Team\. Set your own$/,
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Set your own' }).click()
  await expect(page.getByRole('heading', { name: 'Still an example' })).toBeVisible()

  for (const settle of ['Take them off: What clients say', 'It is right: Team']) {
    await page.getByRole('button', { name: settle }).click()
    await expect(examples(page).getByRole('listitem')).toHaveCount(11)
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(examples(page).getByRole('listitem')).toHaveCount(12)
  }

  await page.getByRole('button', { name: 'It is right: Areas' }).click()
  await expect(toast(page, 'Kept as it is: Areas')).toBeVisible()
  await expect(examples(page).getByRole('listitem')).toHaveCount(11)
  await expect(page.getByRole('button', { name: 'It is right: Bank' })).toBeHidden()
  await fill(page, { 'Areas you work in': 'Knysna' })
  await save(page)
  await expect(toast(page, 'Saved')).toBeVisible()
  await page.getByRole('button', { name: /^Back to “Mossel Bay, / }).click()
  await save(page)
  await expect(examples(page).getByRole('listitem')).toHaveCount(12)
})

test('a logo of hers is drawn anew and stands on every page; a hostile one is refused in words', {
  tag: '@long',
}, async ({ page, server }) => {
  await openBusiness(page, server)
  const file = (inside: string) => ({
    ...{ name: 'logo.svg', mimeType: 'image/svg+xml' },
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="280" height="64">${inside}</svg>`),
  })
  const input = page.locator('input[type=file]')
  await input.setInputFiles(file('<script>alert(1)</script>'))
  await expect(toast(page, 'Not sent')).toContainText('This SVG holds more than a drawing')
  await input.setInputFiles(file('<path d="M0 0h280v64H0z" fill="#c2410c"/>'))
  await expect(page.getByRole('group', { name: 'Logo' }).getByRole('img', { name: 'Logo' })).toBeVisible()
  await save(page)
  await expect(toast(page, 'Saved')).toBeVisible()
  await expect
    .poll(async () => (await page.request.get('/about')).text())
    .toMatch(/gallery\/[0-9a-f-]+\/560\.webp/)
  await page.goto('/about')
  await expect(page.getByRole('banner').getByRole('img', { name: 'Coastal Clean' }).first()).toBeVisible()
  const [address] =
    /\/storage\/v1\/object\/public\/gallery\/[0-9a-f-]+\/560\.webp/.exec(await page.content()) ?? []
  expect((await page.request.get(String(address))).headers()['content-type']).toBe('image/webp')
  await page.goto('/admin/business')
  await page.getByRole('button', { name: 'Back to the one that came' }).click()
  await save(page)
  await expect.poll(async () => (await page.request.get('/about')).text()).toContain('/logo.svg#logo')
})
