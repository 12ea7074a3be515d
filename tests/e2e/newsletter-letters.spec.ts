// A letter of the newsletter: written in the Admin Console, tried, sent, read on the site, stopped by its own link.
import type { ServerProcess } from '#tests/server-process.ts'
import { axeFindings, comeBack, expect, mailTo, newAddress, test, toast } from './house.ts'
import { newStaff } from './office-steps.ts'

async function newReader({ tables }: ServerProcess) {
  const email = newAddress('letters')
  const readers = () => tables.from('newsletter_subscriptions')
  expect((await readers().insert({ email, consent_text: 'Yes' })).error).toBeNull()
  const confirmed = { status: 'confirmed', confirmed_at: new Date().toISOString() }
  expect((await readers().update(confirmed).eq('email', email)).error).toBeNull()
  return email
}

const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`https?://\\S+${path}\\S*`).exec(text ?? '')?.[0] ?? ''

const body =
  '# After the south-easter\n\nSalt **scratches**.\n\n- warm water\n\n[Book a window clean](/booking)'

test('a letter is written, tried, sent, kept on the site, and stopped by its own link', async ({
  page,
  server,
  post,
}) => {
  test.slow()
  const reader = await newReader(server)
  const { email } = await newStaff(server, 'admin')
  const subject = `Salt on the windows, ${reader}`
  await comeBack(page, email, '/admin/newsletter')
  await page.getByRole('link', { name: 'Readers' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: reader })).toContainText('Confirmed')
  await page.goBack()
  await page.getByRole('link', { name: 'Write a letter' }).click()
  await page.getByLabel('Subject', { exact: true }).fill(subject)
  await page.getByRole('textbox', { name: 'Letter' }).fill(body)

  const look = page.getByRole('region', { name: 'How it looks' })
  await expect(look.getByRole('heading', { name: 'After the south-easter' })).toBeVisible()
  await expect(look.getByRole('link', { name: 'Book a window clean' })).toHaveAttribute('href', '/booking')
  await look.getByText('Laptop', { exact: true }).click()
  await expect(look.locator('.news-paper')).toHaveAttribute('data-width', 'wide')

  const leave = page.getByRole('region', { name: 'Before it leaves' })
  await expect(leave.getByRole('status')).toHaveText('Save the letter first: what leaves is what is saved.')
  await expect(leave.getByRole('button', { name: 'Send it' })).toBeDisabled()
  await page.getByRole('button', { name: 'Save letter' }).click()
  await expect(leave.getByRole('status')).toHaveText(/^It would go to \d+ (person|people)\.$/)
  expect(await axeFindings(page)).toEqual([])

  await leave.getByRole('button', { name: 'Test to myself' }).click()
  expect((await mailTo(post, email)).subject).toBe(`Test: ${subject}`)
  await toast(page, 'A test is on its way').getByRole('button').click()

  await leave.getByRole('button', { name: 'Send it' }).click()
  const question = page.getByRole('dialog')
  const yes = question.getByRole('button', { name: /^Send to/ })
  const before = await yes.textContent()
  await newReader(server)
  await yes.click()
  await expect(question.getByRole('alert').filter({ hasText: 'It was not sent: a moment ago' })).toBeVisible()
  await expect(yes).not.toHaveText(before ?? '')
  await expect(page.locator('.toast')).toHaveCount(0)
  await yes.click()

  const { text, subject: told } = await mailTo(post, reader)
  expect(told).toBe(subject)
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await expect(page.getByText('Among the earlier letters')).toBeVisible()

  await page.goto(linkIn(text, '/newsletter/archive/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page.getByRole('heading', { name: 'After the south-easter' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'All letters' }).click()
  await expect(page.getByRole('link', { name: subject })).toBeVisible()

  await page.goto(linkIn(text, '/newsletter/unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible()
  const { data } = await server.tables.from('newsletter_subscriptions').select('status').eq('email', reader)
  expect(data).toEqual([{ status: 'stopped' }])
})
