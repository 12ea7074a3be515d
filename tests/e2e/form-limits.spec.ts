// The limits of a real site: who sends too often is asked to wait, and nothing typed is lost.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fill, openForm, toast } from './house.ts'
import { checkNumber, fillReferral, fillRegistration, openCheck } from './reward-steps.ts'
import { longStep } from './server.ts'
import { expect, test } from './strict-server.ts'

test.describe.configure({ lock: 'strict' })

// From this same address, as other tabs would.
async function sendRows(page: Page, table: string, row: object) {
  for (const _row of [1, 2, 3]) {
    const answer = await page.request.post(`/rest/v1/${table}`, { data: { ...row, id: randomUUID() } })
    expect(answer.status()).toBe(201)
  }
}

const sender = { name: 'Anna Botha', email: 'anna@home.example' }
const wait = 'Please wait a moment before submitting again.'

test('the fourth message, review, registration, referral and wish within a minute wait, and are not lost', {
  tag: '@long',
}, async ({ page }) => {
  test.slow()
  await test.step('a message', async () => {
    await sendRows(page, 'contact_messages', { ...sender, message: 'Three rooms and a stoep.' })
    await openForm(page, '/contact', 'contact')
    await fill(page, { Name: 'Lerato Jacobs', Email: 'lerato@example.com', Message: 'Two rooms, please.' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(toast(page, 'Too many submissions')).toContainText(wait)
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Two rooms, please.')
  })
  await longStep('a review', async () => {
    await sendRows(page, 'reviews', { ...sender, review_text: 'Windows like water.', rating: 5 })
    await openForm(page, '/reviews/new', 'review')
    await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
    const words = { 'Your email': 'lerato@example.com', 'Your review': 'Windows like air.' }
    await fill(page, { 'Your name': 'Lerato Jacobs', ...words })
    await page.getByRole('button', { name: 'Submit Review' }).click()
    await expect(toast(page, 'Too many attempts')).toContainText(wait)
    await expect(page.getByLabel('Your review')).toHaveValue('Windows like air.')
  })
  await longStep('a registration', async () => {
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
  await longStep('a referral', async () => {
    const row = { referrer_name: 'Anna Botha', referrer_phone: '0830000001', friend_name: 'Ben Cele' }
    await sendRows(page, 'referral_requests', { ...row, friend_phone: '0830000002' })
    await openForm(page, '/referral', 'referral')
    await fillReferral(page)
    await page.getByRole('button', { name: 'Send Referral' }).click()
    await expect(page.getByRole('alert')).toContainText(`Too many attempts${wait}`)
    await expect(page.getByLabel("Friend's name")).toHaveValue('Ann Guest')
  })
  await longStep('a wish for the newsletter', async () => {
    for (const _ of [1, 2, 3]) {
      const wish = { form: { email: 'anna@home.example' }, maxRedirects: 0 }
      expect((await page.request.post('/newsletter', wish)).status()).toBe(303)
    }
    await page.goto('/blog')
    const box = page.getByRole('main').locator('.newsletter')
    await box.getByLabel('Email address').fill('lerato@home.example')
    await box.getByRole('button', { name: 'Sign me up' }).click()
    await expect(page.getByRole('alert')).toHaveText(`Too many attempts: ${wait}`)
    await expect(box.getByLabel('Email address')).toHaveValue('lerato@home.example')
  })
  await test.step('who checks one number after the other', async () => {
    await openCheck(page)
    for (const end of [1, 2, 3, 4, 5]) {
      await checkNumber(page, `083 111 000${end}`)
      await page.getByRole('button', { name: 'Check Another Account' }).click()
    }
    await checkNumber(page, '083 111 0006')
    await expect(page.getByRole('alert')).toContainText('Too many attempts')
    await expect(page.getByLabel('Phone number')).toHaveValue('083 111 0006')
  })
})
