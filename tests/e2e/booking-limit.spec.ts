import { chooseSlot, fillIn, freshDay, openForm, send } from './booking-steps.ts'
import { expect, test } from './strict-server.ts'

test('the fourth request within five minutes is asked to wait, and is not lost', async ({ page }) => {
  test.slow()
  await openForm(page)
  for (const _request of [1, 2, 3]) {
    await chooseSlot(page, freshDay())
    await fillIn(page)
    await send(page)
    await page.getByRole('button', { name: 'Book Another Clean' }).click()
  }
  await chooseSlot(page, freshDay())
  await send(page)
  await expect(page.getByRole('alert')).toContainText(
    'Please wait before submitting another booking request.',
  )
  await expect(page.getByLabel('Full name')).toHaveValue('Lerato Jacobs')
})
