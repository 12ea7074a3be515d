import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fill, openForm, toast } from './house.ts'
import { checkNumber, fillReferral, fillRegistration, openCheck } from './reward-steps.ts'
import { expect, test } from './strict-server.ts'

const person = { Name: 'Lerato Jacobs', Email: 'lerato@example.com', Message: 'Three rooms and a stoep.' }
const reviewer = {
  'Your name': 'Lerato Jacobs',
  'Your email': 'lerato@example.com',
  'Your review': 'Windows like air.',
}

test('the fourth message and the fourth review within a minute wait, and are not lost', async ({ page }) => {
  test.slow()
  await openForm(page, '/contact', 'contact')
  for (const again of [true, true, true, false]) {
    await fill(page, person)
    await page.getByRole('button', { name: 'Send Message' }).click()
    if (again) await page.getByRole('button', { name: 'Send Another Message' }).click()
  }
  await expect(toast(page, 'Too many submissions')).toContainText(
    'Please wait a moment before submitting again.',
  )
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(person.Message)

  await openForm(page, '/reviews/new', 'review')
  for (const again of [true, true, true, false]) {
    await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await fill(page, reviewer)
    await page.getByRole('button', { name: 'Submit Review' }).click()
    if (again) await page.getByRole('button', { name: 'Write Another Review' }).click()
  }
  await expect(toast(page, 'Too many attempts')).toContainText(
    'Please wait a moment before submitting again.',
  )
  await expect(page.getByLabel('Your review')).toHaveValue(reviewer['Your review'])
})

// From this same address, as other tabs would.
async function sendRows(page: Page, table: string, row: object) {
  for (const _row of [1, 2, 3]) {
    const answer = await page.request.post(`/rest/v1/${table}`, { data: { id: randomUUID(), ...row } })
    expect(answer.status()).toBe(201)
  }
}

test('the fourth registration within a minute is asked to wait, and is not lost', async ({ page }) => {
  const row = { first_name: 'Anna', last_name: 'Botha', email: 'anna@home.example', phone: '0830000001' }
  await sendRows(page, 'loyalty_registrations', { ...row, marketing_consent: false, terms_accepted: true })
  await openForm(page, '/loyalty/register', 'register')
  await fillRegistration(page)
  await page.getByRole('button', { name: 'Join the programme' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Too Many AttemptsToo many registration attempts. Please wait a moment and try again.',
  )
  await expect(page.getByLabel('First name')).toHaveValue('Lerato')
})

test('the fourth referral within a minute is asked to wait, and is not lost', async ({ page }) => {
  const row = { referrer_name: 'Anna Botha', referrer_phone: '0830000001', friend_name: 'Ben Cele' }
  await sendRows(page, 'referral_requests', { ...row, friend_phone: '0830000002' })
  await openForm(page, '/referral', 'referral')
  await fillReferral(page)
  await page.getByRole('button', { name: 'Send Referral' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Too many attemptsPlease wait a moment before submitting again.',
  )
  await expect(page.getByLabel("Friend's name")).toHaveValue('Ann Guest')
})

test('the fourth wish for the newsletter within a minute is asked to wait, and is not lost', async ({
  page,
}) => {
  for (const _ of [1, 2, 3]) {
    const wish = { form: { email: 'anna@home.example' }, maxRedirects: 0 }
    expect((await page.request.post('/newsletter', wish)).status()).toBe(303)
  }
  await page.goto('/blog')
  const box = page.getByRole('main').locator('.newsletter')
  await box.getByLabel('E-mail address').fill('lerato@home.example')
  await box.getByRole('button', { name: 'Sign me up' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Too many attempts: Please wait a moment before submitting again.',
  )
  await expect(box.getByLabel('E-mail address')).toHaveValue('lerato@home.example')
})

test('who checks one number after the other is asked to wait', async ({ page }) => {
  await openCheck(page)
  for (const end of [1, 2, 3, 4, 5]) {
    await checkNumber(page, `083 111 000${end}`)
    await page.getByRole('button', { name: 'Check Another Account' }).click()
  }
  await checkNumber(page, '083 111 0006')
  await expect(page.getByRole('alert')).toContainText('Too many attempts')
  await expect(page.getByLabel('Phone number')).toHaveValue('083 111 0006')
})
