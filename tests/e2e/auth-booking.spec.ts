import type { Page } from '@playwright/test'
import { chooseSlot, freshDay, openForm, send } from './booking-steps.ts'
import {
  axeFindings,
  expect,
  fill,
  followLink,
  goodPassword,
  longStep,
  mailTo,
  newAddress,
  newMember,
  test,
  toast,
} from './house.ts'

const account = (page: Page) => page.getByRole('form', { name: 'Create Account' })
const request = (page: Page) => page.getByRole('form', { name: 'Booking request' })
const header = (page: Page) => page.locator('header')

async function createAccount(page: Page, fields: Record<string, string>) {
  await page.getByRole('tab', { name: 'Create Account' }).click()
  for (const [label, text] of Object.entries(fields))
    await account(page).getByLabel(label).and(page.locator('input')).first().fill(text)
  await account(page).getByRole('button', { name: 'Create Account' }).click()
}

const lerato = {
  'First name': 'Lerato',
  'Last name': 'Jacobs',
  Phone: '082 123 4567',
  Password: goodPassword,
  'Confirm password': goodPassword,
}

test('a guest makes an account in the middle of booking, confirms it, and books as a client', async ({
  page,
  post,
  server,
}) => {
  const [day, email] = [freshDay(), newAddress('lerato')]
  const asked: string[] = []
  page.on('request', made => asked.push(made.url()))
  await openForm(page)
  expect(asked.join(), 'a guest downloads nothing of the account').not.toMatch(
    /sign-in-panel-forms|visitor-|auth\/v1/,
  )
  await chooseSlot(page, day)
  await request(page).getByLabel('Notes').fill('The blue gate')
  await createAccount(page, { ...lerato, Email: email, 'Confirm password': 'another one' })
  await expect(toast(page, 'Password Mismatch')).toBeVisible()
  await expect(account(page).getByLabel('Confirm password')).toBeFocused()
  expect(await axeFindings(page)).toEqual([])
  await createAccount(page, { ...lerato, Email: email })
  await expect(toast(page, 'Account Created!Please check your email to verify your account.')).toBeVisible()
  await expect(toast(page, 'Password Mismatch')).toHaveCount(0)
  await expect(account(page)).toHaveCount(0)

  await followLink(page, await mailTo(post, email))
  await expect(page).toHaveURL(/\/booking$/)
  await expect(page.getByText('Signed in as Lerato Jacobs.')).toBeVisible()
  const form = request(page)
  await expect(form.getByLabel('Full name')).toHaveValue('Lerato Jacobs')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await expect(form.getByLabel('Phone', { exact: true })).toHaveValue('082 123 4567')
  await expect(form.getByLabel('Notes')).toHaveValue('The blue gate')
  await form.getByLabel('Street address').fill('12 Marsh Street, Mossel Bay')
  await send(page)
  await expect(page.getByText('Thank you, Lerato.')).toBeVisible()

  const { data: profiles } = await server.tables.from('client_profiles').select('*').eq('email', email)
  expect(profiles?.[0]).toMatchObject({
    first_name: 'Lerato',
    phone: '+27821234567',
    address: '12 Marsh Street, Mossel Bay',
    marketing_consent: false,
  })
  const { data } = await server.tables.from('bookings').select('*').eq('service_date', day)
  expect(data).toHaveLength(1)
  expect(data?.[0]).toMatchObject({
    user_id: profiles?.[0].user_id,
    client_profile_id: profiles?.[0].id,
    guest_name: null,
    special_instructions: 'The blue gate',
  })
})

test('signing in in the middle keeps what was typed; signing out leaves nothing of the account', async ({
  page,
  server,
}) => {
  const about = { first_name: 'Thabo', last_name: 'Mokoena', phone: '+27831234567' }
  const { email } = await newMember(server, about)
  await openForm(page)
  const form = request(page)
  await form.getByLabel('Full name').fill('T. Mokoena')
  await form.getByLabel('Street address').fill('1 Church Street')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await fill(page.getByRole('tabpanel'), { Email: email, Password: goodPassword })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Welcome back!')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Signed in as Thabo Mokoena.')
  await expect(form.getByLabel('Full name')).toHaveValue('Thabo Mokoena')
  await expect(form.getByLabel('Phone', { exact: true })).toHaveValue('083 123 4567')
  await expect(form.getByLabel('Street address')).toHaveValue('1 Church Street')
  await header(page).getByLabel('Menu', { exact: true }).click()
  await header(page).getByRole('link', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await openForm(page)
  await expect(form.getByLabel('Phone', { exact: true })).toHaveValue('')
  await expect(form.getByLabel('Full name')).toHaveValue('T. Mokoena')

  await longStep(
    'a profile that cannot be made is only logged: the account is there, and books as a guest',
    async () => {
      const ann = await newMember(server, { first_name: 'Ann', last_name: 'Botha' })
      const logged: string[] = []
      page.on('console', message => message.type() === 'error' && logged.push(message.text()))
      await page.route('**/rest/v1/client_profiles*', route =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 400,
              json: { code: '23514', message: 'planted', details: null, hint: null },
            })
          : route.continue(),
      )
      await page.reload()
      await page.getByRole('tab', { name: 'Sign In' }).click()
      await fill(page.getByRole('tabpanel'), { Email: ann.email, Password: goodPassword })
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByText(`Signed in as ${ann.email}.`)).toBeVisible()
      await expect(request(page).getByLabel('Full name')).toBeEditable()
      expect(logged.join()).toContain('planted')
    },
  )
})

test('the panel says no in its own words, is open to everyone, and asks for the newsletter', {
  tag: '@long',
}, async ({ page, post, server }) => {
  // A long page, looked at twice.
  test.slow()
  const email = newAddress()
  await openForm(page)
  await test.step('axe finds nothing with the account tabs open', async () => {
    for (const tab of ['Sign In', 'Create Account']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tabpanel').getByRole('button', { name: tab }).click()
      await expect(page.getByText('This field is required').locator('visible=true').first()).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    }
  })
  const consent = account(page).getByRole('checkbox')
  await expect(consent).not.toBeChecked()
  await createAccount(page, { ...lerato, Email: email, 'Confirm password': 'another one' })
  await expect(toast(page, 'Password MismatchPasswords do not match.')).toBeVisible()
  await expect(account(page).getByLabel('Confirm password')).toBeFocused()
  await account(page).getByLabel('Password', { exact: true }).fill('password')
  await account(page).getByLabel('Confirm password').fill('password')
  await account(page).getByRole('button', { name: 'Create Account' }).click()
  await expect(toast(page, 'Sign Up Failed')).toBeVisible()

  await page.getByRole('tab', { name: 'Sign In' }).click()
  await fill(page.getByRole('tabpanel'), { Email: 'nobody@home.example', Password: 'not the one' })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'Sign In FailedInvalid login credentials')).toBeVisible()
  await page.getByRole('tab', { name: 'Create Account' }).click()
  await expect(account(page).getByLabel('First name')).toHaveValue('Lerato')

  await test.step('the newsletter is asked for, never assumed', async () => {
    await consent.check()
    await createAccount(page, { ...lerato, Email: email })
    await followLink(page, await mailTo(post, email))
    await expect(page.getByText('Signed in as Lerato Jacobs.')).toBeVisible()
    const { data } = await server.tables.from('client_profiles').select('*').eq('email', email)
    expect(data?.[0].marketing_consent).toBe(true)
  })
})
