import type { Page } from '@playwright/test'
import { freshDay } from './booking-steps.ts'
import { axeFindings, comeBack, expect, longStep, newMember, openForm, test, toast } from './house.ts'
import { askedFor } from './office-booking-steps.ts'
import { checkNumber, fillReferral, fillRegistration, openCheck } from './reward-steps.ts'

const expectErrors = (page: Page, errors: string[]) =>
  expect(page.locator('form .text-error')).toHaveText(errors)

// The server is there, and says that it cannot just now.
const breakTable = (page: Page, table: string) =>
  page.route(`**/rest/v1/${table}`, route => route.fulfill({ status: 500, json: { message: 'Broken' } }), {
    times: 1,
  })

test('joining: each empty field says so, what was typed outlives all, and it is stored once', async ({
  page,
  server,
}) => {
  test.slow()
  const lerato = { Phone: '082 177 4601' }
  await openForm(page, '/loyalty/register', 'register')
  const join = page.getByRole('button', { name: 'Join the programme' })
  await join.click()
  await expectErrors(page, [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Phone number is required',
    'Please accept the terms and conditions',
  ])
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(toast(page, 'Form ErrorsPlease fix the errors in the form before submitting.')).toBeVisible()
  await fillRegistration(page, { ...lerato, 'Last name': '<script>', Email: 'nobody@home' })
  await join.click()
  await expect(
    toast(page, 'Security WarningInvalid input detected. Please check your form data.'),
  ).toBeVisible()
  await fillRegistration(page, { ...lerato, Email: 'nobody@home' })
  await join.click()
  await expectErrors(page, ['Please enter a valid email address'])
  await fillRegistration(page, lerato)
  await page.reload()
  await expect(page.getByLabel('Province')).toHaveValue('Western Cape')
  await expect(page.getByLabel(/^I accept/)).toBeChecked()
  await breakTable(page, 'loyalty_registrations')
  await join.click()
  await expect(toast(page, 'Submission failedPlease try again in a moment')).toBeVisible()
  await join.dblclick()
  await expect(page.getByRole('heading', { name: 'Welcome, Lerato' })).toBeVisible()
  await expect(toast(page, 'Welcome to Our Loyalty Program!')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Book a Clean' }).first()).toHaveAttribute('href', '/booking')
  await expect(main.getByRole('link', { name: 'See the programme' })).toHaveAttribute('href', '/loyalty')
  const when = 'a card shows from its first completed clean on'
  await expect(main.getByText(when).last()).toBeVisible()
  const { data } = await server.tables
    .from('loyalty_registrations')
    .select('phone, state, customers(status)')
    .eq('phone', '+27821774601')
  expect(data).toEqual([{ phone: '+27821774601', state: 'Western Cape', customers: { status: 'prospect' } }])
  await openCheck(page)
  await checkNumber(page, lerato.Phone)
  await expect(page.locator('#check').getByRole('status')).toContainText(when)
})

test('the check: the card under any way of writing the number, and as little for an unknown one', async ({
  page,
  server,
}) => {
  test.slow()
  await server.tables.from('customers').insert({
    ...{ first_name: 'Thabo', last_name: 'Nkosi', phone: '+27837654321', email: 'thabo@home.example' },
    ...{ total_cleaning_count: 17, referral_count: 2 },
  })
  await openCheck(page)
  const card = page.locator('#check').getByRole('status')
  const anyWay = process.env.EVERYTHING ? ['+27 83 765 4321', '(083) 765-4321'] : []
  for (const written of ['083 765 4321', ...anyWay]) {
    await checkNumber(page, written)
    await expect(card).toContainText('Hello, Thabo N.')
    await expect(card).toContainText('7 of 10')
    await expect(card).toContainText('Phone083 ••• 4321Cleans17Friends referred2')
    await expect(card.getByText('3 more cleans to number 20')).toBeVisible()
    await expect(card).toBeFocused()
    await page.getByRole('button', { name: 'Check Another Account' }).click()
  }
  await checkNumber(page, '083 765 4322')
  await expect(card).toContainText('No account found')
  expect(await axeFindings(page)).toEqual([])
  expect(await page.content()).not.toContain('Nkosi')
  await longStep(
    'neither script nor what a program fills in, and a number outlives errors and a reload',
    async () => {
      const warning = toast(page, 'Security WarningInvalid input detected. Please check your form data.')
      const close = page.locator('.toast').getByRole('button')
      const phone = page.getByLabel('Phone number')
      await openCheck(page)
      await checkNumber(page, 'javascript:0837654321')
      await expect(warning).toBeVisible()
      await expect(phone).toHaveValue('javascript:0837654321')
      await close.click()
      const unseen = page.locator('#check input[name=website]')
      await unseen.evaluate((input: HTMLInputElement) => {
        input.value = 'https://spam.example'
      })
      await checkNumber(page, '083 765 4320')
      await expect(warning).toBeVisible()
      await breakTable(page, 'rpc/loyalty_status')
      await openCheck(page)
      await page.getByRole('button', { name: 'Check status' }).click()
      await expect(
        toast(page, 'Not checkedWe could not be reached. Please try again in a moment.'),
      ).toBeVisible()
      await expect(phone).toHaveValue('083 765 4320')
      await page.getByRole('button', { name: 'Check status' }).click()
      await expect(page.locator('#check').getByRole('status')).toContainText('No account found')
    },
  )
})

test('referring: each field says what is wrong, nobody refers themselves, and the message is ready', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openForm(page, '/referral', 'referral')
  // A code that counts for nothing yet is not shown.
  await expect(page.getByText('You get it as soon as you send the form.')).toBeVisible()
  const shown = page.getByLabel('Referral code', { exact: true })
  await expect(shown).toHaveText('CC······')
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled()
  const submit = page.getByRole('button', { name: 'Send Referral' })
  await submit.click()
  await expectErrors(page, [
    'Name must be at least 2 characters',
    'Invalid phone number format',
    "Friend's name must be at least 2 characters",
    'Invalid phone number format',
  ])
  await expect(page.getByLabel('Your name')).toBeFocused()
  await fillReferral(page, { "Friend's phone number": '084 000 0001' })
  await page.getByLabel('Message for us').fill('x'.repeat(301))
  await submit.click()
  await expectErrors(page, [
    "You cannot refer yourself. Please enter your friend's number.",
    'Message must be less than 300 characters',
  ])
  await page.getByLabel('Message for us').fill('She has two dogs')
  await fillReferral(page)
  await page.reload()
  await expect(page.getByLabel('Message for us')).toHaveValue('She has two dogs')
  await breakTable(page, 'referral_requests')
  await submit.click()
  await expect(toast(page, 'Submission failedPlease try again in a moment')).toBeVisible()
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await expect(
    toast(page, 'Referral submitted!Thank you for referring your friend to our services.'),
  ).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await expect(shown).toHaveText(/^CC[A-Z0-9]{6}$/)
  const code = await shown.textContent()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(toast(page, 'Code copied!Referral code copied to clipboard.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  const link = new URL(
    (await page.getByRole('link', { name: 'Tell Ann on WhatsApp' }).getAttribute('href')) ?? '',
  )
  expect(link.pathname).toBe('/27850000002')
  expect(link.searchParams.get('text')).toMatch(
    new RegExp(`my code ${code} into the notes: ${baseURL}/booking$`),
  )
  const share = await page.getByRole('link', { name: 'Share Directly' }).getAttribute('href')
  expect(new URL(share ?? '').searchParams.get('text')).toMatch(
    new RegExp(
      `and you see the price first. When you book, write my code ${code} into the notes: ${baseURL}/booking$`,
    ),
  )
  await page.getByRole('button', { name: 'Refer Another Friend' }).click()
  await expect(page.getByLabel('Your name')).toHaveValue('Sipho Dlamini')
  await expect(page.getByLabel("Friend's name")).toHaveValue('')
  await page.reload()
  await expect(shown).toHaveText(String(code))
})

test('from the form to the reward: a client refers, the friend books, staff complete, the discount waits', {
  tag: '@long',
}, async ({ page, server }) => {
  const about = { first_name: 'Zanele', last_name: 'Mbeki', phone: '+27761110001' }
  const referrer = await newMember(server, about)
  await comeBack(page, referrer.email, '/referral')
  await expect(page.getByLabel('Your name')).toHaveValue('Zanele Mbeki')
  await fillReferral(page, { 'Your phone number': '076 111 0001', "Friend's phone number": '076 111 0002' })
  await page.getByRole('button', { name: 'Send Referral' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()

  const friend = { guest_name: 'Ann Guest', guest_phone: '+27761110002', guest_email: 'ann@home.example' }
  const id = await askedFor(server, freshDay(), friend)
  for (const status of ['confirmed', 'completed'])
    expect((await server.tables.from('bookings').update({ status }).eq('id', id)).error).toBeNull()

  await page.goto('/dashboard')
  await expect(page.getByText(/5% off/).first()).toBeVisible()
  // Only her own word stands behind the number so far.
  await openCheck(page)
  await checkNumber(page, '076 111 0001')
  await expect(page.locator('#check').getByRole('status')).toContainText('No account found')
})
