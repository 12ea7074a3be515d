// A review waits for the office, and is then for everyone to read.
import * as z from 'zod/mini'
import type { IsoDay } from './calendar.ts'
import { emailShape, requiredText, stop } from './fields.ts'
import { reviewLimits } from './form-limits.ts'
import { reviewFieldMessages as messages } from './form-messages.ts'
import type { ServiceKind } from './service-types.ts'

const nameShape = /^[\p{L}\p{M} .'’-]+$/u

const rating = z.number(messages.ratingRequired).check(
  z.refine(stars => stars !== 0, stop(messages.ratingRequired)),
  z.refine(stars => Number.isInteger(stars) && stars >= 1 && stars <= 5, messages.ratingRange),
)

// The wire's fields, in the order in which the form asks for them.
export const reviewSchema = z.object({
  id: z.optional(z.uuid()),
  rating,
  name: requiredText(messages.nameTooShort).check(
    z.minLength(reviewLimits.nameMin, stop(messages.nameTooShort)),
    z.maxLength(reviewLimits.name, stop(messages.nameTooLong)),
    z.regex(nameShape, messages.nameInvalid),
  ),
  email: requiredText(messages.emailInvalid).check(
    z.maxLength(reviewLimits.email, stop(messages.emailTooLong)),
    z.regex(emailShape, messages.emailInvalid),
  ),
  review_text: requiredText(messages.textTooShort).check(
    z.minLength(reviewLimits.textMin, stop(messages.textTooShort)),
    z.maxLength(reviewLimits.text, messages.textTooLong),
  ),
  wants_google: z.optional(z.boolean()),
  // From the link in our mail after a clean.
  clean_token: z.optional(z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/)))),
  // The form said that the kind of clean is shown.
  is_kind_told: z.optional(z.boolean()),
})
export type Review = z.output<typeof reviewSchema>

export type PublishedReview = {
  id: string
  shown_name: string
  review_text: string
  rating: number
  is_from_clean: boolean
  /** Only where the writer was told that it is shown. */
  clean_kind: ServiceKind | null
  reply: string | null
  /** The day in Mossel Bay. */
  created_on: IsoDay
}

// Fewer say too little.
const enoughToCount = 10

/** The score that real reviews give, once there are enough of them. */
export function scoreOf(ratings: readonly number[]): { rating: number; count: number } | undefined {
  if (ratings.length < enoughToCount) return
  const sum = ratings.reduce((total, stars) => total + stars, 0)
  return { rating: Math.round((sum / ratings.length) * 10) / 10, count: ratings.length }
}

const homeVoices = { count: 3, stars: 4, letters: 240 }

/** The newest happy ones that are short enough for the home page; none until there are enough of them. */
export function voicesForHome(newestFirst: readonly PublishedReview[]): PublishedReview[] {
  const fit = newestFirst.filter(isShortAndGood)
  return fit.length < homeVoices.count ? [] : fit.slice(0, homeVoices.count)
}

const isShortAndGood = ({ rating, review_text: text }: PublishedReview) =>
  rating >= homeVoices.stars && text.length <= homeVoices.letters

/** Beside the score of /reviews. Not the newest, which opens the list below it, and none that has an answer there. */
export const openingVoice = ([, ...older]: readonly PublishedReview[]): PublishedReview | undefined =>
  older.find(review => isShortAndGood(review) && !review.reply)

export const reviewsPerPage = 10

export const reviewsPagePath = (page: number) => (page === 1 ? '/reviews' : `/reviews/page/${page}`)

/** The private link of the mail after a clean. */
export const reviewPath = (token: string) => `/reviews/new?clean=${token}`
export const reviewStopPath = (token: string) => `/reviews/stop?clean=${token}`
