import type { Page } from '@playwright/test'
import { codeAt } from '#server/auth/totp.ts'
import { freshDay } from './booking-steps.ts'
import {
  axeFindings,
  codeIn,
  expect,
  fill,
  followLink,
  goodPassword,
  mailTo,
  newAddress,
  newMember,
  signIn,
  test,
  toast,
} from './house.ts'

const about = { first_name: 'Bronwyn', last_name: 'Adams', phone: '+27825550118' }

type Server = Parameters<typeof newMember>[0]

async function openDashboard(page: Page, server: Server) {
  const member = await newMember(server, about)
  await signIn(page, member.email)
  await expect(page).toHaveURL(/\/crm$/)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Bronwyn$/)
  return member
}

const change = (page: Page, setting: string) =>
  page.getByRole('button', { name: new RegExp(`: ${setting}$`) }).click()

test('the dashboard shows who someone is, and says when nothing is booked yet', async ({ page, server }) => {
  const { email } = await openDashboard(page, server)
  await expect(page.getByRole('definition').filter({ hasText: 'Bronwyn Adams' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '082 555 0118' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Book New Service' }).first()).toHaveAttribute(
    'href',
    '/booking',
  )
})

test('own bookings are listed with all that was agreed, and a failure says so', async ({ page, server }) => {
  const member = await openDashboard(page, server)
  const agreed = {
    user_id: member.id,
    service_type: 'window',
    service_time: '08:00-10:00',
    address: '3 Seemeeu Crescent',
    special_instructions: 'Two bedroom rugs.',
    price: 620,
    status: 'confirmed',
  }
  const days = [freshDay(), freshDay()]
  await server.tables.from('bookings').insert(days.map(day => ({ ...agreed, service_date: day })))
  await page.reload()
  const shown = ['Windows', 'Confirmed', '08:00–10:00', '“Two bedroom rugs.”', 'Booked on', /R.620\.00/]
  const next = page.getByRole('region', { name: 'Your next clean' })
  const other = page.getByRole('listitem').filter({ hasText: '3 Seemeeu Crescent' })
  for (const booking of [next, other]) for (const words of shown) await expect(booking).toContainText(words)
  await page.route('**/rest/v1/bookings*', route => route.fulfill({ status: 400, json: {} }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Failed to load your bookings.')
})

test('details are changed, checked and kept', async ({ page, server }) => {
  await openDashboard(page, server)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await fill(page, { 'First name': '', 'Last name': 'Adams-Nel' })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('This field is required')
  await expect(page.getByLabel('First name')).toBeFocused()
  await fill(page, { 'First name': 'Bron' })
  await page.getByRole('textbox', { name: 'Address (optional)' }).fill('3 Seemeeu Crescent')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Details saved')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: 'Bron Adams-Nel' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '3 Seemeeu Crescent' })).toBeVisible()
})

test('details typed outlive a reload, and a change made elsewhere is told before it is replaced', async ({
  page,
  server,
}) => {
  const { id } = await openDashboard(page, server)
  await page.getByRole('button', { name: 'Edit' }).click()
  await fill(page, { 'Last name': 'Adams-Nel' })
  await page.reload()
  await expect(page.getByLabel('Last name')).toHaveValue('Adams-Nel')
  await server.tables.from('client_profiles').update({ phone: '+27825550199' }).eq('user_id', id)
  await page.getByRole('button', { name: 'Save' }).click()
  const form = page.getByRole('form', { name: 'Your details' })
  await expect(form.getByRole('alert')).toContainText('changed elsewhere meanwhile (Phone: 082 555 0199)')
  await expect(page.getByLabel('Last name')).toHaveValue('Adams-Nel')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Bronwyn Adams-Nel' })).toBeVisible()
})

test('the password is changed by someone who knows the old one', async ({ page, server }) => {
  const { email } = await openDashboard(page, server)
  await change(page, 'Password')
  await fill(page, {
    'Current password': 'not the one',
    'New password': 'green wren',
    'Confirm password': 'green wren',
  })
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(toast(page, 'Password not changedThe current password is not right')).toBeVisible()
  await fill(page, { 'Current password': goodPassword })
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(toast(page, 'Password changed')).toBeVisible()
  await page.goto('/auth?sign-out')
  await expect(page).toHaveURL(/\/$/)
  await signIn(page, email, 'green wren')
  await expect(page).toHaveURL(/\/crm$/)
})

test('who signed in long ago changes the password with a code from the mail', async ({
  page,
  server,
  post,
}) => {
  const { email } = await openDashboard(page, server)
  // The server says so after a day; the mail and its code are real.
  const needed = {
    code: 400,
    error_code: 'reauthentication_needed',
    msg: 'Password update requires reauthentication',
  }
  await page.route('**/auth/v1/user', route => route.fulfill({ status: 400, json: needed }), { times: 1 })
  await change(page, 'Password')
  await fill(page, {
    'Current password': goodPassword,
    'New password': 'green wren',
    'Confirm password': 'green wren',
  })
  await page.getByRole('button', { name: 'Change the password' }).click()
  await fill(page, { 'Code from the mail': codeIn(await mailTo(post, email)) })
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(toast(page, 'Password changed')).toBeVisible()
})

test('a new address counts when both ends have agreed', async ({ page, server, post }) => {
  const { email } = await openDashboard(page, server)
  const newEmail = newAddress('bron')
  await change(page, 'Email address')
  await fill(page, { 'New email address': newEmail })
  await page.getByRole('button', { name: 'Send the mails' }).click()
  await expect(page.getByText(`Waiting for both addresses to agree to ${newEmail}.`)).toBeVisible()
  await followLink(page, await mailTo(post, email))
  await expect(toast(page, 'One more step')).toBeVisible()
  await followLink(page, await mailTo(post, newEmail))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('definition').filter({ hasText: newEmail })).toBeVisible()
})

test('a second factor is set up, asked for at the next sign-in, and removed', async ({ page, server }) => {
  const { email } = await openDashboard(page, server)
  await change(page, 'Second factor')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').textContent()) ?? ''
  // One step early and one step late are allowed, and each code works once.
  const step = () => Math.floor(Date.now() / 30_000)
  const began = step()
  await fill(page, { Code: codeAt(secret, began - 1) })
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(toast(page, 'Second factor is on')).toBeVisible()

  await page.goto('/auth?sign-out')
  await expect(page).toHaveURL(/\/$/)
  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth\?dashboard$/)
  await fill(page, { Code: '000000' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page, 'Sign in failedInvalid TOTP code entered')).toBeVisible()
  await fill(page, { Code: codeAt(secret, Math.max(step(), began) + (step() === began ? 0 : 1)) })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.getByRole('button', { name: 'Remove' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Second factor removed')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Off. With it, a password alone does not open your account.')).toBeVisible()
})

test('axe finds nothing on the account pages, forms open', async ({ page, server }) => {
  test.slow()
  await openDashboard(page, server)
  await change(page, 'Password')
  await change(page, 'Second factor')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
})
