// The discounts of the next clean, with their reasons: loyalty and referrals together.
import { formatDate, type IsoDay } from './calendar.ts'
import { formatRand } from './money.ts'
import type { Rows } from './rows.ts'
import { cleansPerReward, loyaltyPercent, referralPercent, referralsPerClean } from './terms.ts'

export type Reward = {
  id: string
  kind: Rows['rewards']['kind']
  // The tenth, twentieth … clean, where it is known.
  milestone?: number | null
  earned_on: IsoDay
  lapses_on: IsoDay | null
}
export type Discount = { percent: number; used: Reward[]; reasons: string[] }

// Of several, those that lapse first are used first, so that none is lost while another waits.
export function waitingDiscount(rewards: readonly Reward[], day: IsoDay): Discount {
  const valid = rewards.filter(({ lapses_on }) => !lapses_on || lapses_on >= day).sort(soonestFirst)
  const loyalty = valid.filter(({ kind }) => kind === 'loyalty').slice(0, 1)
  const referrals = valid.filter(({ kind }) => kind === 'referral').slice(0, referralsPerClean)
  const used = [...loyalty, ...referrals]
  const percent = loyalty.length * loyaltyPercent + referrals.length * referralPercent
  return { percent, used, reasons: used.map(reasonOf) }
}

// Rounded up: a promised discount is never a cent short.
export function discountCents(priceCents: number, { percent }: Discount): number {
  return Math.ceil((priceCents * percent) / 100)
}

/** The discount of a clean, as stored with the booking. */
export type DiscountLine = RewardLine | PromotionLine

type RewardLine = {
  reward_id: string
  kind: Reward['kind']
  milestone: number | null
  percent: number
  amount_cents: number
}

/** What a promotion takes off, as it was when the quote was made. */
type PromotionLine = PromotionTerms & {
  kind: 'promotion'
  promotion: string
  amount_cents: number
  reward_id?: undefined
}
export type PromotionTerms = { percent?: number; price_cents?: number; covers?: string }

// Rounded up for all together: each takes what the ones before it have left of that, so that the sum is right.
export function discountLines(priceCents: number, used: readonly Reward[]): RewardLine[] {
  const upTo = (percent: number) => discountCents(priceCents, { percent, used: [], reasons: [] })
  let soFar = 0
  return [...used].sort(loyaltyFirst).map(({ id, kind, milestone = null }) => {
    const percent = percentOf(kind)
    soFar += percent
    return { reward_id: id, kind, milestone, percent, amount_cents: upTo(soFar) - upTo(soFar - percent) }
  })
}

const percents: Record<Reward['kind'], number> = { loyalty: loyaltyPercent, referral: referralPercent }

const percentOf = (kind: Reward['kind']) => percents[kind]

// A discount that was given keeps its per cent, whatever the terms are by now.
type Reasoned =
  | (Pick<Reward, 'kind' | 'milestone'> & { percent?: number | undefined })
  | (PromotionTerms & { kind: 'promotion'; promotion: string })

/** '10% loyalty: 20 cleans with us'; callers who may know the friend's name pass it. */
export function discountReason(given: Reasoned, friend?: string): string {
  if (given.kind === 'promotion') return promotionReason(given.promotion, given)
  const { kind, milestone, percent = percentOf(kind) } = given
  if (kind === 'loyalty') return `${percent}% loyalty: ${milestone ?? cleansPerReward} cleans with us`
  return `${percent}% referral: ${friend ? `${friend}’s` : 'a friend’s'} first clean`
}

export const promotionNames: Record<string, string> = {
  first_clean: 'first clean with us',
  renovation: 'first post-renovation clean',
  deep_clean: 'Deep Clean Special',
}

/** '15% off: first clean with us', 'Deep Clean Special: R 950.00 for a 2-bedroom house' */
function promotionReason(promotion: string, { percent, price_cents, covers }: PromotionTerms): string {
  const name = promotionNames[promotion] ?? promotion
  if (price_cents !== undefined) return `${name}: ${formatRand(price_cents)} for ${covers}`
  return `${percent}% off: ${name}`
}

function loyaltyFirst(a: Reward, b: Reward): number {
  return a.kind === b.kind ? soonestFirst(a, b) : a.kind === 'loyalty' ? -1 : 1
}

function soonestFirst(a: Reward, b: Reward): number {
  return orderOf(a) < orderOf(b) ? -1 : 1
}

function orderOf({ lapses_on, earned_on, id }: Reward): string {
  return `${lapses_on ?? '9999-12-31'} ${earned_on} ${id}`
}

function reasonOf({ kind, lapses_on }: Reward): string {
  if (kind === 'loyalty') return `${loyaltyPercent}% off for ${cleansPerReward} cleans with us`
  const until = lapses_on ? `, until ${formatDate(lapses_on)}` : ''
  return `${referralPercent}% off for a friend’s first clean${until}`
}
