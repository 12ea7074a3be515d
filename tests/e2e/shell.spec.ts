import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { mainNavigation } from '#content/navigation.ts'
import { expect, test } from './server.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

test('the header leads everywhere in the order of the specification', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  if (isPhone(page)) await page.getByLabel('Menu', { exact: true }).click()
  const links = page.getByRole('navigation', { name: /^Main/ }).getByRole('link')
  const labels = mainNavigation.filter(link => !link.onlyFor).map(link => link.label)
  const shown = (await links.allTextContents()).filter(text => labels.includes(text))
  expect(shown.slice(0, labels.length)).toEqual(labels)
  await links.filter({ hasText: 'Services' }).click()
  await expect(page).toHaveURL(/\/services$/)
})

test('the page a visitor is on is marked', async ({ page }) => {
  await page.goto('/contact')
  if (isPhone(page)) await page.getByLabel('Menu', { exact: true }).click()
  const current = page.getByRole('navigation', { name: /^Main/ }).locator('[aria-current="page"]')
  await expect(current).toHaveText('Contact')
})

test('the phone menu closes on Escape and gives the focus back', async ({ page }) => {
  test.skip(!isPhone(page), 'there is no menu button on a laptop')
  await page.goto('/')
  const button = page.getByLabel('Menu', { exact: true })
  const about = page
    .getByRole('navigation', { name: 'Main, small screens' })
    .getByRole('link', { name: 'About Us' })
  await button.click()
  await expect(about).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(button).toBeFocused()
})

test('the focus stays in the open phone menu', async ({ page }) => {
  test.skip(!isPhone(page), 'there is no menu button on a laptop')
  await page.goto('/')
  await page.getByLabel('Menu', { exact: true }).click()
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest('details')))).toBe(true)
  }
})

test('who is signed in sees Sign Out, and an admin sees Admin', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/')
  const signOut = page.getByRole('link', { name: 'Sign Out' })
  const quote = page.locator('header').getByRole('link', { name: 'Get a Quote' }).first()
  await expect(quote).toBeVisible()
  await expect(signOut).toBeHidden()
  await page.evaluate(() => {
    localStorage.setItem('coastal-clean.session', '{}')
    localStorage.setItem('coastal-clean.role', 'admin')
  })
  await page.reload()
  await expect(signOut).toBeVisible()
  await expect(quote).toBeHidden()
  if (isPhone(page)) await page.getByLabel('Menu', { exact: true }).click()
  await expect(
    page.getByRole('navigation', { name: /^Main/ }).getByRole('link', { name: 'Admin' }),
  ).toBeVisible()
})

test('a client who is signed in is led to their bookings', async ({ page }) => {
  await page.goto('/')
  const own = page.locator('header').getByRole('link', { name: 'My bookings' })
  await expect(own.locator('visible=true')).toHaveCount(0)
  await page.evaluate(() => localStorage.setItem('coastal-clean.session', '{}'))
  await page.reload()
  if (isPhone(page)) await page.getByLabel('Menu', { exact: true }).click()
  await expect(own.locator('visible=true')).toHaveAttribute('href', '/dashboard')
})

test('an unknown address says so and leads home', async ({ page }) => {
  const answer = await page.goto('/nowhere/at/all')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/$/)
})

test('the office asks who is there, the dashboard sends a stranger to the booking form', async ({ page }) => {
  for (const path of ['/crm', '/admin', '/crm/bookings']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  }
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/booking$/)
})

test('a refused sign-in says so in words and keeps the e-mail', async ({ page }) => {
  await page.goto('/auth')
  await page.getByLabel('Email').first().fill('nobody@example.com')
  await page.getByLabel('Password').first().fill('not-the-one')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Sign in failed' })).toBeVisible()
  await expect(page.getByLabel('Email').first()).toHaveValue('nobody@example.com')
})

test('tabs move with the arrow keys', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign In' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Create Admin Account' })).toBeVisible()
})

test('a content page ships the loader and no React, within 2 KB', async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  page.on('response', answer => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const bodies = await Promise.all(scripts)
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  expect(bodies.length).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(2048)
})

test('the site reads and its menu opens without any script', async ({ browser, baseURL, viewport }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport,
    ...(baseURL && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CLEAN')
  if (isPhone(page)) await page.getByLabel('Menu', { exact: true }).click()
  await page.getByRole('navigation', { name: /^Main/ }).getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await context.close()
})

test('a part that breaks shows the error screen and logs no secret', async ({ page }) => {
  const broken = "export function BookingForm() { throw new Error('password=hunter2') }"
  const logged: string[] = []
  page.on('console', message => logged.push(message.text()))
  await page.route(/\/booking-form-[^/]+\.js$/, route =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  )
  await page.goto('/booking')
  const screen = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(screen).toContainText(/Error ID: [0-9A-Z]{8}/)
  await expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  expect(logged.join()).toContain('password=[hidden]')
  expect(logged.join()).not.toContain('hunter2')
})
