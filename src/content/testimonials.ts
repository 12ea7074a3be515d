// What clients say on the home page, /reviews and /referral, from the start; the owner puts her own clients' words here.
import type { EntryOf } from '#domain/site-text.ts'
import { referralPercent } from '#domain/terms.ts'
import { inWords } from './number-words.ts'
import { entriesOf } from './site-texts.ts'

export type Testimonial = { id: string; name: string; text: string; rating: number; about: string }
type Stored = EntryOf<'testimonials'>

/** The first three are on the home page too. */
export const startTestimonials: readonly Stored[] = [
  {
    id: 'annelize',
    name: 'Annelize V.',
    text: 'Sand, sunscreen and two wet dogs. I had given up on that lounge carpet. They were done before lunch and it looks like the day we\u00a0laid\u00a0it.',
    rating: '5',
    about: 'Carpet clean, Hartenbos',
  },
  {
    id: 'thabo',
    name: 'Thabo M.',
    text: 'They arrive when they say they will and my guests notice the difference. Our holiday flat has never had better reviews.',
    rating: '5',
    about: 'Holiday let, Diaz Beach',
  },
  {
    id: 'priya',
    name: 'Priya N.',
    text: 'Friendly family, no harsh smells, and the panels make more power again. Worth it.',
    rating: '4',
    about: 'Solar panels, Dana Bay',
  },
  {
    id: 'johan',
    name: 'Johan B.',
    text: 'Moved out on a Friday, inspection on the Saturday, deposit back the week after. The oven alone was worth it.',
    rating: '5',
    about: 'Move-out clean, De\u00a0Bakke',
  },
  {
    id: 'nomsa',
    name: 'Nomsa K.',
    text: 'My son has asthma and I could not find a cleaner who works without strong smells. We have had them every second Tuesday since.',
    rating: '5',
    about: 'Bi-weekly clean, Heiderand',
  },
  {
    id: 'carol',
    name: 'Carol W.',
    text: 'They told me which stain would not come out before they started. It did not, and everything else did. I like honest people.',
    rating: '4',
    about: 'Couch and mattress, George',
  },
]

export const startReferralTestimonials: readonly Stored[] = [
  {
    id: 'marietjie',
    name: 'Marietjie S.',
    text: 'My whole bridge club is with them now. I have not paid full price since March.',
    rating: '5',
    about: 'Referred four friends',
  },
  {
    id: 'sibusiso',
    name: 'Sibusiso D.',
    text: `My neighbour sent me the link. By the weekend the carpets were done, and he had his ${inWords(referralPercent)} per cent.`,
    rating: '5',
    about: 'Referred by a neighbour',
  },
  {
    id: 'elna',
    name: 'Elna P.',
    text: 'I only recommend people whom I would let in with my own key. These are two of them.',
    rating: '5',
    about: 'Referred her sister',
  },
]

const shown = ({ rating, ...words }: Stored): Testimonial => ({ ...words, rating: Number(rating) })

export const testimonials = () => entriesOf('testimonials', startTestimonials).map(shown)
export const homeTestimonials = () => testimonials().slice(0, 3)
export const referralTestimonials = () =>
  entriesOf('referral-testimonials', startReferralTestimonials).map(shown)
