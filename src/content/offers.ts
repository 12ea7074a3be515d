// The promotions that run, as pages tell them where people decide.
import { promotionNames } from '#domain/discounts.ts'
import { bedroomsCovered, type PromotionRule } from '#domain/price.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import type { RunningOffer } from './offer-words.ts'
import { shortRand } from './prices.ts'
import { type PromotionName, type Promotions, runningRules, untilOnPage } from './promotions.ts'
import { bookingOf } from './services.ts'

/** What an offer is for, where that is one kind of clean. */
const kindOfOffer: Partial<Record<PromotionName, ServiceKind>> = {
  deep_clean: 'residential-deep',
  renovation: 'post-construction-clean',
}

/** The form with what the offer is for, and of the size that a special covers. */
export function bookingForOffer(name: PromotionName, { deep_clean }: Promotions): string {
  const kind = kindOfOffer[name]
  const size = name === 'deep_clean' ? bedroomsCovered(deep_clean.covers) : undefined
  return bookingOf({ kinds: kind ? [kind] : [] }, size)
}

/** The one that runs for these kinds and for no others. */
export const offerFor = (kinds: readonly ServiceKind[], promotions: Promotions) =>
  runningRules(promotions).find(({ name }) => kinds.some(kind => kind === kindOfOffer[name]))

/** Beside the service that was pressed. */
export const offerOnService = (rule: PromotionRule) =>
  'covers' in rule
    ? `Special: ${shortRand(rule.price_cents)} for ${rule.covers}.`
    : `${rule.percent}% off if it is your ${promotionNames[rule.name]}.`

/** After its least price on a list, if it has a price of its own. wayCents: the drive, which a special leaves as it is. */
export const specialInShort = (rule: PromotionRule | undefined, wayCents = 0) =>
  rule && 'covers' in rule ? `special from ${shortRand(rule.price_cents + wayCents)}` : undefined

/** figure: what is saved or paid, as large as a headline; text goes on from it. */
type OfferInFull = {
  name: PromotionName
  title?: string
  /** Over the figure, where there is no title. */
  over?: string
  figure: string
  text: string
  book: string
}

/** As a page tells them large. */
export function offersInFull({ first_clean, deep_clean, renovation }: Promotions): OfferInFull[] {
  const all = [
    {
      name: 'first_clean',
      offer: first_clean,
      over: 'New to us?',
      figure: `${first_clean.percent}% off`,
      text: 'your first clean with us.',
      book: 'Book your first clean',
    },
    {
      name: 'deep_clean',
      offer: deep_clean,
      title: 'Deep Clean Special',
      figure: shortRand(deep_clean.price_cents),
      text: `for ${deep_clean.covers}.`,
      book: 'Book this special',
    },
    {
      name: 'renovation',
      offer: renovation,
      over: 'After the builders',
      figure: `${renovation.percent}% off`,
      text: 'your first post-renovation clean.',
      book: 'Book it after the builders',
    },
  ] as const
  return all
    .filter(({ offer }) => offer.is_running)
    .map(({ offer, text, ...rest }) => ({ ...rest, text: `${text}${untilOnPage(offer)}` }))
}

/** In a line or two: where an offer has no name, its figure is the title. */
export const runningOffers = (promotions: Promotions): RunningOffer[] =>
  offersInFull(promotions).map(({ name, title, figure, text }) =>
    title ? { name, title, text: `${figure} ${text}` } : { name, title: figure, text },
  )
