// The console's clients: fields and balances, who brought whom, who may do what; every sentence as the specification has it.

import { knowCustomer } from './customer-steps.ts'
import { atTheDesk } from './desk.ts'
import { test as alone, axeFindings, comeBack, expect, fill, longStep, newMember, toast } from './house.ts'
import { openOfficeAt } from './office-booking-steps.ts'
import { newStaff } from './office-steps.ts'

const test = atTheDesk(alone)

// Whole flows, and axe at two widths by day and in the evening.
test.beforeEach(() => test.slow())

test('an admin edits a client and changes a balance with its reason', async ({ page, server }) => {
  const client = await knowCustomer(server, {
    first_name: 'Johan',
    city: 'Voorbaai',
    phone: '+27835550171',
  })
  await openOfficeAt(page, server, '/admin', 'admin')
  await page.getByLabel('Find a client').fill(client.last_name)
  await page.getByRole('link', { name: `Johan ${client.last_name}` }).click()
  await expect(page).toHaveURL(/client=/)

  await fill(page, { Email: 'not an address' })
  await page.getByRole('button', { name: 'Change Credits' }).click()
  await fill(page, { 'Credits: add or take off': '+50' })
  await expect(page.getByText('0 → 50')).toBeVisible()
  await expect(page.getByText('Not saved yet: Email, Credits +50')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Say why')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await fill(page, { Email: 'johan@mail.example', Why: 'Broken vase' })

  await longStep('what fails, and what a colleague changed, is told', async () => {
    await page.route('**/rpc/edit_client', route => route.abort())
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Error')).toContainText('Failed to update customer')
    await page.unroute('**/rpc/edit_client')

    await server.tables.from('customers').update({ city: 'George' }).eq('id', client.id)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('Theirs: City George. What you typed is still here.')).toBeVisible()
    await expect(page.getByLabel('City')).toHaveValue('George')
  })
  await page.getByRole('button', { name: 'Save Changes' }).dblclick()
  await expect(toast(page, 'Customer updated successfully')).toBeVisible()
  const line = page.getByRole('row').filter({ hasText: 'Broken vase' })
  await expect(line).toHaveCount(1)
  await expect(line).toContainText('Marietjie')
  await expect(line).toContainText('+50')

  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('johan@mail.example')
  expect(await axeFindings(page)).toEqual([])
})

test('an admin links who brought whom', { tag: '@long' }, async ({ page, server }) => {
  const [ann, ben] = [await knowCustomer(server), await knowCustomer(server)]
  await openOfficeAt(page, server, '/admin/referrals', 'admin')
  const choose = async (label: string, surname: string) => {
    await page.getByLabel(label).fill(surname)
    await expect(page.getByRole('option', { name: surname })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  const link = page.getByRole('button', { name: 'Link Referral' })

  await link.click()
  await expect(toast(page, 'Select both')).toContainText('Choose a referrer and a referred client')
  await expect(page.getByLabel('Referrer')).toBeFocused()
  await choose('Referrer', ann.last_name)
  await choose('Referred Client', ann.last_name)
  await link.click()
  await expect(toast(page, 'Error')).toContainText('Cannot refer the same customer')
  await choose('Referred Client', ben.last_name)
  await page.reload()
  await expect(page.getByLabel('Referred Client')).toHaveValue(`Bronwyn ${ben.last_name}`)
  await link.dblclick()
  await expect(toast(page, 'Referral link created')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: ben.last_name })).toContainText(
    'Waiting for the first paid clean',
  )
  const { data } = await server.tables.from('customers').select('referral_count').eq('id', ann.id).single()
  expect(data?.referral_count).toBe(1)

  await longStep('no ring closes', async () => {
    await choose('Referrer', ben.last_name)
    await choose('Referred Client', ann.last_name)
    await link.click()
    await expect(toast(page, 'Error')).toContainText('Failed to create referral link')
    await expect(page.getByText('That would go round in a ring')).toBeVisible()
  })
  await page.getByRole('button', { name: `Bronwyn ${ann.last_name} to Bronwyn ${ben.last_name}` }).click()
  await page.getByRole('dialog').getByLabel('Why').fill('They never met')
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).dblclick()
  await expect(toast(page, 'The link is taken back')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: ben.last_name })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
})

test('an admin promotes by email, removes with a way back, and the last admin stays', async ({
  page,
  server,
}) => {
  await server.tables.from('user_roles').delete().eq('role', 'staff')
  const admin = await newStaff(server, 'admin')
  const friend = await newMember(server)
  await comeBack(page, admin.email, '/admin/roles')
  const promote = page.getByRole('button', { name: 'Promote' })
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('staff')
  await page.getByLabel('Role', { exact: true }).selectOption('admin')

  await promote.click()
  await expect(toast(page, 'Error')).toContainText('Please enter an email address')
  await expect(page.getByLabel('Email')).toBeFocused()
  await fill(page, { Email: 'nobody@home.example' })
  await promote.click()
  await expect(toast(page, 'Error')).toContainText(
    'Failed to promote user. Please check the email address exists.',
  )
  await page.route('**/rpc/promote_user_to_admin', route => route.abort())
  await promote.click()
  await expect(toast(page, 'Error')).toContainText('An error occurred while promoting the user')
  await page.unroute('**/rpc/promote_user_to_admin')
  await fill(page, { Email: friend.email })
  await promote.click()
  await expect(toast(page, `User ${friend.email} has been promoted to admin`)).toBeVisible()

  await page.getByRole('button', { name: `Remove Admin from ${friend.email}` }).click()
  await expect(toast(page, `${friend.email} is no longer admin`)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, `${friend.email} is admin again`)).toBeVisible()

  const others = server.tables.from('user_roles').delete().eq('role', 'admin')
  await others.neq('user_id', admin.id)
  await page.reload()
  await page.getByRole('button', { name: `Remove Admin from ${admin.email}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(
    toast(page, 'The last admin cannot be removed. Make someone else an admin first.'),
  ).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
