// A sample of every letter that there is.
import { formatOff, formatRand } from '#domain/money.ts'
import type { MailTemplate, Payloads } from '#server/mail/payloads.ts'
import { link, siteUrl } from './post-office.ts'

export const booking: Payloads['booking-received'] = {
  id: '3f2b8c1e-0000-4000-8000-000000000001',
  serviceType: 'carpet-clean-one-time',
  serviceDate: '2026-12-10',
  serviceTime: '08:00-10:00',
  address: '12 Marsh Street, Mossel Bay',
  name: 'Thandi Mokoena',
  phone: '+27821234567',
  email: 'thandi@guest.example',
  notes: 'Two dogs',
  manageToken: 'ab'.repeat(32),
}
const answered: Payloads['booking-confirmed'] = {
  ...booking,
  status: 'confirmed',
  priceCents: 80_750,
  fullPriceCents: 95_000,
  discounts: [
    { kind: 'loyalty', milestone: 10, amount_cents: 9_500 },
    { kind: 'referral', milestone: null, amount_cents: 4_750 },
  ],
  reason: 'The road is under water',
}
const moved = { change: 'moved', dateBefore: '2026-12-09', timeBefore: '10:00-12:00' } as const
const access = { link, code: '493021', minutesValid: 60 }
const newEmail = 'new@guest.example'

// Template, facts, subject, and what must be read in it.
export const cases: { [T in MailTemplate]: [Payloads[T], subject: string, ...read: string[]] } = {
  'confirm-signup': [access, 'Confirm your e-mail address', link, '493021', 'for 60 minutes'],
  'magic-link': [access, 'Your sign-in link', link, '493021'],
  recovery: [access, 'Choose a new password', link],
  'email-change-current': [
    { ...access, newEmail },
    'Do you want to change your e-mail address?',
    link,
    newEmail,
  ],
  'email-change-new': [{ ...access, newEmail }, 'Confirm your new e-mail address', link, newEmail],
  invite: [{ link }, 'You are invited to Coastal Clean', link, 'It works once.'],
  reauthentication: [{ code: '118822' }, 'Your code to confirm a change', '118822'],
  'account-exists': [{}, 'You already have an account', `${siteUrl}/auth`],
  'account-changed': [
    { change: 'password-changed' },
    'Your password was changed',
    `${siteUrl}/auth?reset`,
    'If it was not',
  ],
  'newsletter-confirm': [
    { link, stopLink: `${siteUrl}/newsletter/unsubscribe` },
    'Please confirm your newsletter',
    link,
    `${siteUrl}/newsletter/unsubscribe`,
  ],
  'newsletter-joined-owner': [
    { email: 'thandi@guest.example' },
    'Joined the newsletter: thandi@guest.example',
    'thandi@guest.example',
    `${siteUrl}/admin/privacy`,
  ],
  'diary-flooded-owner': [
    { requests: 61, waiting: 58 },
    'Unusually many requests: 61 in an hour',
    '58 wait for an answer',
    `${siteUrl}/crm/bookings?view=list&list=waiting`,
  ],
  'booking-to-confirm': [
    { ...booking, confirmToken: 'b0'.repeat(32) },
    'Please confirm your request for Thursday 10 December',
    `${siteUrl}/booking/confirm?token=${'b0'.repeat(32)}`,
    'One more step, Thandi',
    'good for 24 hours',
  ],
  'booking-received': [
    booking,
    'We have your request for Thursday 10 December',
    'Thank you, Thandi',
    'Carpet, one-time',
    '08:00–10:00',
    'CC-3F2B8C1E',
    'with the price',
    `${siteUrl}/booking?manage=${'ab'.repeat(32)}`,
  ],
  'booking-received-owner': [
    { ...booking, size: 4, extras: ['Inside the oven', 'The garage'], suburb: 'Hartenbos' },
    'New request: Carpet, one-time, Thursday 10 December',
    'https://wa.me/27821234567?text=Hello%20Thandi',
    'tel:+27821234567',
    '12 Marsh Street, Mossel Bay',
    'Two dogs',
    '4 rooms',
    'Inside the oven, The garage',
    'Hartenbos',
  ],
  'booking-changed-owner': [
    { ...booking, ...moved },
    'Moved: Carpet, one-time, now Thursday 10 December',
    'Wednesday 9 December, 10:00–12:00',
    'tel:+27821234567',
  ],
  'loyalty-welcome': [{}, 'Welcome to our loyalty programme', `${siteUrl}/loyalty`, `${siteUrl}/booking`],
  'loyalty-joined-owner': [
    {
      name: 'Lerato Jacobs',
      email: 'lerato@home.example',
      phone: '+27821234567',
      address: null,
      marketing: true,
    },
    'Joined the loyalty programme: Lerato Jacobs',
    'https://wa.me/27821234567?text=Hello%20Lerato',
    'Tips and offers',
  ],
  'friend-referred-owner': [
    {
      name: 'Sipho Dlamini',
      phone: '+27840000001',
      friendName: 'Ann Guest',
      message: 'She has a dog',
      code: 'CCABC234',
    },
    'Sipho Dlamini referred a friend',
    'https://wa.me/27840000001?text=Hello%20Sipho',
    'She has a dog',
    'CCABC234',
  ],
  'message-received-owner': [
    {
      name: 'Thandi Mokoena',
      email: 'thandi@guest.example',
      phone: '+27821234567',
      message: 'Two rooms\nand a stoep',
    },
    'Message from Thandi Mokoena',
    'Two rooms\nand a stoep',
    '082 123 4567',
    'https://wa.me/27821234567?text=Hello%20Thandi',
    'mailto:thandi@guest.example',
  ],
  'review-received-owner': [
    {
      name: 'Thandi Mokoena',
      email: 'thandi@guest.example',
      rating: 4,
      text: 'Very good',
      isFromClean: true,
    },
    'Review from Thandi Mokoena: 4 of 5 stars',
    'Very good',
    'by the link in our mail',
    `${siteUrl}/crm/inbox`,
  ],
  'review-request': [
    { ...booking, reviewToken: 'cd'.repeat(32) },
    'How was your clean?',
    'How did we do, Thandi?',
    `${siteUrl}/reviews/new?clean=${'cd'.repeat(32)}`,
    `${siteUrl}/reviews/stop?clean=${'cd'.repeat(32)}`,
  ],
  'booking-confirmed': [
    answered,
    'Confirmed: your clean on Thursday 10 December',
    'We look forward to it, Thandi',
    formatRand(95_000),
    '10% loyalty: 10 cleans with us',
    formatOff(9_500),
    '5% referral: a friend’s first clean',
    formatRand(80_750),
    `${siteUrl}/booking?manage=${'ab'.repeat(32)}`,
  ],
  'booking-priced': [answered, 'A new price for your clean on Thursday 10 December', formatRand(80_750)],
  'booking-moved': [
    { ...answered, ...moved },
    'Moved: your clean is now on Thursday 10 December',
    'It stays confirmed',
    'Wednesday 9 December, 10:00–12:00',
    `${siteUrl}/booking?manage=${'ab'.repeat(32)}`,
  ],
  'booking-cancelled': [
    { ...answered, status: 'cancelled' },
    'Cancelled: your clean on Thursday 10 December',
    'The road is under water',
    `${siteUrl}/booking`,
  ],
  'booking-completed': [
    { ...answered, status: 'completed' },
    'Thank you for having us',
    'Thank you, Thandi',
    formatRand(80_750),
  ],
}
