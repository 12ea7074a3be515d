// Signing in with another service, in a real browser and at a real provider.
import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { limit } from '#tests/limits.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'
import { type Issuer, openIssuer } from '#tests/wire/auth/issuer.ts'
import { axeFindings, expect, newAddress, test } from './house.ts'

let issuer: Issuer
let offering: ServerProcess

test.beforeAll(async ({ post }) => {
  test.setTimeout(limit(120_000))
  const port = await freePort()
  issuer = await openIssuer({ redirectSite: `http://127.0.0.1:${port}` })
  const AUTH_PROVIDERS = JSON.stringify({ google: issuer.settings })
  offering = await startSite({
    PORT: String(port),
    SMTP_URL: post.url,
    RATE_LIMIT_SCALE: '1000',
    AUTH_PROVIDERS,
  })
})
test.afterAll(async () => {
  await offering.stop()
  await issuer.close()
})

function comes(facts: { email_verified?: boolean } = {}) {
  const email = newAddress('gus')
  issuer.visitor.sub = `gus-${email}`
  issuer.people.set(issuer.visitor.sub, { email, email_verified: true, name: 'Gus Gannet', ...facts })
  return email
}

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

test('a client signs in on the booking page with another service, and nothing typed is lost', async ({
  page,
}) => {
  const email = comes()
  await page.goto(`${offering.url}/booking`)
  await page.getByRole('form', { name: 'Booking request' }).getByLabel('Notes').fill('The blue gate')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await google(page).click()
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
  await expect(page).toHaveURL(/\/booking$/)
  await expect(page.getByRole('form', { name: 'Booking request' }).getByLabel('Notes')).toHaveValue(
    'The blue gate',
  )
})

test('the sign-in page offers it for both tabs, tells who is refused what to do, and leads on to the office', async ({
  page,
}) => {
  await test.step('who says no, or whose address is not checked, is told what to do', async () => {
    issuer.visitor.sub = 'nobody'
    await page.goto(`${offering.url}/auth`)
    await google(page).click()
    await expect(page.getByText('or you said no')).toBeVisible()
    await expect(page).toHaveURL(/\/auth$/)
    // On a phone what is said covers the button for a while.
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click()
    await page.context().clearCookies()
    comes({ email_verified: false })
    await google(page).click()
    await expect(page.getByText('has to be confirmed first')).toBeVisible()
  })
  await page.context().clearCookies()
  comes()
  await page.goto(`${offering.url}/auth`)
  await expect(google(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await google(page).click()
  await expect(page).toHaveURL(/\/crm/)
  await test.step('where no service is set, there is no button', async () => {
    await page.goto('/auth')
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible()
    await expect(page.locator('meta[name="sign-in-with"]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0)
  })
})

function freePort() {
  return new Promise<number>((resolve, reject) => {
    const taken = createServer().listen(0, '127.0.0.1', () => {
      const address = taken.address()
      taken.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
