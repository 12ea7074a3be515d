// Loyalty: a completed clean is a stamp, and every tenth stamp makes the next clean 10% off.
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
