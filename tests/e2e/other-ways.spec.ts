// Signing in with another service at a real provider, and with keys that a device keeps, in a real browser.
import { createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { limit } from '#tests/limits.ts'
import type { ServerProcess } from '#tests/server-process.ts'
import { startSite } from '#tests/start-site.ts'
import { openCaptchaProvider } from '#tests/wire/auth/captcha-provider.ts'
import { type Issuer, openIssuer } from '#tests/wire/auth/issuer.ts'
import { axeFindings, expect, fill, goodPassword, longStep, newAddress, test } from './house.ts'

let issuer: Issuer
let captcha: Awaited<ReturnType<typeof openCaptchaProvider>>
let offering: ServerProcess
// By its name: browsers keep keys for no number.
let home: string

test.beforeAll(async ({ post }) => {
  test.setTimeout(limit(120_000))
  const port = await freePort()
  home = `http://localhost:${port}`
  issuer = await openIssuer({ redirectSite: home })
  // Everything that is typed here also passes a provider that tells people from programs.
  captcha = await openCaptchaProvider()
  const AUTH_PROVIDERS = JSON.stringify({ google: issuer.settings })
  offering = await startSite({
    PORT: String(port),
    SITE_URL: home,
    AUTH_PASSKEYS: 'on',
    SMTP_URL: post.url,
    RATE_LIMIT_SCALE: '1000',
    AUTH_PROVIDERS,
    ...captcha.env,
  })
})
test.afterAll(async () => {
  await offering.stop()
  await issuer.close()
  await captcha.close()
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
  await page.goto(`${home}/booking`)
  await page.getByRole('form', { name: 'Booking request' }).getByLabel('Notes').fill('The blue gate')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await google(page).click()
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
  await expect(page).toHaveURL(/\/booking$/)
  await expect(page.getByRole('form', { name: 'Booking request' }).getByLabel('Notes')).toHaveValue(
    'The blue gate',
  )
})

test('the sign-in page offers it for both tabs, tells who is refused what to do, and leads on to the office', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('who says no, or whose address is not checked, is told what to do', async () => {
    issuer.visitor.sub = 'nobody'
    await page.goto(`${home}/auth`)
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
  await page.goto(`${home}/auth`)
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

const passkey = (page: Page) => page.getByRole('button', { name: 'Continue with a passkey' })
// The session is kept in the browser and nowhere else.
const signOut = (page: Page) => page.evaluate(() => localStorage.clear())

test('a client signs in with a passkey, and makes a security key the second factor', async ({ page }) => {
  const email = newAddress('pia')
  await makeAccount(email)
  const unplug = await plugIn(page, 'internal')
  const enter = async () => {
    await page.goto(`${home}/auth`)
    await fill(page, { Email: email, Password: goodPassword })
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  }

  await test.step('a passkey is added on the account page, and named', async () => {
    await enter()
    await expect(page).toHaveURL(/\/crm/)
    expect(captcha.asked.at(-1)).toMatchObject({ response: 'a person at our-site' })
    await page.goto(`${home}/dashboard`)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('Passkey added')).toBeVisible()
    await page.getByRole('button', { name: /^Rename: / }).click()
    await page.getByLabel('Name', { exact: true }).fill('The blue phone')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await expect(page.getByText('The blue phone', { exact: true })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })

  await test.step('it signs in without a password, on the sign-in page and where one books', async () => {
    await signOut(page)
    await page.goto(`${home}/auth`)
    await passkey(page).click()
    await expect(page).toHaveURL(/\/crm/)
    await longStep('and where one books', async () => {
      await page.goto(`${home}/dashboard`)
      await signOut(page)
      await page.goto(`${home}/booking`)
      await page.getByRole('tab', { name: 'Sign In' }).click()
      await passkey(page).click()
      await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible()
    })
  })

  await longStep(
    'a security key becomes the second factor, and is asked for after the password',
    async () => {
      await unplug()
      await plugIn(page, 'usb')
      await page.goto(`${home}/dashboard`)
      await page.getByRole('button', { name: 'Set up: Second factor' }).click()
      await page.getByRole('button', { name: 'Use a security key' }).click()
      await expect(page.getByText('Second factor is on')).toBeVisible()
      await signOut(page)
      await enter()
      await page.getByRole('button', { name: 'Use my security key' }).click()
      await expect(page).toHaveURL(/\/crm/)
    },
  )

  await longStep('a passkey is removed, and who has none is told what to do', async () => {
    await page.goto(`${home}/dashboard`)
    await page.getByRole('button', { name: 'Remove: The blue phone' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Passkey removed')).toBeVisible()
    await signOut(page)
    await page.goto(`${home}/auth`)
    await passkey(page).click()
    await expect(page.getByText('Nothing was chosen on your device')).toBeVisible()
  })
})

async function makeAccount(email: string) {
  const answer = await fetch(`${offering.url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: offering.secretKey },
    body: JSON.stringify({ email, password: goodPassword, email_confirm: true }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** A device of the browser's own making, whose owner says yes. */
async function plugIn(page: Page, transport: 'internal' | 'usb') {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return () => session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
}

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
