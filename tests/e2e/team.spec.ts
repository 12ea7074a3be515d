// A cleaner joins the team by a link that the owner hands over.
import {
  axeFindings,
  comeBack,
  expect,
  fill,
  goodPassword,
  longStep,
  newAddress,
  otherBrowser,
  test,
  toast,
} from './house.ts'
import { newStaff } from './office-steps.ts'

test('a cleaner without an account is invited, comes in, and an invitation is withdrawn', async ({
  page,
  server,
}) => {
  test.slow()
  await comeBack(page, (await newStaff(server, 'admin')).email, '/admin/roles')
  const [cleaner, other] = [newAddress('cleaner'), newAddress('other')]
  const offer = async (email: string) => {
    await fill(page, { Email: email })
    await page.getByRole('button', { name: 'Promote' }).click()
    await expect(page.getByRole('heading', { name: `Invite ${email}?` })).toBeVisible()
  }
  await offer(cleaner)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('Invitation link').inputValue()
  await expect(page.getByRole('link', { name: 'Send by WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(link).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  )
  const withdraw = page.getByRole('button', { name: `Withdraw the invitation to ${cleaner}` })
  await expect(withdraw).toBeVisible()
  expect(await axeFindings(page)).toEqual([])

  await longStep('another by mail, which is withdrawn', async () => {
    await offer(other)
    await page.getByRole('button', { name: 'Invite by email' }).click()
    await expect(toast(page, `The invitation to ${other} is in the Outbox`)).toBeVisible()
    await page.getByRole('button', { name: `Withdraw the invitation to ${other}` }).click()
    await expect(toast(page, `The invitation to ${other} no longer works`)).toBeVisible()
  })

  const context = await otherBrowser(page, server.url)
  const hers = await context.newPage()
  await hers.goto(link)
  await hers.getByRole('button', { name: 'Accept the invitation' }).click()
  await fill(hers, { 'New password': goodPassword, 'Confirm password': goodPassword })
  await hers
    .getByRole('button', { name: /password/i })
    .last()
    .click()
  await expect(hers).toHaveURL(/\/crm/)
  await expect(hers.getByRole('heading', { level: 1 }).locator('visible=true')).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByRole('button', { name: `Remove Staff from ${cleaner}` })).toBeVisible()
  await expect(withdraw).toHaveCount(0)
})
