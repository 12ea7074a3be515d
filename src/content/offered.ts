// What the promotions that run make of an estimate, in the words of the form and of its confirmation. A quote reckons the
// same, and takes what ran when the client asked.
import { promotionNames } from '#domain/discounts.ts'
import { formatWholeRand } from '#domain/money.ts'
import {
  bedroomsCovered,
  type Choices,
  type Estimate,
  type PromotionRule,
  promotionsFor,
  withPromotions,
} from '#domain/price.ts'
import { kindOf } from '#domain/service-types.ts'
import { shortRand, estimateWords as words } from './prices.ts'

export type Offered = {
  /** 'about R 790 with the Deep Clean Special'; none where prices are not published. */
  about?: string
  /** What a special takes off, for a line of its own. */
  special?: { name: string; off_cents: number }
  /** One sentence each. */
  notes: string[]
}

type Asked = {
  found: Estimate | undefined
  running: readonly PromotionRule[]
  choices: Choices
}

export function offeredOn({ found, running, choices }: Asked): Offered {
  if (!found) return { notes: withOnlyOne(notesWithoutPrices(running, choices)) }
  const { total_cents, special, off_cents, shares } = withPromotions(found, running, choices)
  const name = special && promotionNames[special.name]
  const ifFirst = shares.map(share =>
    offeredWords.share(share, `, about ${formatWholeRand(share.total_cents)}`),
  )
  const notes = [...(special ? [] : otherSize(running, choices)), ...ifFirst]
  const sum = name ? `${words.about(total_cents)} with the ${name}` : words.about(total_cents)
  return {
    about: found.missing.includes('way') ? words.plusWay(sum) : sum,
    ...(name && { special: { name, off_cents } }),
    notes: withOnlyOne(notes, ifFirst.length + (special ? 1 : 0)),
  }
}

type Special = Extract<PromotionRule, { covers: string }>
type Share = Extract<PromotionRule, { percent: number }>

const offeredWords = {
  office: ({ price_cents }: Special) =>
    `A small office cleaned deeply: ${shortRand(price_cents)} with the ${promotionNames.deep_clean}. Choose Deep clean for it.`,
  special: ({ price_cents, covers }: Special) =>
    `${promotionNames.deep_clean}: ${shortRand(price_cents)} for ${covers}.`,
  otherSize: ({ price_cents, covers }: Special) =>
    `The ${promotionNames.deep_clean}, ${shortRand(price_cents)}, is for ${covers}.`,
  share: ({ name, percent }: Share, then: string) =>
    `If it is your ${promotionNames[name]}: ${percent}% off${then}.`,
  onlyOne: 'One comes off your quote: the one that saves you most.',
}

function notesWithoutPrices(running: readonly PromotionRule[], choices: Choices): string[] {
  const due = promotionsFor(running, choices)
  const said = due.map(rule =>
    'percent' in rule ? offeredWords.share(rule, '') : offeredWords.special(rule),
  )
  return [...(due.some(isSpecial) ? [] : otherSize(running, choices)), ...said]
}

/** Where the special is for another size than the one that is chosen, or for offices too and one is chosen. */
function otherSize(running: readonly PromotionRule[], { service_type }: Choices): string[] {
  const specials = running.filter(isSpecial)
  const kind = kindOf(service_type)
  if (kind === 'commercial')
    return specials.filter(({ covers }) => /office/i.test(covers)).map(offeredWords.office)
  return kind === 'residential-deep' ? specials.map(offeredWords.otherSize) : []
}

/** The size that the special is for, where a bigger one is chosen and that note comes first; undefined where its words name none. */
export function sizeOfSpecial(running: readonly PromotionRule[], choices: Choices): number | undefined {
  const special = running.find(isSpecial)
  const covered =
    special && kindOf(choices.service_type) === 'residential-deep' && bedroomsCovered(special.covers)
  return covered && choices.size && choices.size > covered ? covered : undefined
}

const isSpecial = (rule: PromotionRule): rule is Special => rule.name === 'deep_clean'

const withOnlyOne = (notes: string[], count = notes.length) =>
  count > 1 ? [...notes, offeredWords.onlyOne] : notes
