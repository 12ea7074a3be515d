import type { Page } from '@playwright/test'
import { comeBack, expect, goodPassword, longStep, newMember, otherBrowser, signIn, test } from './house.ts'

const signOutLink = (page: Page) => page.locator('header').getByRole('link', { name: 'Sign Out' })
const openMenu = (page: Page) => page.getByLabel('Menu', { exact: true }).click()
const quoteLink = (page: Page) => page.locator('header').getByRole('link', { name: 'Get a Quote' }).first()

test('who signs in in one tab is signed in in the next, and signing out there signs out everywhere', async ({
  page,
  server,
}) => {
  const { email } = await newMember(server)
  const home = await page.context().newPage()
  await home.goto('/')
  await expect(quoteLink(home)).toBeVisible()
  await signIn(page, email)
  await expect(page).toHaveURL(/\/crm$/)
  await expect(quoteLink(home)).toBeHidden()

  const dashboard = await page.context().newPage()
  await dashboard.goto('/dashboard')
  await expect(dashboard.getByRole('heading', { level: 1 })).toBeVisible()
  await openMenu(home)
  await signOutLink(home).click()
  await expect(home).toHaveURL(/\/$/)
  await expect(home.getByRole('status')).toHaveText('Signed out')
  await expect(quoteLink(home)).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(dashboard).toHaveURL(/\/booking$/)
})

test('where a link signs somebody else in in another tab, nothing of the one before stays in this one', async ({
  page,
  server,
}) => {
  const [colleague, stranger] = [await newMember(server), await newMember(server)]
  await server.tables.from('user_roles').insert({ user_id: colleague.id, role: 'staff' })
  const message = { name: 'Lindiwe Maseko', email: 'lindiwe@home.example', message: 'For the office alone' }
  await server.tables.from('contact_messages').insert(message)
  await comeBack(page, colleague.email, '/crm/inbox')
  await expect(page.getByText(message.name)).toBeVisible()

  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    data: { email: stranger.email, password: goodPassword },
  })
  const { access_token, refresh_token } = await answer.json()
  const link = new URLSearchParams({ access_token, refresh_token, type: 'recovery' })
  const other = await page.context().newPage()
  await other.goto(`/auth?reset#${link}`)
  await expect(other.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expect(page.getByText(message.name)).toHaveCount(0)
})

test('a session is refreshed before it expires, and one that can no longer be is removed and leads to the door', async ({
  page,
  server,
}) => {
  const { email } = await newMember(server)
  await page.clock.install()
  await comeBack(page, email, '/dashboard')
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  const token = () => page.evaluate(() => JSON.parse(localStorage['coastal-clean.session']).refresh_token)
  await test.step('nobody notices', async () => {
    const first = await token()
    const refreshed = page.waitForResponse(/grant_type=refresh_token/)
    await page.clock.fastForward('59:30')
    expect((await refreshed).status()).toBe(200)
    await expect.poll(token).not.toBe(first)
    await page.reload()
    await expect(title).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('ended elsewhere: removed at the next refresh', async () => {
    // Lists that are read meanwhile would learn of it too; here only the refresh may.
    await page.route('**/rest/v1/**', route => route.abort())
    // The reload before may have one under way, which may still be granted.
    const refused = page.waitForResponse(
      answer => answer.url().includes('grant_type=refresh_token') && answer.status() === 400,
    )
    await endElsewhere(server, email)
    // The first try fails while the token is still valid; the next one after it has expired.
    await page.clock.fastForward('59:30')
    await refused
    await page.clock.fastForward('03:00')
    await expect(page).toHaveURL(/\/booking$/)
    expect(await page.evaluate(() => localStorage['coastal-clean.session'])).toBeUndefined()
  })
})

test('a spinner while session and roles are read; Admin for admins alone; ended elsewhere, it ends with the next request', async ({
  page,
  server,
  baseURL,
}) => {
  const { email, id } = await newMember(server)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/user_roles*', async route => {
    await held
    await route.continue()
  })
  await comeBack(page, email)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible()

  const admin = page.getByRole('navigation', { name: /^Main/ }).getByRole('link', { name: 'Admin' })
  const openMenu = async () => {
    if ((page.viewportSize()?.width ?? 0) < 1024) await page.getByLabel('Menu', { exact: true }).click()
  }
  await test.step('Admin is shown to admins alone, and sends the others home', async () => {
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/$/)
    await openMenu()
    await expect(admin).toBeHidden()
    await server.tables.from('user_roles').insert({ user_id: id, role: 'admin' })
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText('Admin Console')
    await page.goto('/')
    await openMenu()
    await expect(admin).toBeVisible()
  })
  await longStep('a session ended from another device ends here with the next request', async () => {
    const other = await (await otherBrowser(page, baseURL)).newPage()
    await comeBack(other, email, '/dashboard')
    await other.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(other.getByText('Signed out everywhere else')).toBeVisible()
    await other.context().close()
    await page.goto('/crm')
    await expect(page).toHaveURL(/\/auth$/)
    await page.goto('/')
    await expect(quoteLink(page)).toBeVisible()
  })
})

/** From another device, as its button does it. */
async function endElsewhere({ url }: { url: string }, email: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ email, password: goodPassword })
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body })
  const { access_token } = await answer.json()
  const ended = await fetch(`${url}/auth/v1/logout?scope=others`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(ended.status).toBe(204)
}
