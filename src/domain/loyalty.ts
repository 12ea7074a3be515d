// Loyalty: a completed clean is a stamp, and a full card takes something off the next clean.
import { cleansPerReward } from './terms.ts'

export type LoyaltyCard = { stamps: number; places: number; nextMilestone: number; cleansToGo: number }

export function loyaltyCard(cleans: number): LoyaltyCard {
  const stamps = cleans % cleansPerReward
  const cleansToGo = cleansPerReward - stamps
  return { stamps, places: cleansPerReward, nextMilestone: cleans + cleansToGo, cleansToGo }
}
