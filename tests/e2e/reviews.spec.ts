import type { Page } from '@playwright/test'
import { expect, fill, openForm, test, toast } from './house.ts'

const openReview = (page: Page, path = '/reviews/new') => openForm(page, path, 'review')
const send = (page: Page) => page.getByRole('button', { name: 'Submit Review' }).click()
const star = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const google = 'https://google.coastalclean.example/review'
const typed = (text: string) => ({
  'Your name': 'Lerato Jacobs',
  'Your email': 'lerato@example.com',
  'Your review': text,
})

test('stars by keyboard, sent, approved, and then on the page', async ({ page, server }) => {
  const text = 'Windows like air, and the dog likes them.'
  await openReview(page)
  await star(page, '1 star').focus()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect(star(page, '4 stars')).toBeChecked()
  await fill(page, typed(text))
  await page.getByLabel('Also submit to Google Reviews').check()
  await page.context().route(google, route => route.fulfill({ body: 'Google Reviews' }))
  const popup = page.waitForEvent('popup')
  await send(page)
  await expect(toast(page, 'Review submitted!')).toContainText(
    'Thank you for sharing your experience with us.',
  )
  await (await popup).waitForURL(google)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

  await page.getByRole('button', { name: 'Write Another Review' }).click()
  await expect(page.getByLabel('Your review')).toHaveValue('')
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByLabel('Also submit to Google Reviews')).not.toBeChecked()

  const { data } = await server.tables
    .from('reviews')
    .update({ status: 'approved' })
    .eq('review_text', text)
    .select('rating, wants_google')
  expect(data).toEqual([{ rating: 4, wants_google: true }])
  const published = page.locator('.published > li').filter({ hasText: text })
  await expect(async () => {
    await page.goto('/reviews')
    await expect(published).toContainText('Lerato J.', { timeout: 100 })
  }).toPass()
})

const filledStars = (page: Page) =>
  page
    .locator('main form .stars path')
    .evaluateAll(all => all.map(path => getComputedStyle(path).fill !== 'rgba(0, 0, 0, 0)').join(' '))

test('the stars up to the pointer fill, then again those that are chosen', async ({ page }) => {
  await openReview(page)
  const point = (stars: string) => page.locator('.stars label').filter({ hasText: stars }).hover()
  const expectFilled = (filled: string) => expect.poll(() => filledStars(page)).toBe(filled)
  await point('4 stars')
  await expectFilled('true true true true false')
  await page.mouse.move(0, 0)
  await expectFilled('false false false false false')
  await star(page, '3 stars').check({ force: true })
  await point('2 stars')
  await expectFilled('true true false false false')
  await page.mouse.move(0, 0)
  await expectFilled('true true true false false')
})

test('a review without stars is stopped, and each field says what it needs', { tag: '@long' }, async ({
  page,
}) => {
  await openReview(page, '/reviews')
  await send(page)
  await expect(toast(page, 'Rating required')).toContainText(
    'Please provide a rating before submitting your review',
  )
  for (const words of [
    'Rating is required',
    'Name must be at least 2 characters',
    'Invalid email address',
    'Review must be at least 10 characters',
  ])
    await expect(page.getByText(words)).toBeVisible()
  await expect(star(page, '1 star')).toBeFocused()
  await star(page, '5 stars').check({ force: true })
  await fill(page, { ...typed('Good <img src=x onerror=alert(1)>'), 'Your name': 'A 1' })
  await send(page)
  await expect(toast(page, 'Security Warning')).toBeVisible()
  await page.getByLabel('Your review').fill('x'.repeat(501))
  await send(page)
  await expect(page.getByText('Review must be less than 500 characters')).toBeVisible()
  await expect(page.getByText('Name contains invalid characters')).toBeVisible()
})

test('a review whose server is away is kept over a reload', { tag: '@long' }, async ({ page, server }) => {
  await openReview(page)
  await star(page, '5 stars').check({ force: true })
  await fill(page, typed('Kept over a reload.'))
  await page.route('**/rest/v1/reviews', route => route.fulfill({ status: 500, body: '{}' }))
  await send(page)
  await expect(toast(page, 'Submission failed')).toContainText('Please try again in a moment')
  await page.unroute('**/rest/v1/reviews')
  await openReview(page)
  await expect(star(page, '5 stars')).toBeChecked()
  await send(page)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  const { data } = await server.tables
    .from('reviews')
    .select('rating')
    .eq('review_text', 'Kept over a reload.')
  expect(data).toEqual([{ rating: 5 }])
})
