// Who reads the newsletter, in the Admin Console: found, taken along as a file, taken off the list.
import { readFile } from 'node:fs/promises'
import { axeFindings, comeBack, expect, newAddress, test, toast } from './house.ts'
import { newStaff } from './office-steps.ts'

test('the owner finds a reader, saves the file and takes them off the list', { tag: '@long' }, async ({
  page,
  server,
}) => {
  const reader = newAddress('list')
  const waiting = newAddress('list')
  const readers = () => server.tables.from('newsletter_subscriptions')
  const asked = { consent_text: 'Yes', asked_on: '/blog' }
  await readers().insert([
    { email: reader, ...asked },
    { email: waiting, ...asked },
  ])
  await readers().update({ status: 'confirmed', confirmed_at: new Date().toISOString() }).eq('email', reader)
  const { email } = await newStaff(server, 'admin')
  await comeBack(page, email, '/admin/newsletter')
  await page.getByRole('link', { name: 'Readers' }).click()
  await page.getByRole('searchbox').fill(reader.toUpperCase())
  await expect(page.getByRole('status').filter({ hasText: /^1 reader$/ })).toBeVisible()
  const list = page.locator('.row-cards')
  await expect(list.getByRole('listitem')).toContainText([/Confirmed.*on \/blog/])
  expect(await axeFindings(page)).toEqual([])

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).toContain(reader)
  expect(text).not.toContain(waiting)
  await toast(page, 'The readers are saved').getByRole('button').click()

  await list.getByRole('button', { name: `Take off: ${reader}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take off' }).click()
  await expect(list.getByRole('listitem')).toContainText('Left')
  await expect(list.getByRole('button')).toHaveCount(0)
  await page.reload()
  await page.locator('.segments label').filter({ hasText: 'Confirmed' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all readers' }).click()
  await expect(list.getByRole('listitem').first()).toBeVisible()
})
