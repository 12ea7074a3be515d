// What a clean costs: from the owner's list and the client's choices to lines, and from lines to what is paid after
// promotions and rewards. The form, the office and the server use it; db/functions/quotes/price-list.sql and quote-lines.sql
// reckon the same, held together by tests/policies/prices.test.ts.
import { discountReason, type PromotionTerms, type Reward } from './discounts.ts'
import { isForHome, kindOf, type ServiceKind, type ServiceType } from './service-types.ts'
import { townNames, townOf } from './suburbs.ts'
import { loyaltyPercent, referralPercent } from './terms.ts'

/** price_from_cents is for a size up to included_size; each unit above it adds per_unit_cents. */
export type PriceOfKind = {
  kind: ServiceKind
  price_from_cents: number
  included_size: number
  per_unit_cents: number
  /** What counts where the client has not said a size. */
  usual_size: number
}
/** Null where no price is known. */
export type PriceOfExtra = { key: string; price_cents: number | null }
export type PriceOfWay = { town: string; way_cents: number }
export type Prices = { kinds: PriceOfKind[]; extras: PriceOfExtra[]; ways: PriceOfWay[] }

export type Choices = {
  service_type: ServiceType
  size: number | null
  extras: readonly string[]
  suburb: string | null
}

/** key: the kind, the extra or the town. */
export type EstimateLine = {
  kind: 'clean' | 'extra' | 'way'
  key: string
  size?: number
  amount_cents: number
}
/** missing: keys of extras without a price, and 'way' where it may cost something and we do not know where to. */
export type Estimate = { lines: EstimateLine[]; total_cents: number; missing: string[] }

/** Undefined where the list has no price for this kind. */
export function estimate(
  prices: Prices,
  { service_type, size, extras, suburb }: Choices,
): Estimate | undefined {
  const price = prices.kinds.find(({ kind }) => kind === kindOf(service_type))
  if (!price) return undefined
  const wanted = prices.extras.filter(({ key }) => extras.includes(key)).sort(byKey)
  const way = wayLine(prices.ways, suburb)
  const lines = [
    cleanLine(price, size),
    ...wanted.flatMap(({ key, price_cents }): EstimateLine[] =>
      price_cents === null ? [] : [{ kind: 'extra', key, amount_cents: price_cents }],
    ),
    ...(way ? [way] : []),
  ]
  const unpriced = wanted.filter(({ price_cents }) => price_cents === null).map(({ key }) => key)
  const isWayOpen = !way && prices.ways.some(({ way_cents }) => way_cents > 0)
  return { lines, total_cents: sumOf(lines), missing: [...unpriced, ...(isWayOpen ? ['way'] : [])] }
}

function cleanLine(price: PriceOfKind, said: number | null): EstimateLine {
  const size = said ?? price.usual_size
  const more = Math.max(0, size - price.included_size)
  const amount_cents = price.price_from_cents + more * price.per_unit_cents
  return { kind: 'clean', key: price.kind, size, amount_cents }
}

/** The size that a price from is for, where a larger one costs more; undefined where it is for any. */
export function sizeOfPriceFrom({ kinds }: Prices, type: ServiceType): number | undefined {
  const price = kinds.find(({ kind }) => kind === kindOf(type))
  return price && price.per_unit_cents > 0 ? price.included_size || undefined : undefined
}

function wayLine(ways: PriceOfWay[], suburb: string | null): EstimateLine | undefined {
  const town = suburb === null ? undefined : townOf(suburb)
  if (!town) return undefined
  return { kind: 'way', key: town, amount_cents: ways.find(way => way.town === town)?.way_cents ?? 0 }
}

/** Where the list has no price for the way: we come there for nothing. */
export const townsWithFreeWay = (ways: PriceOfWay[]) =>
  townNames.filter(town => !ways.some(way => way.town === town && way.way_cents > 0))

const byKey = (a: PriceOfExtra, b: PriceOfExtra) => (a.key < b.key ? -1 : 1)

/** The least that one of these kinds costs, in a town with the way there; undefined where the list has none of them. */
export function priceFrom(prices: Prices, wanted: readonly ServiceKind[], town?: string): number | undefined {
  const least = leastPrices(prices, wanted)?.least
  return least && least.price_from_cents + wayTo(prices, town)
}

/** What the way to a town costs; nothing where the list has no price for it. */
export const wayTo = ({ ways }: Prices, town: string | undefined) =>
  ways.find(way => way.town === town)?.way_cents ?? 0

/** The kind that costs least, and the least for a home where that is another one: a figure says what it is for. */
export function leastPrices(
  { kinds }: Prices,
  wanted: readonly ServiceKind[],
): { least: PriceOfKind; home?: PriceOfKind } | undefined {
  const priced = kinds
    .filter(({ kind }) => wanted.includes(kind))
    .sort((a, b) => a.price_from_cents - b.price_from_cents)
  const [least] = priced
  if (!least) return undefined
  const home = priced.find(({ kind }) => isForHome(kind))
  return home && !isForHome(least.kind) ? { least, home } : { least }
}

export function sumOf(lines: readonly { amount_cents: number }[]): number {
  return lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}

/** What the owner offers at present, as a quote takes it: a share of all, or a price for the clean itself. */
export type PromotionRule =
  | { name: 'first_clean' | 'renovation'; percent: number }
  | { name: 'deep_clean'; price_cents: number; covers: string }

export type ChargeKind = 'clean' | 'extra' | 'way' | 'line'
/** A line as the office writes it; key says which extra, kind or town it came from. */
export type ChargeLine = { kind: ChargeKind; key?: string | null; words: string; amount_cents: number }

export type DiscountRule = PromotionTerms & { milestone?: number | null }
/** amount_cents is below zero; key is the promotion's name or the reward's id. */
export type DiscountOfQuote = {
  kind: 'promotion' | Reward['kind']
  key: string
  amount_cents: number
  rule: DiscountRule
}
export type QuoteLine = ChargeLine | DiscountOfQuote

type Quoted = {
  charges: readonly ChargeLine[]
  promotion?: PromotionRule | undefined
  rewards: readonly Reward[]
}

/** The promotion first, then the rewards of what it leaves. Rounded up: a promised discount is never a cent short. */
export function discountsOf({ charges, promotion, rewards }: Quoted): DiscountOfQuote[] {
  const off = promotion ? promotionLine(charges, promotion) : undefined
  const left = sumOf(charges) + (off?.amount_cents ?? 0)
  let soFar = 0
  const lines = [...rewards].sort(loyaltyFirst).map(({ id, kind, milestone = null }): DiscountOfQuote => {
    const percent = kind === 'loyalty' ? loyaltyPercent : referralPercent
    soFar += percent
    const amount = shareOf(left, soFar) - shareOf(left, soFar - percent)
    return { kind, key: id, amount_cents: negative(amount), rule: { percent, milestone } }
  })
  return off ? [off, ...lines] : lines
}

type Amount = Pick<ChargeLine, 'kind' | 'amount_cents'>

function promotionLine(charges: readonly Amount[], promotion: PromotionRule): DiscountOfQuote | undefined {
  const { name, ...rule } = promotion
  const off =
    promotion.name === 'deep_clean'
      ? sumOf(charges.filter(({ kind }) => kind === 'clean')) - promotion.price_cents
      : shareOf(sumOf(charges), promotion.percent)
  return off > 0 ? { kind: 'promotion', key: name, amount_cents: -off, rule } : undefined
}

const shareOf = (cents: number, percent: number) => Math.ceil((cents * percent) / 100)
// Never the zero with a minus.
const negative = (cents: number) => (cents === 0 ? 0 : -cents)

function loyaltyFirst(a: Reward, b: Reward): number {
  return orderOf(a) < orderOf(b) ? -1 : 1
}
const orderOf = ({ kind, lapses_on, earned_on, id }: Reward) =>
  `${kind === 'loyalty' ? 0 : 1} ${lapses_on ?? ''} ${earned_on} ${id}`

export const isDiscount = (line: QuoteLine): line is DiscountOfQuote =>
  line.kind === 'promotion' || line.kind === 'loyalty' || line.kind === 'referral'

/** Of one customer: whether a promotion for the first time is still theirs. */
export type FirstTimes = { is_first_clean: boolean; is_first_renovation: boolean }

type Candidate = { charges: readonly Amount[]; choices: Choices; first: FirstTimes }

/** One promotion comes off: of those that are due the one that takes most. */
export function duePromotion(
  running: readonly PromotionRule[],
  candidate: Candidate,
): PromotionRule | undefined {
  return running
    .filter(promotion => isDue(promotion, candidate))
    .map(promotion => ({ promotion, off: promotionLine(candidate.charges, promotion)?.amount_cents ?? 0 }))
    .filter(({ off }) => off < 0)
    .sort((a, b) => a.off - b.off)[0]?.promotion
}

function isDue(promotion: PromotionRule, { choices, first }: Omit<Candidate, 'charges'>): boolean {
  const kind = kindOf(choices.service_type)
  if (promotion.name === 'deep_clean') {
    const bedrooms = bedroomsCovered(promotion.covers)
    return kind === 'residential-deep' && choices.size !== null && choices.size <= bedrooms
  }
  if (promotion.name === 'first_clean') return first.is_first_clean
  return kind === 'post-construction-clean' && first.is_first_renovation
}

const ifFirst: FirstTimes = { is_first_clean: true, is_first_renovation: true }
const ifNotFirst: FirstTimes = { is_first_clean: false, is_first_renovation: false }

/** Of what runs, those that this clean may get; a share only where it is the first of its client. */
export const promotionsFor = (running: readonly PromotionRule[], choices: Choices) =>
  running.filter(promotion => isDue(promotion, { choices, first: ifFirst }))

/** What an estimate comes to with the special that is anybody's, and with each share that may come off instead. */
export function withPromotions(found: Estimate, running: readonly PromotionRule[], choices: Choices) {
  const charges = found.lines
  const totalWith = (promotion: PromotionRule | undefined) =>
    found.total_cents + ((promotion && promotionLine(charges, promotion)?.amount_cents) ?? 0)
  const special = duePromotion(running, { charges, choices, first: ifNotFirst })
  const total_cents = totalWith(special)
  const shares = promotionsFor(running, choices)
    .filter(promotion => 'percent' in promotion)
    .map(promotion => ({ ...promotion, total_cents: totalWith(promotion) }))
    .filter(share => share.total_cents < total_cents)
  return { total_cents, special, off_cents: found.total_cents - total_cents, shares }
}

/** 'a 2-bedroom house or small office' covers 2; words without a number cover nothing by themselves. */
export function bedroomsCovered(covers: string): number {
  return Number(/(\d+)[ -]bedroom/i.exec(covers)?.[1] ?? 0)
}

/** What the list says for what the special covers; undefined where it has no price for a deep clean. */
export function listPriceOfSpecial({ kinds }: Prices, covers: string): number | undefined {
  const price = kinds.find(({ kind }) => kind === 'residential-deep')
  return price && cleanLine(price, bedroomsCovered(covers) || price.included_size).amount_cents
}

/** Each discount names its rule. */
export function discountWords({ kind, key, rule }: Pick<DiscountOfQuote, 'kind' | 'key' | 'rule'>): string {
  return discountReason(kind === 'promotion' ? { kind, promotion: key, ...rule } : { kind, ...rule })
}

export const lineWords = (line: QuoteLine) => (isDiscount(line) ? discountWords(line) : line.words)
