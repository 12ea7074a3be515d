// How pages tell prices: only where the owner publishes her list.
import { formatRand } from '#domain/money.ts'
import { leastPrices, type Prices } from '#domain/price.ts'
import { labelOfKind, type ServiceKind } from '#domain/service-types.ts'

/** 'R 1 150': in a sentence, without the cents where there are none. */
export const shortRand = (cents: number) => formatRand(cents).replace(/\.00$/, '')

export const priceWords = {
  from: (cents: number) => `From ${shortRand(cents)}`,
  /** After the name of a service. */
  fromAfter: (cents: number) => `from ${shortRand(cents)}`,
}

/** The least figure of a list, and what it is for: 'Windows; a home from R 520'. Undefined where nothing has a price. */
export function leastWords(prices: Prices, kinds: readonly ServiceKind[]) {
  const found = leastPrices(prices, kinds)
  if (!found) return undefined
  const { least, home } = found
  const what = labelOfKind(least.kind)
  const homeFrom = home ? `a home ${priceWords.fromAfter(home.price_from_cents)}` : ''
  return {
    figure: priceWords.from(least.price_from_cents),
    what: [what, homeFrom].filter(Boolean).join('; '),
    /** 'Windows from R 380, a home from R 520' */
    sentence: [`${what} ${priceWords.fromAfter(least.price_from_cents)}`, homeFrom]
      .filter(Boolean)
      .join(', '),
  }
}

export const estimateWords = {
  label: 'What it may cost',
  about: (cents: number) => `about ${shortRand(cents)}`,
  aboutFirst: (cents: number) => `About ${shortRand(cents)}`,
  /** 'About R 1 150, about 4 hours; you get a firm quote.' */
  sentence: (cents: number, hours: string | undefined) =>
    `About ${shortRand(cents)}${hours ? `, ${hours}` : ''}; you get a firm quote.`,
  without: (missing: readonly string[]) => `Not in it yet: ${missing.join(', ')}.`,
  way: 'the way to you',
}
