// Two records of one person, two colleagues at one record, and what the screens say when all is not well.

import { knowCustomer, newSurname } from './customer-steps.ts'
import { atTheDesk, besideIt } from './desk.ts'
import {
  test as alone,
  axeFindings,
  comeBack,
  expect,
  fill,
  longStep,
  newMember,
  otherBrowser,
  toast,
} from './house.ts'
import { openOfficeAt } from './office-booking-steps.ts'
import { goTo } from './open-app.ts'

const test = atTheDesk(alone)

test('two records are merged with a preview, and parted again', async ({ page, server }) => {
  const known = await knowCustomer(server, {
    email: 'old@mail.example',
    phone: '+27825550201',
    total_cleaning_count: 17,
  })
  await knowCustomer(server, {
    first_name: 'B',
    last_name: known.last_name,
    email: 'new@mail.example',
    phone: '+27825550201',
    total_cleaning_count: 1,
  })
  await openOfficeAt(page, server, `/crm/customers/${known.id}`)
  const box = page.getByRole('region', { name: `Possible duplicate: B ${known.last_name}` })
  await expect(box).toContainText('Same phone number. Nothing is merged until you say so.')
  await expect(box).toContainText('17 and 1 make 18, loyalty moves to 8 of 10')
  expect(await axeFindings(page)).toEqual([])
  await box.getByLabel('new@mail.example').check()
  await box.getByRole('button', { name: 'Merge' }).click()
  await expect(toast(page, `Merged with B ${known.last_name}`)).toBeVisible()
  await expect(page.locator('.panel').getByText('new@mail.example')).toBeVisible()
  await expect(page.locator('.panel')).toContainText('18 in all')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(toast(page, 'The merge is undone')).toBeVisible()
  await expect(page.locator('.panel')).toContainText('17 in all')
  await box.getByRole('button', { name: 'Two people' }).click()
  await expect(box).toBeHidden()
  await page.reload()
  await expect(page.locator('.panel')).toContainText('17 in all')
  await expect(box).toBeHidden()
})

test('two tabs that start from one half-typed draft add two customers', { tag: '@long' }, async ({
  page,
  context,
  server,
}) => {
  const surname = newSurname()
  await openOfficeAt(page, server, '/crm/customers/new')
  await fill(page, { 'First name': 'Ann', 'Last name': surname })
  const second = await context.newPage()
  await goTo(second, '/crm/customers/new')
  await expect(second.getByLabel('Last name')).toHaveValue(surname)
  await fill(second, { 'First name': 'Ben' })
  for (const tab of [page, second]) {
    await tab.getByRole('main').getByRole('button', { name: 'Add Customer' }).click()
    await expect(toast(tab, 'Customer added successfully!')).toBeVisible()
  }
  await expect(second.locator('.panel')).toContainText(`Ben ${surname}`)
  const { data } = await server.tables
    .from('customers')
    .select('first_name')
    .eq('last_name', surname)
    .order('first_name')
  expect(data).toEqual([{ first_name: 'Ann' }, { first_name: 'Ben' }])
})

test('of two colleagues at one record, the second sees what changed and loses nothing', {
  tag: '@long',
}, async ({ page, server, baseURL }) => {
  const known = await knowCustomer(server, { phone: '+27825550202', city: 'George' })
  const theirs = await besideIt(() => otherBrowser(page, baseURL))
  for (const screen of [page, theirs]) {
    await openOfficeAt(screen, server, `/crm/customers/${known.id}?edit`)
    await expect(screen.getByLabel('City')).toHaveValue('George')
  }
  await theirs.getByLabel('Phone (optional)').fill('082 555 0203')
  await theirs.getByLabel('City').fill('Wilderness')
  await theirs.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(theirs, 'Customer updated successfully')).toBeVisible()

  await page.getByLabel('City').fill('Mossel Bay')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Phone 082 555 0203, City Wilderness')
  await expect(page.getByLabel('City')).toHaveValue('Mossel Bay')
  await expect(page.getByLabel('Phone (optional)')).toHaveValue('082 555 0203')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Customer updated successfully')).toBeVisible()
  const { data } = await server.tables.from('customers').select('phone, city').eq('id', known.id)
  expect(data).toEqual([{ phone: '+27825550203', city: 'Mossel Bay' }])
})

test('somebody who is there already is told of while typing', { tag: '@long' }, async ({ page, server }) => {
  const known = await knowCustomer(server, { phone: '+27825550204' })
  await openOfficeAt(page, server, '/crm/customers/new')
  await fill(page, { 'Phone (optional)': '0825550204' })
  await expect(page.getByText('Is it one of these?')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: `Open Bronwyn ${known.last_name}` }).click()
  await expect(page.locator('.panel').getByRole('heading', { name: known.last_name })).toBeVisible()
})

test('what does not work is said in the specified words, and nothing typed is lost', {
  tag: '@long',
}, async ({ page, server }) => {
  const known = await knowCustomer(server)
  await openOfficeAt(page, server, `/crm/customers/${known.id}`)
  const named = (action: string) => page.locator('.panel').getByRole('button', { name: action })
  await expect(named('Delete')).toBeVisible()
  await page.route('**/rest/v1/**', route =>
    route.request().method() === 'OPTIONS' ? route.continue() : route.abort(),
  )
  await named('Add Referral').click()
  await expect(toast(page, 'Error')).toContainText('Failed to increment referral count')
  await named('Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast(page, 'Error').filter({ hasText: 'Failed to delete customer' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click()
  await page.unroute('**/rest/v1/**')

  await goTo(page, '/crm/customers/new')
  await page.route('**/rest/v1/customers*', route => route.abort())
  await fill(page, { 'First name': 'Ann', 'Last name': newSurname() })
  await page.getByRole('button', { name: 'Add Customer' }).click()
  await expect(toast(page, 'Error')).toContainText('Failed to add customer. Please try again.')
  await expect(page.getByLabel('First name')).toHaveValue('Ann')

  await goTo(page, `/crm/customers/${known.id}?edit`)
  await page.getByLabel('City').fill('George')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page, 'Error')).toContainText('Failed to update customer')
  await expect(page.getByLabel('City')).toHaveValue('George')

  await longStep('a list that does not come can be asked for again', async () => {
    await page.route('**/rest/v1/rpc/search_customers*', route => route.abort())
    await page.goto('/crm/customers')
    await expect(page.getByText('Failed to load customers')).toBeVisible()
    await page.unroute('**/rest/v1/rpc/search_customers*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('[data-row]').locator('visible=true').first()).toBeVisible()
  })
})

test('a client without a role keeps customers of their own, and sees no other', { tag: '@long' }, async ({
  page,
  server,
}) => {
  await knowCustomer(server)
  const { id, email } = await newMember(server)
  const own = await knowCustomer(server, { user_id: id, first_name: 'Own' })
  await comeBack(page, email, '/crm/customers')
  await expect(page.locator('[data-row]')).toHaveText([new RegExp(`^Own ${own.last_name}`)])
  await expect(page.locator('.figures')).toContainText('Total Customers1')
})

test('axe finds nothing on the dashboard, the panel and the form', { tag: '@long' }, async ({
  page,
  server,
}) => {
  // Two pages in four looks each.
  test.slow()
  const known = await knowCustomer(server, { phone: '+27825550205', notes: 'Has a dog' })
  await knowCustomer(server, { phone: '+27825550205' })
  for (const path of [`/crm/customers/${known.id}`, '/crm/customers/new']) {
    await openOfficeAt(page, server, path)
    await expect(page.locator('.panel h3, .office-head h2').last()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  }
})
