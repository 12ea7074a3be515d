// How pages tell prices: only where the owner publishes her list.
import { formatRand } from '#domain/money.ts'

/** 'R 1 150': in a sentence, without the cents where there are none. */
export const shortRand = (cents: number) => formatRand(cents).replace(/\.00$/, '')

export const priceWords = {
  from: (cents: number) => `From ${shortRand(cents)}`,
  /** After the name of a service. */
  fromAfter: (cents: number) => `from ${shortRand(cents)}`,
}

export const estimateWords = {
  label: 'What it may cost',
  about: (cents: number) => `about ${shortRand(cents)}`,
  /** 'About R 1 150, about 4 hours; you get a firm quote.' */
  sentence: (cents: number, hours: string | undefined) =>
    `About ${shortRand(cents)}${hours ? `, ${hours}` : ''}; you get a firm quote.`,
  without: (missing: readonly string[]) => `Not in it yet: ${missing.join(', ')}.`,
  way: 'the way to you',
}
