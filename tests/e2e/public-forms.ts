// The public forms that store a row, by the names that a visitor sees.
import type { Page } from '@playwright/test'
import { fill } from './house.ts'
import { fillReferral, fillRegistration } from './reward-steps.ts'

export type PublicForm = {
  path: string
  draft: string
  table: string
  send: string
  // The button's label while it is being sent.
  busy: string
  // The message when it cannot be accepted.
  failed: string
  // A label whose text may hold anything.
  free: string
  // One of the fields as it is filled in here.
  kept: { label: string; text: string }
  fill(page: Page): Promise<void>
}

/** How a form without a script says it. */
export const tryAgain = 'Submission failed: Please try again in a moment'

export const publicForms: PublicForm[] = [
  {
    path: '/contact',
    draft: 'contact',
    table: 'contact_messages',
    send: 'Send Message',
    busy: 'Sending...',
    failed: 'Error: Failed to send message. Please try again.',
    free: 'Message',
    kept: { label: 'Message', text: 'Three rooms, please.' },
    fill: page =>
      fill(page, { Name: 'Nomsa Dube', Email: 'nomsa@example.com', Message: 'Three rooms, please.' }),
  },
  {
    path: '/reviews/new',
    draft: 'review',
    table: 'reviews',
    send: 'Submit Review',
    busy: 'Submitting...',
    failed: tryAgain,
    free: 'Your review',
    kept: { label: 'Your review', text: 'Windows like air.' },
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
    failed: tryAgain,
    free: 'City',
    kept: { label: 'Province', text: 'Western Cape' },
    fill: page => fillRegistration(page),
  },
  {
    path: '/referral',
    draft: 'referral',
    table: 'referral_requests',
    send: 'Send Referral',
    busy: 'Sending...',
    failed: tryAgain,
    free: 'Message for us',
    kept: { label: "Friend's name", text: 'Ann Guest' },
    fill: page => fillReferral(page),
  },
]
