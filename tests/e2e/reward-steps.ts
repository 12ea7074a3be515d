// Steps of a visitor on /loyalty, /loyalty/register and /referral, by the labels on screen.
import { expect, type Page } from '@playwright/test'

const registration = {
  'First name': 'Lerato',
  'Last name': 'Jacobs',
  Email: 'lerato@home.example',
  Phone: '082 177 4567',
  Province: 'Western Cape',
}

const referral = {
  'Your name': 'Sipho Dlamini',
  'Your phone number': '084 000 0001',
  "Friend's name": 'Ann Guest',
  "Friend's phone number": '+27 85 000 0002',
}

async function fillAll(page: Page, fields: Record<string, string>) {
  const main = page.getByRole('main')
  for (const [label, text] of Object.entries(fields))
    await main.getByRole('textbox', { name: label }).fill(text)
}

export async function fillRegistration(page: Page, fields: Partial<typeof registration> = {}) {
  await fillAll(page, { ...registration, ...fields })
  await page.getByLabel(/^I accept the terms/).check()
}

export const fillReferral = (page: Page, fields: Partial<typeof referral> = {}) =>
  fillAll(page, { ...referral, ...fields })

/** It wakes when it comes into view. */
export async function openCheck(page: Page) {
  await page.goto('/loyalty')
  await page.locator('#check').scrollIntoViewIfNeeded()
  await expect(page.locator('#check button[type=submit]')).toBeVisible()
}

export async function checkNumber(page: Page, phone: string) {
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Check status' }).click()
}
