// What only a program does: it fills in the field that nobody sees, or sends script. Tried on every public form.
import type { Page } from '@playwright/test'
import { expect, fill, openForm, test, toast } from './house.ts'
import { fillReferral, fillRegistration } from './reward-steps.ts'

type Trap = {
  path: string
  draft: string
  table: string
  send: string
  // A label whose text may hold anything.
  free: string
  fill(page: Page): Promise<void>
}

const traps: Trap[] = [
  {
    path: '/contact',
    draft: 'contact',
    table: 'contact_messages',
    send: 'Send Message',
    free: 'Message',
    fill: page =>
      fill(page, { Name: 'Lerato Jacobs', Email: 'lerato@example.com', Message: 'Three rooms, please.' }),
  },
  {
    path: '/reviews/new',
    draft: 'review',
    table: 'reviews',
    send: 'Submit Review',
    free: 'Your review',
    fill: async page => {
      await page.getByRole('radio', { name: '5 stars' }).check({ force: true })
      const words = { 'Your email': 'lerato@example.com', 'Your review': 'Windows like air.' }
      await fill(page, { 'Your name': 'Lerato Jacobs', ...words })
    },
  },
  {
    path: '/loyalty/register',
    draft: 'register',
    table: 'loyalty_registrations',
    send: 'Join the programme',
    free: 'City',
    fill: page => fillRegistration(page),
  },
  {
    path: '/referral',
    draft: 'referral',
    table: 'referral_requests',
    send: 'Send Referral',
    free: 'Message for us',
    fill: page => fillReferral(page),
  },
]

for (const trap of traps)
  test(`${trap.path} takes neither script nor what a program fills in`, async ({ page, server }) => {
    const rows = async () => (await server.tables.from(trap.table).select('id')).data
    const before = await rows()
    await openForm(page, trap.path, trap.draft)
    await trap.fill(page)
    const free = page.getByRole('main').getByRole('textbox', { name: trap.free }).first()
    const send = page.getByRole('main').getByRole('button', { name: trap.send })
    await free.fill('javascript:alert(1)')
    await send.click()
    await expect(toast(page, 'Security Warning')).toContainText(
      'Invalid input detected. Please check your form data.',
    )
    await expect(free).toHaveValue('javascript:alert(1)')

    await trap.fill(page)
    await free.fill('Three rooms and a stoep.')
    const unseen = page.locator('main form:not([action^="/newsletter"]) input[name=website]')
    await unseen.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example'
    })
    await send.click()
    // As if all were well: a program learns nothing.
    await expect(page.getByRole('status').getByRole('heading')).toBeVisible()
    expect(await rows()).toEqual(before)
  })
