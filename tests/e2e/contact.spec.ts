import type { Page } from '@playwright/test'
import { expect, fill, mailTo, openForm, test, toast } from './house.ts'

const owner = 'hello@coastalclean.example'

const openContact = (page: Page) => openForm(page, '/contact', 'contact')
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const form = (page: Page) => page.getByRole('form', { name: 'Contact form' })
const typed = (name: string) => ({
  Name: name,
  Email: 'lerato@example.com',
  Message: 'Three rooms and a stoep, please.',
})

test('a message reaches the owner, and the next one starts afresh', async ({ page, post, server }) => {
  await openContact(page)
  await fill(page, typed('Lerato Jacobs'))
  await page.getByLabel('Phone (optional)').fill('082 123 4567')
  await expect(page.getByText('32 of 1000 characters')).toBeVisible()
  await send(page)
  await expect(toast(page, 'Message sent!')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'We have your message' })).toBeFocused()
  const mail = await mailTo(post, owner)
  expect(mail.text).toContain('https://wa.me/27821234567')
  const { data } = await server.tables.from('contact_messages').select('phone').eq('name', 'Lerato Jacobs')
  expect(data).toEqual([{ phone: '+27821234567' }])

  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('')
  await test.step('what is wrong is said at its field, and the first is focused', async () => {
    await send(page)
    await expect(form(page).getByText('This field is required')).toHaveCount(3)
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
      /^This field is required\b/,
    )
    await fill(page, { ...typed('Lerato Jacobs'), Message: 'Hello <script>alert(1)</script>' })
    await send(page)
    await expect(toast(page, 'Security Warning')).toContainText(
      'Invalid input detected. Please check your form data.',
    )
  })
})

test('nothing typed is lost: not to an error, not to a reload; and it arrives once', async ({
  page,
  server,
}) => {
  await page.route('**/assets/form-checks-*.js', route => route.abort())
  await openContact(page)
  await page.route('**/rest/v1/contact_messages', route => route.abort())
  await fill(page, typed('Nothing Lost'))
  await test.step('without its checks it says so, and fetches them at the next press', async () => {
    await send(page)
    await expect(toast(page, 'Error')).toContainText('Failed to send message. Please try again.')
    await expect(page.getByText('is kept on this device')).toBeHidden()
    await page.unroute('**/assets/form-checks-*.js')
  })
  await send(page)
  await expect(toast(page, 'Error')).toContainText('Failed to send message. Please try again.')
  await expect(page.getByText('is kept on this device')).toBeVisible()
  await page.unroute('**/rest/v1/contact_messages')
  // This time it arrives, and only the answer gets lost.
  await page.route('**/rest/v1/contact_messages', async route => {
    await route.fetch()
    await route.abort()
  })
  const unanswered = page.waitForEvent('requestfailed')
  await send(page)
  await unanswered
  await page.unroute('**/rest/v1/contact_messages')
  await openContact(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Nothing Lost')
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(toast(page, 'Message sent!')).toBeVisible()
  const { data } = await server.tables.from('contact_messages').select('id').eq('name', 'Nothing Lost')
  expect(data).toHaveLength(1)
})
