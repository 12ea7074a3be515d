// An offer as the owner sets it: a price or a percentage off, and when it runs.
import * as z from 'zod/mini'
import { type IsoDay, isIsoDay } from './calendar.ts'
import { requiredText, stop } from './fields.ts'
import { fieldMessages } from './messages.ts'
import { parseRand } from './money.ts'
import type { ServiceKind } from './service-types.ts'

/** The kinds of clean that an offer is about by itself. */
export const soldAlone = ['residential-deep', 'post-construction-clean'] as const satisfies ServiceKind[]

const longestCovers = 60
/** The length that fits one line of a poster. */
export const posterLine = 21

const messages = {
  price: 'A price in whole rand, such as 950, up to R 100 000.',
  percent: 'A whole number from 1 to 90.',
  word: 'This word is too long for the poster.',
  ends: 'It ends on or after the day it starts.',
}

const price = z.pipe(
  requiredText(fieldMessages.required).check(z.refine(isWholeRand, messages.price)),
  z.transform((typed: string) => parseRand(typed) ?? 0),
)

function isWholeRand(typed: string) {
  const cents = parseRand(typed)
  return cents !== undefined && cents >= 1_00 && cents <= 100_000_00 && cents % 100 === 0
}

const percent = z.pipe(
  requiredText(fieldMessages.required).check(z.regex(/^([1-9]|[1-8]\d|90) ?%?$/, messages.percent)),
  z.transform((typed: string) => Number.parseInt(typed, 10)),
)

const covers = requiredText(fieldMessages.required).check(
  z.minLength(3, stop(fieldMessages.minLength(3))),
  z.maxLength(longestCovers, stop(fieldMessages.maxLength(longestCovers))),
  z.refine(text => text.split(' ').every(word => word.length <= posterLine), messages.word),
)

const optionalDay = z.pipe(
  z.string().check(z.refine(typed => typed === '' || isIsoDay(typed), fieldMessages.required)),
  z.transform((typed: string) => typed || null),
)

const running = {
  is_on: z.pipe(
    z.enum(['on', 'off']),
    z.transform((word: 'on' | 'off') => word === 'on'),
  ),
  starts_on: optionalDay,
  ends_on: optionalDay,
}

type Days = { starts_on: IsoDay | null; ends_on: IsoDay | null }
const endsLater = z.refine<Days>(({ starts_on, ends_on }) => !starts_on || !ends_on || ends_on >= starts_on, {
  error: messages.ends,
  path: ['ends_on'],
})

export const priceOfferSchema = z.object({ price_cents: price, covers, ...running }).check(endsLater)
export const shareOfferSchema = z.object({ percent, ...running }).check(endsLater)

export type PriceOffer = z.infer<typeof priceOfferSchema>
export type ShareOffer = z.infer<typeof shareOfferSchema>

export type PromotionState = 'off' | 'planned' | 'running' | 'over'

export function promotionState({ is_on, starts_on, ends_on }: Days & { is_on: boolean }, today: IsoDay) {
  const state: PromotionState = !is_on
    ? 'off'
    : ends_on && ends_on < today
      ? 'over'
      : starts_on && starts_on > today
        ? 'planned'
        : 'running'
  return state
}
