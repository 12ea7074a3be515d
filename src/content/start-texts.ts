// What each of the owner's lists is from the start, and goes back to. For the office: pages ask for what is theirs.
import type { Entry, ListKind } from '#domain/site-text.ts'
import { startBookingCards } from './booking-page.ts'
import { startTiles } from './home.ts'
import { startBookingQuestions, startReferralQuestions } from './questions.ts'
import { startServices } from './services.ts'
import { startTeam } from './team.ts'
import { startReferralTestimonials, startTestimonials } from './testimonials.ts'

export const startTexts: Record<ListKind, readonly Entry[]> = {
  'booking-questions': startBookingQuestions,
  'referral-questions': startReferralQuestions,
  testimonials: startTestimonials,
  'referral-testimonials': startReferralTestimonials,
  team: startTeam,
  services: startServices,
  'service-tiles': startTiles,
  'booking-cards': startBookingCards,
}
