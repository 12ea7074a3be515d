import { expect, fill, goodPassword, newAddress, ownHouse, signIn, toast } from './house.ts'

const test = ownHouse()

test('the printed link makes the first admin, once', async ({ page, server }) => {
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
