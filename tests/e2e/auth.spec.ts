import {
  axeFindings,
  codeIn,
  expect,
  fill,
  followLink,
  goodPassword,
  mailTo,
  newAddress,
  newMember,
  otherBrowser,
  signIn,
  test,
  toast,
} from './house.ts'

async function signUp(page: Parameters<typeof signIn>[0], email: string, password = goodPassword) {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fill(page, { Email: email, Password: password })
  await page.getByRole('button', { name: 'Create Admin Account' }).click()
}

test('someone signs up, confirms by mail and is in the CRM', async ({ page, post }) => {
  const email = newAddress()
  await signUp(page, email)
  await expect(toast(page, 'Account created!Please check your email to verify your account.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Create Admin Account' })).toHaveCount(0)
  await followLink(page, await mailTo(post, email))
  await expect(page).toHaveURL(/\/crm$/)
  await expect(page.getByText(email)).toBeVisible({ visible: page.viewportSize()?.width !== 390 })
})

test('nobody gets in before the address is confirmed, and the mail can be sent again', async ({
  page,
  post,
}) => {
  const email = newAddress()
  await signUp(page, email)
  await mailTo(post, email)
  await signIn(page, email)
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Invalid login credentials')
  await expect(page.getByText('Then confirm your address first, with the link in our mail.')).toBeVisible()
  await page.getByRole('button', { name: 'Send the confirmation mail again' }).click()
  await expect(
    toast(page, 'Look in your mailIf the address is still to be confirmed, look for a mail to it.'),
  ).toBeVisible()
  await followLink(page, await mailTo(post, email, 2))
  await expect(page).toHaveURL(/\/crm$/)
})

test('a link opened in another browser confirms, and asks to sign in there', async ({
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

test('a wrong password is refused in an alert and a toast, and what was typed stays', async ({
  page,
  server,
}) => {
  const { email } = await newMember(server)
  await signIn(page, email, 'not the one')
  await expect(page.getByRole('tabpanel').getByRole('alert')).toHaveText('Invalid login credentials')
  await expect(toast(page, 'Sign in failedInvalid login credentials')).toBeVisible()
  await expect(page.getByLabel('Email').locator('visible=true')).toHaveValue(email)
  await fill(page, { Password: goodPassword })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/crm$/)
  await expect(toast(page, 'Welcome back!')).toBeVisible()
  await expect(toast(page, 'Sign in failed')).toHaveCount(0)
})

test('a refused sign-up says why in an alert and a toast', async ({ page }) => {
  await signUp(page, newAddress(), 'password')
  const alert = page.getByRole('tabpanel').getByRole('alert')
  await expect(alert).not.toBeEmpty()
  await expect(toast(page, `Sign up failed${await alert.textContent()}`)).toBeVisible()
})

test('empty fields are named, and the first has the focus', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByLabel('Email').locator('visible=true')).toBeFocused()
  for (const label of ['Email', 'Password'])
    await expect(page.getByLabel(label).locator('visible=true')).toHaveAccessibleDescription(
      'This field is required',
    )
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await fill(page, { Email: 'ann@home', Password: 'wren' })
  await page.getByRole('button', { name: 'Create Admin Account' }).click()
  await expect(page.getByLabel('Email').locator('visible=true')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await expect(page.getByLabel('Password').locator('visible=true')).toHaveAccessibleDescription(
    /^Minimum length is 6 characters/,
  )
})

test('a server that cannot be reached is an unexpected error, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/auth')
  await page.route('**/auth/v1/**', route => route.abort())
  await fill(page, { Email: 'ann@home.example', Password: goodPassword })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(toast(page, 'ErrorAn unexpected error occurred')).toBeVisible()
  await expect(page.getByLabel('Password').locator('visible=true')).toHaveValue(goodPassword)
})

test('a forgotten password is replaced by the link of a mail', async ({ page, post, server }) => {
  const { email } = await newMember(server)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await fill(page, { Email: email })
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeFocused()
  await followLink(page, await mailTo(post, email))
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await fill(page, { 'New password': 'green wren', 'Confirm password': 'green hen' })
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(toast(page, 'Password MismatchPasswords do not match.')).toBeVisible()
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription('Passwords do not match.')
  await fill(page, { 'Confirm password': 'green wren' })
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page).toHaveURL(/\/crm$/)
  await page.goto('/auth?sign-out')
  await expect(page).toHaveURL(/\/$/)
  await signIn(page, email, 'green wren')
  await expect(page).toHaveURL(/\/crm$/)
})

test('a forgotten password is replaced by the code of a mail read elsewhere', async ({
  page,
  post,
  server,
}) => {
  const { email } = await newMember(server)
  await page.goto('/auth?reset')
  await fill(page, { Email: email })
  await page.getByRole('button', { name: 'Send the mail' }).click()
  const code = codeIn(await mailTo(post, email))
  await fill(page, { Code: code === '000000' ? '111111' : '000000' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(toast(page, 'Code not acceptedToken has expired or is invalid')).toBeVisible()
  await fill(page, { Code: code })
  await page.getByRole('button', { name: 'Continue' }).click()
  await fill(page, { 'New password': 'green wren', 'Confirm password': 'green wren' })
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page).toHaveURL(/\/crm$/)
})

test('a link that was used before says so', async ({ page, post, server }) => {
  const { email } = await newMember(server)
  await page.goto('/auth?reset')
  await fill(page, { Email: email })
  await page.getByRole('button', { name: 'Send the mail' }).click()
  const mail = await mailTo(post, email)
  await followLink(page, mail)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await page.goto('/auth?sign-out')
  await expect(page).toHaveURL(/\/$/)
  await followLink(page, mail)
  await expect(toast(page, 'The link did not workToken has expired or is invalid')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
})

test('axe finds nothing at any step of the door', async ({ page }) => {
  test.slow()
  for (const query of ['', '?reset', '?setup=abc']) {
    await page.goto(`/auth${query}`)
    await page.getByRole('main').locator('button[type=submit]:visible').click()
    await expect(page.getByText('This field is required').first()).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  }
})
