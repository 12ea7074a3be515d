// The facts of a sample letter of each kind.
import type { Payloads } from '#server/mail/payloads.ts'
import { link } from './post-office.ts'

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
export const answered: Payloads['booking-confirmed'] = {
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
export const moved = { change: 'moved', dateBefore: '2026-12-09', timeBefore: '10:00-12:00' } as const
export const plan: Payloads['plan-made'] = {
  id: '3f2b8c1e-0000-4000-8000-000000000002',
  serviceType: 'residential-standard',
  name: 'Thandi Mokoena',
  rhythm: 'two-weeks',
  weekday: 2,
  nth: null,
  startMinute: 480,
  minutes: 150,
  untilDay: null,
  priceNowCents: 62_000,
  visits: [{ day: '2026-12-15', startMinute: 480 }],
  manageToken: 'ab'.repeat(32),
}
export const access = { link, code: '493021', minutesValid: 60 }
export const newEmail = 'new@guest.example'

export const invoice: Payloads['invoice-sent'] = {
  number: '2026-007',
  reference: '2026-007',
  name: 'Thandi Mokoena',
  description: 'Deep clean',
  serviceDate: '2026-12-10',
  dueOn: '2026-12-17',
  isOverdue: false,
  lines: [
    { kind: 'clean', words: 'Deep clean, 3 bedrooms', amount_cents: 95_000 },
    { kind: 'promotion', key: 'first_clean', amount_cents: -14_250, rule: { percent: 15 } },
  ],
  totalCents: 80_750,
  creditedCents: 0,
  paidCents: 10_000,
  openCents: 70_750,
  cardUrl: 'https://pay.example/me',
  key: 'ef'.repeat(16),
}

export const quote: Payloads['quote-sent'] = {
  ...{ number: 'Q-2026-007', isChange: false, name: 'Thandi Mokoena', phone: '+27821234567' },
  ...{ serviceType: 'residential-deep', size: 3, extras: ['Inside the oven'], minutes: 210 },
  ...{ serviceDate: '2026-12-10', serviceTime: '10:00-12:00', offers: [] },
  lines: [
    { kind: 'clean', words: 'Deep clean, 3 bedrooms', amount_cents: 95_000 },
    { kind: 'way', words: 'Travel to Dana Bay', amount_cents: 0 },
    { kind: 'promotion', key: 'first_clean', amount_cents: -14_250, rule: { percent: 15 } },
    { kind: 'loyalty', key: 'x', amount_cents: -13_728, rule: { percent: 17, milestone: 13 } },
  ],
  ...{
    totalCents: 67_022,
    note: 'Leave the gate open',
    validUntil: '2026-12-20',
    heldUntil: '2026-12-09T17:00',
  },
  key: 'cd'.repeat(16),
}
