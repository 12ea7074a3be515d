// The content pages read and work with JavaScript off. Their words are read in tests/pages; here is what needs layout.
import type { Page } from '@playwright/test'
import { sitePaths } from '#tests/site-paths.ts'
import { textsBeyondTheEdge } from './edges.ts'
import { mailTo } from './house.ts'
import { leaveItToTheServer, refusedInPlace, saidAtField } from './newsletter-steps.ts'
import { fillReferral, fillRegistration } from './reward-steps.ts'
import { expect, test } from './server.ts'

test.use({ javaScriptEnabled: false })

const needsScript = ['/booking']

/** A button that only a script could serve is not shown. */
async function expectNoIdleButton(page: Page, path: string) {
  const idle = page.locator('main button:visible:not(form button)')
  expect.soft(await idle.allTextContents(), path).toEqual([])
}

test('every page reads without a script', { tag: '@long' }, async ({ page }) => {
  test.slow()
  for (const path of sitePaths.filter(path => !needsScript.includes(path))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expectNoIdleButton(page, path)
    expect.soft(await textsBeyondTheEdge(page.getByRole('main')), path).toEqual([])
  }
})

test('what is chosen without a script is shown: menu, gallery, blog, stars, before and after', async ({
  page,
}) => {
  await test.step('the menu opens and leads on', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('CLEAN')
    await page.getByLabel('Menu', { exact: true }).click()
    await page.getByRole('navigation', { name: /^Main/ }).getByRole('link', { name: 'About Us' }).click()
    await expect(page).toHaveURL(/\/about$/)
  })
  await test.step('the gallery shows the category that is chosen', async () => {
    await page.goto('/gallery')
    await expectNoIdleButton(page, '/gallery')
    const pictures = page.locator('.gallery > li:visible')
    await expect(pictures).toHaveCount(9)
    await page.getByRole('radio', { name: 'Exterior' }).check()
    await expect(pictures).toHaveCount(2)
    await page.getByRole('radio', { name: 'Kitchen' }).check()
    await expect(pictures).toHaveCount(1)
    await expect(pictures.getByRole('link')).toHaveAttribute('href', /^\/pictures\/kitchen-.*\.webp$/)
  })
  await test.step('the blog shows the category that is chosen', async () => {
    await page.goto('/blog')
    await expectNoIdleButton(page, '/blog')
    const articles = page.locator('main article:visible')
    await expect(articles).toHaveCount(6)
    for (const [category, count] of Object.entries(articlesOf)) {
      await page.getByRole('radio', { name: category }).check()
      await expect(articles).toHaveCount(count)
    }
  })
  await test.step('each number of stars has its own answer', async () => {
    await page.goto('/client-review')
    const answers = ["We'll do better", 'Okay', 'Good', 'Great', 'Amazing']
    for (const [index, answer] of answers.entries()) {
      await page.getByRole('radio').nth(index).check()
      await expect(page.locator('.rating [data-rating]:visible')).toContainText(answer)
    }
  })
  await test.step('before and after stand side by side', async () => {
    await page.goto('/services')
    await expectNoIdleButton(page, '/services')
    const [after, before] = await Promise.all(
      [0, 1].map(index => page.locator('.compare img').nth(index).boundingBox()),
    )
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual((after?.x ?? 0) + 1)
    await expect(page.getByRole('slider')).toBeHidden()
  })
})

const articlesOf = {
  'Home Tips': 2,
  'Eco-Friendly': 1,
  Commercial: 1,
  Seasonal: 1,
  'Deep Cleaning': 1,
  All: 6,
}

test('a wish for the newsletter comes back to be mended, is answered on the page, confirmed and stopped', async ({
  page,
  server,
  post,
}) => {
  const email = `reader-${test.info().project.name}@example.com`
  await page.goto('/blog')
  const box = page.getByRole('main').locator('.newsletter')
  for (const [typed, sentence] of refusedInPlace) {
    await box.getByLabel('Email address').fill(typed)
    await box.getByRole('button', { name: 'Sign me up' }).click()
    expect(await saidAtField(box)).toBe(sentence)
    await expect(page).toHaveURL(/\/blog$/)
  }
  await leaveItToTheServer(box)
  await box.getByRole('button', { name: 'Sign me up' }).click()
  const field = page.getByRole('main').getByLabel('Email address')
  await expect(field).toHaveValue('reader@example')
  await expect(field).toHaveAccessibleDescription('Please enter a valid email address')
  await field.fill(`mended-${email}`)
  await page.getByRole('main').getByRole('button', { name: 'Sign me up' }).click()
  await expect(page.getByText('Almost there.').first()).toBeInViewport()

  await page.goto('/blog')
  await box.getByLabel('Email address').fill(email)
  await box.getByRole('button', { name: 'Sign me up' }).click()
  await expect(page).toHaveURL(/\/blog#newsletter-blog-thanks$/)
  await expect(box.getByText('Almost there.')).toBeInViewport()
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    // Another page, so that the next is not the same one scrolled.
    await page.goto('about:blank')
    await page.goto('/about#newsletter-footer-thanks')
    await expect(page.getByText('Almost there.')).toBeInViewport()
  }

  const { text = '' } = await mailTo(post, email)
  const linkTo = (path: string) => text.split(/\s/).find(word => word.includes(path)) ?? ''
  await page.goto(linkTo('/newsletter/confirm'))
  await page.getByRole('button', { name: 'Yes, sign me up' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
  await page.goto(linkTo('/newsletter/unsubscribe'))
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(page.getByRole('heading', { name: 'You are off the list' })).toBeVisible()
  const stored = await server.tables.from('newsletter_subscriptions').select('status').eq('email', email)
  expect(stored.data).toEqual([{ status: 'stopped' }])
})

test('joining and referring work as plain forms: what is wrong comes back with all that was typed', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto('/loyalty/register')
  await fillRegistration(page, { 'First name': 'L', Email: `plain-${test.info().project.name}@home.example` })
  await page.getByRole('button', { name: 'Join the programme' }).click()
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('Minimum length is 2 characters')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByLabel('Province')).toHaveValue('Western Cape')
  await expect(page.getByLabel(/^I accept/)).toBeChecked()
  await page.getByLabel('First name').fill('Lerato')
  await page.getByRole('button', { name: 'Join the programme' }).click()
  await expect(page.getByText('a card shows from its first completed clean on').first()).toBeInViewport()

  await page.goto('/referral')
  await fillReferral(page, { "Friend's phone number": '084 000 0001' })
  await page.getByRole('button', { name: 'Send Referral' }).click()
  await expect(page.getByLabel("Friend's phone number")).toHaveAccessibleDescription(
    /^You cannot refer yourself/,
  )
  await expect(page.getByLabel("Friend's phone number")).toBeFocused()
  await page.getByLabel("Friend's phone number").fill('084 000 0002')
  await page.getByRole('button', { name: 'Send Referral' }).click()
  await expect(page.getByText('We have it down.')).toBeInViewport()
  const { data } = await server.tables
    .from('referral_requests')
    .select('code')
    .eq('friend_phone', '+27840000002')
  expect(data?.[0]?.code).toMatch(/^CC[A-Z0-9]{6}$/)

  // Whoever has to mend one is led to the place.
  await page.goto('/reviews/new')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await expect(page.getByLabel('1 star', { exact: true })).toBeFocused()
  await expect(page.getByText('Rating is required')).toBeInViewport()

  await page.goto('/referral')
  await fillReferral(page, { 'Your name': '<script>' })
  await page.getByRole('button', { name: 'Send Referral' }).click()
  await expect(page.getByText(/^Security Warning: /)).toBeInViewport()
})
