// The signed-in client's loyalty card.
import type { Reward } from '#domain/discounts.ts'
import { bearer } from './auth.ts'
import { callFunction } from './submit.ts'

export type LoyaltyStanding = { cleans: number; referral_code: string | null; rewards: Reward[] }

export async function readLoyalty(): Promise<LoyaltyStanding> {
  return callFunction('my_standing', {}, await bearer())
}
