// The newsletter from the box to the consent log. The box is a plain form, with a script on the page or without.
import type { Page } from '@playwright/test'
import { business } from '#content/business.ts'
import { newsletterWords } from '#content/newsletter.ts'
import { axeFindings, comeBack, expect, mailTo, newAddress, test } from './house.ts'
import { leaveItToTheServer, refusedInPlace, saidAtField } from './newsletter-steps.ts'
import { newStaff } from './office-steps.ts'

const boxIn = (page: Page, place: 'main' | 'contentinfo') => page.getByRole(place).locator('.newsletter')

async function signUp(page: Page, email: string, place: 'main' | 'contentinfo' = 'main') {
  const fold = page.getByRole(place).locator('details:not([open]) > summary', { hasText: 'Newsletter' })
  if (place === 'contentinfo' && (await fold.isVisible())) await fold.click()
  await boxIn(page, place).getByLabel('Email address').fill(email)
  await boxIn(page, place).getByRole('button', { name: 'Sign me up' }).click()
}

const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`https?://\\S+${path}\\S*`).exec(text ?? '')?.[0] ?? ''

test('a reader confirms, the owner hears of it, and the consent log knows the words', async ({
  page,
  server,
  post,
}) => {
  const email = newAddress('reader')
  await page.goto('/about')
  await signUp(page, email, 'contentinfo')
  await expect(page).toHaveURL(/\/about#newsletter-footer-thanks$/)
  await expect(page.getByText('Almost there.').last()).toBeInViewport()
  const { text } = await mailTo(post, email)
  await page.goto(linkIn(text, '/newsletter/confirm'))
  await page.getByRole('button', { name: 'Yes, sign me up' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()

  const isTold = ({ recipient, subject }: (typeof post.arrivals)[number]) =>
    recipient === business.email && subject === `Joined the newsletter: ${email}`
  await post.until(() => post.arrivals.some(isTold))
  const told = post.arrivals.find(isTold)
  const { email: admin } = await newStaff(server, 'admin')
  await comeBack(page, admin, new URL(linkIn(told?.text, '/admin')).pathname)
  const consent = page.getByRole('row').filter({ hasText: email })
  for (const words of ['Newsletter', newsletterWords.consent, 'Stands'])
    await expect(consent).toContainText(words)

  // As the mail program's own button does it.
  const stop = await page.request.post(linkIn(text, '/newsletter/unsubscribe'), {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect([stop.status(), await stop.text()]).toEqual([200, 'Unsubscribed.'])
  await page.reload()
  await expect(consent).toContainText(newsletterWords.consent)
  await expect(consent).not.toContainText('Stands')
})

const tooLong = `${'a'.repeat(250)}@b.co`

test('what is wrong with an address is said at its field, and nothing typed is lost', {
  tag: '@long',
}, async ({ page, server }) => {
  await page.goto('/about')
  for (const [typed, sentence] of refusedInPlace) {
    await signUp(page, typed, 'contentinfo')
    expect(await saidAtField(boxIn(page, 'contentinfo'))).toBe(sentence)
    await expect(boxIn(page, 'contentinfo').getByLabel('Email address')).toBeFocused()
    await expect(page).toHaveURL(/\/about$/)
  }
  expect(await axeFindings(page)).toEqual([])
  await page.goto('/blog')
  for (const [typed, sentence] of [
    ...refusedInPlace,
    [tooLong, 'Maximum length is 254 characters'],
  ] as const) {
    await leaveItToTheServer(boxIn(page, 'main'))
    await signUp(page, typed)
    const field = boxIn(page, 'main').getByLabel('Email address')
    await expect(field).toHaveAccessibleDescription(sentence)
    await expect(field).toHaveValue(typed)
    await expect(field).toBeFocused()
  }
  expect(await axeFindings(page)).toEqual([])
  await test.step('neither script nor what a program fills in is taken', async () => {
    await page.goto('/blog')
    await leaveItToTheServer(boxIn(page, 'main'))
    await signUp(page, 'javascript:eve@home.example')
    const field = boxIn(page, 'main').getByLabel('Email address')
    const warning = 'Security Warning: Invalid input detected. Please check your form data.'
    await expect(page.getByRole('alert')).toHaveText(warning)
    await expect(field).toHaveAccessibleDescription(warning)
    await expect(field).toHaveValue('javascript:eve@home.example')
    await expect(field).toBeFocused()

    const unseen = boxIn(page, 'main').locator('input[name=website]')
    await unseen.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example'
    })
    await signUp(page, 'eve@home.example')
    // As if all were well: a program learns nothing.
    await expect(page.getByText('Almost there.').first()).toBeInViewport()
    const { data } = await server.tables
      .from('newsletter_subscriptions')
      .select('id')
      .eq('email', 'eve@home.example')
    expect(data).toEqual([])
  })
})
