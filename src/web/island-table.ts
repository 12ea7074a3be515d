// Every island by name: how to load it, and when. Forms wake at once, the rest when they scroll into view
// or when somebody is signed in.
import type { ComponentType } from 'react'

type Island = {
  wakes: 'now' | 'in-view' | 'signed-in'
  load: () => Promise<ComponentType<Record<string, never>>>
}
export type IslandName =
  | 'booking-form'
  | 'contact-form'
  | 'invoice-desk'
  | 'loyalty-check'
  | 'parts-board'
  | 'quote-desk'
  | 'referral-desk'
  | 'register-form'
  | 'review-form'
  | 'visit-figures'

export const islandTable: Partial<Record<IslandName, Island>> = {
  'booking-form': {
    wakes: 'now',
    load: () => import('#web/site/booking/booking-form.tsx').then(module => module.BookingForm),
  },
  'contact-form': {
    wakes: 'now',
    load: () => import('#web/site/contact/contact-form.tsx').then(module => module.ContactForm),
  },
  'review-form': {
    wakes: 'now',
    load: () => import('#web/site/reviews/review-form.tsx').then(module => module.ReviewForm),
  },
  'loyalty-check': {
    wakes: 'in-view',
    load: () => import('#web/site/loyalty/loyalty-check.tsx').then(module => module.LoyaltyCheck),
  },
  'invoice-desk': {
    wakes: 'now',
    load: () => import('#web/site/invoice/invoice-desk.tsx').then(module => module.InvoiceDesk),
  },
  'quote-desk': {
    wakes: 'now',
    load: () => import('#web/site/quote/quote-desk.tsx').then(module => module.QuoteDesk),
  },
  'referral-desk': {
    wakes: 'now',
    load: () => import('#web/site/referral/referral-desk.tsx').then(module => module.ReferralDesk),
  },
  'register-form': {
    wakes: 'now',
    load: () => import('#web/site/loyalty/register-form.tsx').then(module => module.RegisterForm),
  },
  'visit-figures': {
    wakes: 'signed-in',
    load: () => import('#web/site/analytics/visit-figures.tsx').then(module => module.VisitFigures),
  },
}

// The page of all parts is not built for visitors.
if (import.meta.env.DEV)
  islandTable['parts-board'] = {
    wakes: 'in-view',
    load: () => import('#web/parts-page/parts-board.tsx').then(module => module.PartsBoard),
  }
