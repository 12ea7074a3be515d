// Loyalty: a completed clean is a stamp, and every tenth stamp makes the next clean 10% off.
import * as z from 'zod/mini'
import { phoneSchema } from './fields.ts'

const cleansPerReward = 10
export const loyaltyPercent = 10

export type LoyaltyCard = { stamps: number; places: number; nextMilestone: number; cleansToGo: number }

export function loyaltyCard(cleans: number): LoyaltyCard {
  const stamps = cleans % cleansPerReward
  const cleansToGo = cleansPerReward - stamps
  return { stamps, places: cleansPerReward, nextMilestone: cleans + cleansToGo, cleansToGo }
}

export function earnsLoyaltyReward(cleans: number): boolean {
  return cleans > 0 && cleans % cleansPerReward === 0
}

// The status check: a number is all that is asked.
export const loyaltyCheckSchema = z.object({ phone: phoneSchema })
