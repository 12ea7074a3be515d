// The public forms that store a row, by the names that a visitor sees.
import type { Page } from '@playwright/test'
import { fill } from './house.ts'
import { fillReferral, fillRegistration } from './reward-steps.ts'

type PublicForm = {
  path: string
  draft: string
  table: string
  send: string
  // What the button says meanwhile.
  busy: string
  // A label whose text may hold anything.
  free: string
  fill(page: Page): Promise<void>
}

export const publicForms: PublicForm[] = [
  {
    path: '/contact',
    draft: 'contact',
    table: 'contact_messages',
    send: 'Send Message',
    busy: 'Sending...',
    free: 'Message',
    fill: page =>
      fill(page, { Name: 'Nomsa Dube', Email: 'nomsa@example.com', Message: 'Three rooms, please.' }),
  },
  {
    path: '/reviews/new',
    draft: 'review',
    table: 'reviews',
    send: 'Submit Review',
    busy: 'Submitting...',
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
    busy: 'Joining...',
    free: 'City',
    fill: page => fillRegistration(page),
  },
  {
    path: '/referral',
    draft: 'referral',
    table: 'referral_requests',
    send: 'Send Referral',
    busy: 'Sending...',
    free: 'Message for us',
    fill: page => fillReferral(page),
  },
]
