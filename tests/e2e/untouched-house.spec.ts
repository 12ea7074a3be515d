// What needs a server that nobody has used before: its first admin, and a letter whose readers are the only ones.
import { comeBack, expect, fill, goodPassword, newAddress, ownHouse, signIn, toast } from './house.ts'
import { newStaff } from './office-steps.ts'

const test = ownHouse()

test('the printed link makes the first admin, once', { tag: '@long' }, async ({ page, server }) => {
  const [link = ''] = /http\S+\/auth\?setup=\S+/.exec(server.output()) ?? []
  const email = newAddress('owner')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'The first admin' })).toBeVisible()
  await fill(page, { Email: email, Password: goodPassword })
  await page.getByRole('button', { name: 'Become the admin' }).click()
  await expect(toast(page, 'All setYou are the admin of this site.')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/start\/look$/)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText('Admin Console')

  await page.goto(link)
  await fill(page, { Email: newAddress('thief'), Password: goodPassword })
  await page.getByRole('button', { name: 'Become the admin' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This set-up link is not valid, or an admin is there already',
  )
  await page.goto('/auth?sign-out')
  await expect(page).toHaveURL(/\/$/)
  await signIn(page, email)
  await expect(page).toHaveURL(/\/crm$/)
})

test('a letter is stopped with what has not left, and goes on where it was', { tag: '@long' }, async ({
  page,
  server,
  post,
}) => {
  test.slow()
  // More than may leave in ten seconds.
  const readers = Array.from({ length: 40 }, () => ({ email: newAddress('stop'), consent_text: 'Yes' }))
  const table = () => server.tables.from('newsletter_subscriptions')
  await table().insert(readers).throwOnError()
  const confirmed = { status: 'confirmed', confirmed_at: new Date().toISOString() }
  await table().update(confirmed).eq('status', 'pending').throwOnError()
  const { email } = await newStaff(server, 'admin')
  await comeBack(page, email, '/admin/newsletter/new')
  await page.getByLabel('Subject', { exact: true }).fill('Stop and go')
  await page.getByRole('textbox', { name: 'Letter' }).fill('Hello')
  const { data: none } = await server.tables.from('newsletters').select('id')
  expect(none).toEqual([])
  await page.getByRole('button', { name: 'Save letter' }).click()
  await expect(page).toHaveURL(/\/admin\/newsletter\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to 40 people' }).click()

  const letters = () => post.arrivals.filter(({ subject }) => subject === 'Stop and go')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('Stopped', { exact: true }).first()).toBeVisible()
  await page.reload()
  const goOn = page.getByRole('button', { name: 'Go on' })
  await expect(goOn).toBeVisible()
  const before = letters().length
  expect(before).toBeLessThan(40)
  await goOn.click()
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible()
  await post.until(() => letters().length === 40)
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  expect(new Set(letters().map(({ recipient }) => recipient)).size).toBe(40)
})
