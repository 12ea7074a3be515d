// Of the owner's lists those that speak of people: until she has touched them they are invented, and no fact of hers.
import type { Entry, ListKind } from '#domain/site-text.ts'
import { textKindWords } from './site-texts-office.ts'
import { startTeam } from './team.ts'
import { startReferralTestimonials, startTestimonials } from './testimonials.ts'

type ExampleText = {
  title: string
  /** Where it is to be seen. */
  shown: string
  start: readonly Entry[]
  name: (entry: Entry) => string
  /** What one tap makes of it: nobody's words are taken off, the team may be right as it is. */
  tap: 'take off' | 'is right'
}

const nameOf = ({ name = '' }: Entry) => name

export const exampleTexts = {
  testimonials: {
    title: textKindWords.testimonials.title,
    shown: 'Reviews, home page',
    start: startTestimonials,
    name: nameOf,
    tap: 'take off',
  },
  'referral-testimonials': {
    title: textKindWords['referral-testimonials'].title,
    shown: 'Refer a Friend',
    start: startReferralTestimonials,
    name: nameOf,
    tap: 'take off',
  },
  team: {
    title: textKindWords.team.title,
    shown: 'About, home page, booking',
    start: startTeam,
    name: ({ role = '' }) => role,
    tap: 'is right',
  },
} as const satisfies Partial<Record<ListKind, ExampleText>>

export type ExampleTextKind = keyof typeof exampleTexts
export const exampleTextKinds = Object.keys(exampleTexts) as ExampleTextKind[]

export const exampleTextWords = {
  takeOff: 'Take them off',
  takeOffOf: (title: string) => `Take them off: ${title}`,
  takenOff: (title: string) => ({
    title: `Taken off: ${title}`,
    text: 'The page goes without, until you write some under Site Texts.',
  }),
}
