// The signed-in client's loyalty card.
import type { Reward } from '#domain/discounts.ts'
import { callAsSelf } from './as-self.ts'

export type LoyaltyStanding = {
  cleans: number
  credits: number
  referral_code: string | null
  rewards: Reward[]
  /** Friends who came while four discounts waited. */
  over_limit: number
}

export async function readLoyalty(): Promise<LoyaltyStanding> {
  return callAsSelf('my_standing', {})
}
