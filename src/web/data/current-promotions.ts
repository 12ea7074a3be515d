import { promotionsWith, runningRules, type SetPromotions } from '#content/promotions.ts'
import type { PromotionRule } from '#domain/price.ts'
import { callFunction } from './submit.ts'

/** The promotions that run today, as a quote takes them. */
export async function readRunningPromotions(): Promise<PromotionRule[]> {
  const set = await callFunction<SetPromotions>('current_promotions', {})
  // Of the list that the office sees, published or not, a quote takes nothing where nothing comes off.
  return runningRules(promotionsWith(set, null))
}
