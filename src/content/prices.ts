// How pages tell prices: only where the owner publishes her list.
import { formatRand } from '#domain/money.ts'
import { leastPrices, type PriceOfKind, type Prices, townsWithFreeWay, wayTo } from '#domain/price.ts'
import { labelOfKind, type ServiceKind, sizeQuestionOf, usualType } from '#domain/service-types.ts'
import { townNames } from '#domain/suburbs.ts'
import { unbroken } from '#domain/unbroken.ts'
import { business } from './business.ts'

/** 'R 1 150': in a sentence, without the cents where there are none. */
export const shortRand = (cents: number) => formatRand(cents).replace(/\.00$/, '')

/** A line of an estimate: a discount with a true minus, and what costs nothing says so. */
export function amountInWords(cents: number): string {
  if (cents === 0) return 'included'
  return cents < 0 ? `\u2212${shortRand(-cents)}` : shortRand(cents)
}

/** 'about …' where a sentence begins with it. */
export const atFirst = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

export const priceWords = {
  from: (cents: number) => `From ${shortRand(cents)}`,
  /** After the name of a service. */
  fromAfter: (cents: number) => `from\u00a0${shortRand(cents)}`,
}

/** Where the figures of the list hold, if the way elsewhere costs something; undefined where they hold everywhere. */
export function townOfPrices({ ways }: Prices): string | undefined {
  const free = townsWithFreeWay(ways)
  return free.length < townNames.length ? free.find(town => town === business.town) : undefined
}

/** After a figure: ', in Mossel Bay'. */
export function hereOnly(prices: Prices): string {
  const town = townOfPrices(prices)
  return town ? `, in ${unbroken(town)}` : ''
}

/** Under a list of figures. Empty where there is nothing to say. */
export function whereNote(prices: Prices | null): string {
  const town = prices && townOfPrices(prices)
  return town ? `Prices in ${town}; elsewhere the drive is added.` : ''
}

/** Under the figures of one town. */
export function driveNote(prices: Prices | null, town: string): string {
  return prices && wayTo(prices, town) > 0 ? `The drive to ${town} is in these prices.` : ''
}

/**
 * The figure that most ask for: a home's where the list has one. Undefined where nothing has a price. town: with the way there.
 */
export function leadingPrice(prices: Prices, kinds: readonly ServiceKind[], town?: string) {
  const found = leastPrices(prices, kinds)
  if (!found) return undefined
  const { least, home } = found
  const way = wayTo(prices, town)
  const label = labelOfKind(least.kind)
  const leading = (home ?? least).price_from_cents + way
  const what = home ? homeInWords(home) : label
  const less = home && `${label.toLowerCase()} ${priceWords.fromAfter(least.price_from_cents + way)}`
  return {
    figure: priceWords.from(leading),
    what,
    /** With what costs less: 'A 2-bedroom home from R 520, windows from R 380' */
    sentence: [`${what} ${priceWords.fromAfter(leading)}`, less].filter(Boolean).join(', '),
  }
}

/** Its least price is for so many bedrooms. */
function homeInWords({ kind, included_size: size }: PriceOfKind): string {
  return size > 0 && sizeQuestionOf(usualType(kind)) === 'bedrooms' ? `A ${size}-bedroom home` : 'A home'
}

export const estimateWords = {
  label: 'What it may cost',
  /** Where no price is published. */
  offers: 'What is offered on it',
  about: (cents: number) => `about ${shortRand(cents)}`,
  /** While we do not know where to. */
  plusWay: (about: string) => `${about}, plus any drive`,
  /** 'About R 790 with the Deep Clean Special, about 4 hours; you get a firm quote.' */
  sentence: (about: string, hours: string | undefined) =>
    `${atFirst(about)}${hours ? `, ${hours}` : ''}; you get a firm quote.`,
  /** Beside what a special is for. size: '2 bedrooms' */
  smaller: (size: string | null) => `Mine has ${size}`,
  without: (missing: readonly string[]) => `We add this in your quote: ${missing.join(', ')}.`,
  /** While we do not know where to. free: the towns to which it costs nothing. */
  way: (free: readonly string[]) =>
    free.length > 0
      ? `No travel charge in ${free.join(' or ')}; elsewhere it depends on your suburb.`
      : 'Travel depends on your suburb.',
}
