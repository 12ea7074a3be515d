// Where a link within the site leaves its reader. That none is dead, and which leads where: tests/pages.
import { expect, test } from './server.ts'

test.use({ javaScriptEnabled: false })

test('a link to a section shows that section, and one to a page its top', async ({ page }) => {
  await test.step('a service card leads to its own section', async () => {
    await page.goto('/')
    await page.locator('.tile').filter({ hasText: 'Regular Scheduling' }).click()
    await expect(page).toHaveURL(/\/services#scheduling$/)
    await expect(page.locator('#scheduling')).toBeInViewport()
  })
  await test.step('Learn More about loyalty opens its page at the top', async () => {
    await page.goBack()
    await page.locator('#loyalty').getByRole('link', { name: 'Learn More' }).click()
    await expect(page).toHaveURL(/\/loyalty$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
  await test.step('the last button of the referral page leads back to its top', async () => {
    await page.goto('/referral')
    await page.getByRole('link', { name: 'Start Referring' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  })
})
