// What a stranger sees of a page before doing anything, on the first two screens of a phone.
import { expect, type Page } from '@playwright/test'
import { test } from './server.ts'

const phone = { width: 390, height: 844 }
// Two screens, less what a browser's own bars take of them.
const twoScreens = 1300

test('the first screens of a phone answer what a stranger asks', async ({ page }) => {
  await page.setViewportSize(phone)
  await test.step('price, area, next free day, payment and who comes stand in the first two of home', async () => {
    await page.goto('/')
    const answers = page.getByRole('region', { name: 'At a glance' }).locator('dl > div')
    await expect(answers).toHaveCount(5)
    for (const answer of (await answers.all()).slice(0, 4))
      expect(await endOf(answer)).toBeLessThan(phone.height)
    await expect(answers.last()).toContainText('Fully insured')
    expect(await endOf(answers.last())).toBeLessThan(twoScreens)
    const keys = page.locator('.keys')
    expect(await endOf(keys)).toBeLessThan(twoScreens)
    for (const words of await keys.locator('em').all())
      expect(
        Number.parseFloat(await words.evaluate(part => getComputedStyle(part).fontSize)),
      ).toBeGreaterThan(12.4)
    expect(await endOf(page.getByText(/^Eco-friendly cleaning for .* the phone\.$/))).toBeLessThan(twoScreens)
  })
  await test.step('a chat and a call stand beside each other in the first of /contact', async () => {
    await page.goto('/contact')
    const main = page.getByRole('main')
    const chat = await main.getByRole('link', { name: 'Chat on WhatsApp' }).boundingBox()
    const call = main.getByRole('link', { name: 'Call us' })
    await expect(call).toBeVisible()
    expect((await call.boundingBox())?.y).toBe(chat?.y)
    expect(await endOf(call)).toBeLessThan(phone.height)
  })
  await test.step('the first question of the booking form stands in its first', async () => {
    await page.goto('/booking')
    const deepClean = page.locator('label', { has: page.getByRole('radio', { name: 'Deep clean' }) })
    await expect(deepClean).toBeVisible()
    expect(await endOf(deepClean)).toBeLessThan(phone.height)
  })
})

async function endOf(part: ReturnType<Page['locator']>) {
  const box = await part.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}
