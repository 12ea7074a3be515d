import { fill, openForm, toast } from './house.ts'
import { expect, test } from './strict-server.ts'

const person = { Name: 'Lerato Jacobs', Email: 'lerato@example.com', Message: 'Three rooms and a stoep.' }
const reviewer = {
  'Your name': 'Lerato Jacobs',
  'Your email': 'lerato@example.com',
  'Your review': 'Windows like air.',
}

test('the fourth message and the fourth review within a minute wait, and are not lost', async ({ page }) => {
  test.slow()
  await openForm(page, '/contact', 'contact')
  for (const again of [true, true, true, false]) {
    await fill(page, person)
    await page.getByRole('button', { name: 'Send Message' }).click()
    if (again) await page.getByRole('button', { name: 'Send Another Message' }).click()
  }
  await expect(toast(page, 'Too many submissions')).toContainText(
    'Please wait a moment before submitting again.',
  )
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(person.Message)

  await openForm(page, '/reviews/new', 'review')
  for (const again of [true, true, true, false]) {
    await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
    await fill(page, reviewer)
    await page.getByRole('button', { name: 'Submit Review' }).click()
    if (again) await page.getByRole('button', { name: 'Write Another Review' }).click()
  }
  await expect(toast(page, 'Too many attempts')).toContainText(
    'Please wait a moment before submitting again.',
  )
  await expect(page.getByLabel('Your review')).toHaveValue(reviewer['Your review'])
})
