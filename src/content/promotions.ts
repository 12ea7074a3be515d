// The current offers. Pages and adverts read them here, so that no two of them promise different things. The owner
// changes them in the office; those she has not touched are as written here.
import { formatDate, type IsoDay } from '#domain/calendar.ts'
import { formatWholeRand } from '#domain/money.ts'
import { listPriceOfSpecial, type Prices, type PromotionRule } from '#domain/price.ts'
import { unbroken } from '#domain/unbroken.ts'

type Offer = { is_running: boolean; ends_on: IsoDay | null }

export type Promotions = {
  deep_clean: Offer & { price_cents: number; covers: string }
  renovation: Offer & { percent: number }
  first_clean: Offer & { percent: number }
}
export type PromotionName = keyof Promotions

export const usualPromotions: Promotions = {
  deep_clean: {
    is_running: true,
    ends_on: null,
    price_cents: 95_000,
    covers: 'a 2-bedroom house or small office',
  },
  renovation: { is_running: true, ends_on: null, percent: 10 },
  first_clean: { is_running: true, ends_on: null, percent: 15 },
}

/** The offers that the owner has set, by name; a paused offer has no further details. */
export type SetPromotions = { [Name in PromotionName]?: Partial<Promotions[Name]> }

/** prices: the list as pages show it. A special that takes nothing off it is none, and rests. */
export function promotionsWith(set: SetPromotions, prices: Prices | null): Promotions {
  const { renovation, first_clean } = usualPromotions
  const deep_clean = { ...usualPromotions.deep_clean, ...set.deep_clean }
  return {
    deep_clean: { ...deep_clean, is_running: deep_clean.is_running && takesOff(deep_clean, prices) },
    renovation: { ...renovation, ...set.renovation },
    first_clean: { ...first_clean, ...set.first_clean },
  }
}

function takesOff({ price_cents, covers }: Promotions['deep_clean'], prices: Prices | null): boolean {
  const listed = prices && listPriceOfSpecial(prices, covers)
  return !listed || price_cents < listed
}

/** Those that run, as a quote takes them. */
export function runningRules({ first_clean, renovation, deep_clean }: Promotions): PromotionRule[] {
  const { price_cents, covers } = deep_clean
  const rules: (PromotionRule & { isOn: boolean })[] = [
    { name: 'first_clean', percent: first_clean.percent, isOn: first_clean.is_running },
    { name: 'renovation', percent: renovation.percent, isOn: renovation.is_running },
    { name: 'deep_clean', price_cents, covers, isOn: deep_clean.is_running },
  ]
  return rules.filter(({ isOn }) => isOn).map(({ isOn: _, ...rule }) => rule)
}

/** Each offer in one sentence without its full stop, as headings and posts say it. */
export const offerText = {
  deep_clean: ({ price_cents, covers }: Promotions['deep_clean']) =>
    `${formatWholeRand(price_cents)} for ${covers}`,
  renovation: ({ percent }: Promotions['renovation']) => `${percent}% off your first post-renovation clean`,
  first_clean: ({ percent }: Promotions['first_clean']) => `${percent}% off your first clean`,
}

/** ' Until 10 December 2026.', where it ends. */
export const untilText = ({ ends_on }: Offer): string => (ends_on ? untilWords(formatDate(ends_on)) : '')

/** The same on a page, where the date stays on one line. */
export const untilOnPage = ({ ends_on }: Offer): string =>
  ends_on ? untilWords(unbroken(formatDate(ends_on))) : ''

const untilWords = (day: string) => ` Until ${day}.`

/** Replaces {renovation} in an article. */
export function withOffers(article: string, { renovation }: Promotions): string {
  const sentence = renovation.is_running
    ? `Your first [post-renovation clean](/services#specialty) with us is ${renovation.percent}% off, and as`
    : 'As'
  return article.replace('{renovation}', sentence)
}
