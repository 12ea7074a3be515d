// The frame of the public pages: header, menu, who is signed in, and what stands in for a page that is not there.
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { barNavigation, mainNavigation, moreNavigation } from '#content/navigation.ts'
import { expect, test } from './server.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024
const menuButton = (page: Page) => page.getByLabel('Menu', { exact: true })
const mainLinks = (page: Page) => page.getByRole('navigation', { name: /^Main/ })

/** On a laptop what has no place in the header. */
async function openMenu(page: Page) {
  if (isPhone(page)) await menuButton(page).click()
  else await page.locator('.site-nav summary').click()
}

test('the header leads everywhere, marks where one is, and knows who is signed in', { tag: '@wide' }, async ({
  page,
}) => {
  await test.step('in the order of the specification', async () => {
    await page.goto('/')
    await openMenu(page)
    const links = mainLinks(page).getByRole('link')
    const parts = isPhone(page) ? [mainNavigation] : [barNavigation, moreNavigation]
    const labels = parts.flatMap(part => part.filter(link => !link.onlyFor).map(link => link.label))
    const shown = (await links.allTextContents()).filter(text => labels.includes(text))
    expect(shown.slice(0, labels.length)).toEqual(labels)
    await links.filter({ hasText: 'Contact' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })
  await test.step('it fits where a laptop begins', async () => {
    if (isPhone(page)) return
    const whole = page.viewportSize()
    await page.setViewportSize({ width: 1024, height: 768 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
    await expect(page.locator('header').getByRole('link', { name: business.phone.shown })).toHaveCount(1)
    if (whole) await page.setViewportSize(whole)
  })
  await test.step('the page a visitor is on is marked', async () => {
    await openMenu(page)
    await expect(mainLinks(page).locator('[aria-current="page"]')).toHaveText('Contact')
  })
  const quote = page.locator('header').getByRole('link', { name: 'Get a Quote' }).first()
  const signOut = page.getByRole('link', { name: 'Sign Out' })
  const own = page.locator('header').getByRole('link', { name: 'My bookings' })
  await test.step('a stranger is offered a quote', async () => {
    await expect(quote).toBeVisible()
    await expect(signOut).toBeHidden()
    await expect(own.locator('visible=true')).toHaveCount(0)
  })
  await test.step('More closes on Escape, and when the focus goes on', async () => {
    if (isPhone(page)) return
    const more = page.locator('.site-nav details')
    const summary = more.locator('summary')
    await expect(more).toHaveAttribute('open')
    await page.keyboard.press('Escape')
    await expect(more).not.toHaveAttribute('open')
    await expect(summary).toBeFocused()
    await summary.press('Enter')
    await more.getByRole('link', { name: 'Get a Quote' }).focus()
    await page.keyboard.press('Tab')
    await expect(more).not.toHaveAttribute('open')
    await expect(summary).not.toBeFocused()
  })
  await test.step('a client is led to their bookings', async () => {
    await page.evaluate(() => localStorage.setItem('coastal-clean.session', '{}'))
    await page.reload()
    await expect(own.first()).toBeVisible()
    await expect(quote).toBeHidden()
    await openMenu(page)
    await expect(signOut).toBeVisible()
    await expect(quote).toBeHidden()
    await expect(own.first()).toHaveAttribute('href', '/dashboard')
    await expect(mainLinks(page).getByRole('link', { name: 'Admin' })).toBeHidden()
  })
  await test.step('an admin sees Admin', async () => {
    await page.evaluate(() => localStorage.setItem('coastal-clean.role', 'admin'))
    await page.reload()
    await expect(page.locator('header').getByRole('link', { name: 'CRM' }).last()).toBeVisible()
    await openMenu(page)
    await expect(signOut).toBeVisible()
    await expect(mainLinks(page).getByRole('link', { name: 'Admin' })).toBeVisible()
  })
})

test('the phone menu keeps the focus, closes on Escape and gives it back; no React comes with it', async ({
  page,
}) => {
  test.skip(!isPhone(page), 'there is no menu button on a laptop')
  const scripts: Promise<Buffer>[] = []
  page.on('response', answer => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.body())
  })
  await test.step('a content page ships the loader and no React, within 2 KB', async () => {
    await page.goto('/', { waitUntil: 'networkidle' })
    const bodies = await Promise.all(scripts)
    const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
    expect(bodies.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(2048)
  })
  await test.step('the focus stays in the open menu', async () => {
    await menuButton(page).click()
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => Boolean(document.activeElement?.closest('details')))).toBe(true)
    }
  })
  await test.step('it closes on Escape and gives the focus back', async () => {
    const about = page
      .getByRole('navigation', { name: 'Main, small screens' })
      .getByRole('link', { name: 'About Us' })
    await expect(about).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(about).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  })
})

test('the office asks who is there, the dashboard sends a stranger to the booking form; tabs move with the arrow keys', async ({
  page,
}) => {
  // Each of them: guards.test.ts.
  for (const path of process.env.EVERYTHING ? ['/crm', '/admin', '/crm/bookings'] : ['/crm/bookings']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
  }
  // Whoever came by the link of the menu and is no client yet.
  await expect(page.getByRole('link', { name: 'Book without an account' })).toHaveAttribute(
    'href',
    '/booking',
  )
  await page.getByRole('tab', { name: 'Sign In' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Create Admin Account' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/booking$/)
})

test('an unknown address leads home; a part that breaks shows the error screen and logs no secret', async ({
  page,
}) => {
  await test.step('an unknown address says so and leads home', async () => {
    const answer = await page.goto('/nowhere/at/all')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'home page' }).click()
    await expect(page).toHaveURL(/\/$/)
  })
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
