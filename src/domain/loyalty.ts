// Loyalty: a completed clean is a stamp, and a full card takes something off the next clean.
import * as z from 'zod/mini'
import { phoneSchema } from './fields.ts'
import { cleansPerReward } from './terms.ts'

export type LoyaltyCard = { stamps: number; places: number; nextMilestone: number; cleansToGo: number }

export function loyaltyCard(cleans: number): LoyaltyCard {
  const stamps = cleans % cleansPerReward
  const cleansToGo = cleansPerReward - stamps
  return { stamps, places: cleansPerReward, nextMilestone: cleans + cleansToGo, cleansToGo }
}

// The status check: a number is all that is asked.
export const loyaltyCheckSchema = z.object({ phone: phoneSchema })
