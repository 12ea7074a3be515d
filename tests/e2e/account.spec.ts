// What a client does on the own page: details, password, address, second factor.
import type { Page } from '@playwright/test'
import { codeAt } from '#server/auth/totp.ts'
import { freshDay } from './booking-steps.ts'
import {
  axeFindings,
  codeIn,
  comeBack,
  expect,
  fill,
  followLink,
  goodPassword,
  longStep,
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
  await comeBack(page, member.email, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Bronwyn$/)
  return member
}

const change = (page: Page, setting: string) =>
  page.getByRole('button', { name: new RegExp(`: ${setting}$`) }).click()
const shown = (page: Page, text: string) => page.getByRole('definition').filter({ hasText: text })
const button = (page: Page, name: string) => page.getByRole('button', { name })

test('who someone is and what they booked; details are changed, checked and kept', async ({
  page,
  server,
}) => {
  const member = await openDashboard(page, server)
  await test.step('who someone is, and that nothing is booked yet', async () => {
    for (const text of ['Bronwyn Adams', member.email, '082 555 0118'])
      await expect(shown(page, text)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'No bookings yet' })).toBeVisible()
    const book = page.getByRole('link', { name: 'Book New Service' }).first()
    await expect(book).toHaveAttribute('href', '/booking')
  })
  await test.step('details are changed, checked and kept', async () => {
    await button(page, 'Edit').click()
    await expect(page.getByLabel('First name')).toBeFocused()
    await fill(page, { 'First name': '', 'Last name': 'Adams-Nel' })
    await button(page, 'Save').click()
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription('This field is required')
    await expect(page.getByLabel('First name')).toBeFocused()
    await fill(page, { 'First name': 'Bron' })
    await page.getByRole('textbox', { name: 'Address (optional)' }).fill('3 Seemeeu Crescent')
    await button(page, 'Save').click()
    await expect(toast(page, 'Details saved')).toBeVisible()
  })
  await test.step('own bookings are listed with all that was agreed', async () => {
    const agreed = {
      ...{ user_id: member.id, service_type: 'window', service_time: '08:00-10:00', price: 620 },
      ...{ address: '9 Seemeeu Crescent', special_instructions: 'Two bedroom rugs.', status: 'confirmed' },
    }
    const days = [freshDay(), freshDay()]
    await server.tables.from('bookings').insert(days.map(day => ({ ...agreed, service_date: day })))
    await page.reload()
    await expect(shown(page, 'Bron Adams-Nel')).toBeVisible()
    await expect(shown(page, '3 Seemeeu Crescent')).toBeVisible()
    const told = ['Windows', 'Confirmed', '08:00–10:00', '“Two bedroom rugs.”', 'Booked on', /R.620\.00/]
    const next = page.getByRole('region', { name: 'Your next clean' })
    const other = page.getByRole('listitem').filter({ hasText: '9 Seemeeu Crescent' })
    for (const booking of [next, other]) for (const words of told) await expect(booking).toContainText(words)
  })
  await test.step('axe finds nothing, forms open', async () => {
    await change(page, 'Password')
    await change(page, 'Second factor')
    await button(page, 'Edit').click()
    await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
  await test.step('details typed outlive a reload, also where the bookings cannot be read', async () => {
    await fill(page, { 'Last name': 'Adams-Roux' })
    await page.route('**/rest/v1/bookings*', route => route.fulfill({ status: 400, json: {} }))
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('Failed to load your bookings.')
    await expect(page.getByLabel('Last name')).toHaveValue('Adams-Roux')
  })
  await test.step('a change made elsewhere is told before it is replaced', async () => {
    await server.tables.from('client_profiles').update({ phone: '+27825550199' }).eq('user_id', member.id)
    await button(page, 'Save').click()
    const form = page.getByRole('form', { name: 'Your details' })
    await expect(form.getByRole('alert')).toContainText('changed elsewhere meanwhile (Phone: 082 555 0199)')
    await expect(page.getByLabel('Last name')).toHaveValue('Adams-Roux')
    await button(page, 'Save').click()
    await expect(shown(page, 'Bron Adams-Roux')).toBeVisible()
  })
})

test('the password is changed by someone who knows the old one, with a code where they signed in long ago', {
  tag: '@long',
}, async ({ page, server, post }) => {
  const { email } = await openDashboard(page, server)
  const next = (text: string) => ({ 'New password': text, 'Confirm password': text })
  await change(page, 'Password')
  await fill(page, { 'Current password': 'not the one', ...next('green wren') })
  await button(page, 'Change the password').click()
  await expect(toast(page, 'Password not changedThe current password is not right')).toBeVisible()
  await fill(page, { 'Current password': goodPassword })
  await button(page, 'Change the password').click()
  await expect(toast(page, 'Password changed')).toBeVisible()
  await page.locator('.toast').getByRole('button').first().click()

  await test.step('the server wants a code after a day; the mail and its code are real', async () => {
    const msg = 'Password update requires reauthentication'
    const needed = { code: 400, error_code: 'reauthentication_needed', msg }
    await page.route('**/auth/v1/user', route => route.fulfill({ status: 400, json: needed }), { times: 1 })
    await change(page, 'Password')
    await fill(page, { 'Current password': 'green wren', ...next('brown wren') })
    await button(page, 'Change the password').click()
    await fill(page, { 'Code from the mail': await reauthenticationCode() })
    await button(page, 'Change the password').click()
    await expect(toast(page, 'Password changed')).toBeVisible()
  })
  await page.goto('/auth?sign-out')
  await expect(page).toHaveURL(/\/$/)
  await signIn(page, email, 'brown wren')
  await expect(page).toHaveURL(/\/crm$/)

  async function reauthenticationCode() {
    const hasCode = (mail: (typeof post.arrivals)[number]) =>
      mail.recipient === email && /\b\d{6}\b/.test(mail.text ?? '')
    await post.until(() => post.arrivals.some(hasCode))
    const mail = post.arrivals.find(hasCode)
    return mail ? codeIn(mail) : ''
  }
})

test('a second factor is set up, asked for and removed', async ({ page, server, post }) => {
  test.slow()
  const { email } = await openDashboard(page, server)
  let address = email
  await longStep('both addresses agree', async () => {
    const newEmail = newAddress('bron')
    await change(page, 'Email address')
    await fill(page, { 'New email address': newEmail })
    await button(page, 'Send the mails').click()
    await expect(page.getByText(`Waiting for both addresses to agree to ${newEmail}.`)).toBeVisible()
    await followLink(page, await mailTo(post, email))
    await expect(toast(page, 'One more step')).toBeVisible()
    await followLink(page, await mailTo(post, newEmail))
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(shown(page, newEmail)).toBeVisible()
    address = newEmail
  })

  await change(page, 'Second factor')
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const secret = (await page.locator('code').textContent()) ?? ''
  // One step early and one step late are allowed, and each code works once: this one and the next have a whole step to spare.
  const began = Math.floor(Date.now() / 30_000)
  await fill(page, { Code: codeAt(secret, began) })
  await button(page, 'Switch on').click()
  await expect(toast(page, 'Second factor is on')).toBeVisible()

  await test.step('it is asked for at the next sign-in', async () => {
    await page.goto('/auth?sign-out')
    await expect(page).toHaveURL(/\/$/)
    await signIn(page, address)
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible()
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/auth\?dashboard$/)
    await longStep('a wrong code is refused', async () => {
      await fill(page, { Code: '000000' })
      await button(page, 'Continue').click()
      await expect(toast(page, 'Sign in failedInvalid TOTP code entered')).toBeVisible()
    })
    await fill(page, { Code: codeAt(secret, began + 1) })
    await button(page, 'Continue').click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('and removed', async () => {
    await button(page, 'Remove').click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect(toast(page, 'Second factor removed')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Off. With it, a password alone does not open your account.')).toBeVisible()
  })
})
