import type { Page } from '@playwright/test'
import {
  axeFindings,
  codeIn,
  expect,
  fill,
  followLink,
  goodPassword,
  longStep,
  mailTo,
  newAddress,
  newMember,
  otherBrowser,
  signIn,
  test,
  toast,
} from './house.ts'

async function signUp(page: Page, email: string) {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fill(page, { Email: email, Password: goodPassword })
  await page.getByRole('button', { name: 'Create Admin Account' }).click()
}

const visible = (page: Page, label: string) => page.getByLabel(label).locator('visible=true')
const alert = (page: Page) => page.getByRole('tabpanel').getByRole('alert')

test('what the door refuses is said in words, and nothing typed is lost', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const { email } = await newMember(server)
  await page.goto('/auth')
  await test.step('empty fields are named, and the first has the focus', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(visible(page, 'Email')).toBeFocused()
    for (const label of ['Email', 'Password'])
      await expect(visible(page, label)).toHaveAccessibleDescription('This field is required')
    expect(await axeFindings(page)).toEqual([])
  })
  await test.step('a server that cannot be reached is an unexpected error', async () => {
    await page.route('**/auth/v1/**', route => route.abort())
    await fill(page, { Email: email, Password: 'not the one' })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(toast(page, 'ErrorAn unexpected error occurred')).toBeVisible()
    await expect(visible(page, 'Password')).toHaveValue('not the one')
    await page.unroute('**/auth/v1/**')
  })
  await test.step('wrong fields of a sign-up are named', async () => {
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await fill(page, { Email: 'ann@home', Password: 'wren' })
    await page.getByRole('button', { name: 'Create Admin Account' }).click()
    await expect(visible(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(visible(page, 'Password')).toHaveAccessibleDescription(/^Minimum length is 6 characters/)
  })
  await test.step('a refused sign-up says why in an alert and a toast', async () => {
    await fill(page, { Email: newAddress(), Password: 'password' })
    await page.getByRole('button', { name: 'Create Admin Account' }).click()
    await expect(alert(page)).not.toBeEmpty()
    await expect(toast(page, `Sign up failed${await alert(page).textContent()}`)).toBeVisible()
  })
  await test.step('a wrong password is refused, and the right one lets in', async () => {
    await signIn(page, email, 'not the one')
    await expect(alert(page)).toHaveText('Invalid login credentials')
    await expect(toast(page, 'Sign in failedInvalid login credentials')).toBeVisible()
    await expect(visible(page, 'Email')).toHaveValue(email)
    await fill(page, { Password: goodPassword })
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(/\/crm$/)
    await expect(toast(page, 'Welcome back!')).toBeVisible()
    await expect(toast(page, 'Sign in failed')).toHaveCount(0)
  })
})

test('someone signs up, gets in only once the address is confirmed, and has the mail sent again', async ({
  page,
  post,
}) => {
  const email = newAddress()
  await signUp(page, email)
  await expect(toast(page, 'Account created!Please check your email to verify your account.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Create Admin Account' })).toHaveCount(0)
  await mailTo(post, email)
  await signIn(page, email)
  await expect(alert(page)).toHaveText('Invalid login credentials')
  await expect(page.getByText('A new account opens only once its address is confirmed.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the confirmation mail again' }).click()
  await expect(
    toast(page, 'Look in your mailIf the address is still to be confirmed, look for a mail to it.'),
  ).toBeVisible()
  await followLink(page, await mailTo(post, email, 2))
  await expect(page).toHaveURL(/\/crm$/)
  await expect(page.getByText(email)).toBeVisible({ visible: page.viewportSize()?.width !== 390 })
})

test('a link opened in another browser confirms, and asks to sign in there', { tag: '@long' }, async ({
  page,
  post,
  baseURL,
}) => {
  const email = newAddress()
  await signUp(page, email)
  const other = await (await otherBrowser(page, baseURL)).newPage()
  await followLink(other, await mailTo(post, email))
  await expect(toast(other, 'Thank youYour link was accepted. Please sign in on this device.')).toBeVisible()
  await expect(other).toHaveURL(/\/auth$/)
  await fill(other, { Email: email, Password: goodPassword })
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other).toHaveURL(/\/crm$/)
  await other.context().close()
})

const newPassword = (text: string, again = text) => ({ 'New password': text, 'Confirm password': again })

test('a forgotten password is replaced by the link of a mail', async ({ page, post, server }) => {
  const { email } = await newMember(server)
  const save = page.getByRole('button', { name: 'Save the new password' })
  await test.step('axe finds nothing where it is asked for', async () => {
    for (const query of process.env.EVERYTHING ? ['?setup=abc', '?reset'] : ['?reset']) {
      await page.goto(`/auth${query}`)
      await page.getByRole('main').locator('button[type=submit]:visible').click()
      await expect(page.getByText('This field is required').first()).toBeVisible()
      expect(await axeFindings(page)).toEqual([])
    }
  })
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await fill(page, { Email: email })
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeFocused()
  const mail = await mailTo(post, email)
  await followLink(page, mail)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await fill(page, newPassword('green wren', 'green hen'))
  await save.click()
  await expect(toast(page, 'Password MismatchPasswords do not match.')).toBeVisible()
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match.')
  await fill(page, { 'Confirm password': 'green wren' })
  await save.click()
  await expect(page).toHaveURL(/\/crm$/)
  await longStep('the link works once', async () => {
    await page.goto('/auth?sign-out')
    await expect(page).toHaveURL(/\/$/)
    await followLink(page, mail)
    await expect(toast(page, 'The link did not workToken has expired or is invalid')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  })
  await longStep('the new password lets in', async () => {
    await signIn(page, email, 'green wren')
    await expect(page).toHaveURL(/\/crm$/)
    await page.goto('/auth?sign-out')
    await expect(page).toHaveURL(/\/$/)
  })
  await longStep('by the code of a mail read elsewhere', async () => {
    const known = post.arrivals.length
    await page.goto('/auth?reset')
    await fill(page, { Email: email })
    await page.getByRole('button', { name: 'Send the mail' }).click()
    const fresh = () =>
      post.arrivals
        .slice(known)
        .find(({ recipient, text }) => recipient === email && /\b\d{6}\b/.test(text ?? ''))
    await post.until(() => Boolean(fresh()))
    const code = codeIn(fresh() ?? mail)
    await fill(page, { Code: code === '000000' ? '111111' : '000000' })
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(toast(page, 'Code not acceptedToken has expired or is invalid')).toBeVisible()
    await fill(page, { Code: code })
    await page.getByRole('button', { name: 'Continue' }).click()
    await fill(page, newPassword('brown wren'))
    await save.click()
    await expect(page).toHaveURL(/\/crm$/)
  })
})
