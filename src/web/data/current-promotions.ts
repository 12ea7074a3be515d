import { promotionsWith, type SetPromotions } from '#content/promotions.ts'
import type { PromotionRule } from '#domain/price.ts'
import { callFunction } from './submit.ts'

/** The promotions that run today, as a quote takes them. */
export async function readRunningPromotions(): Promise<PromotionRule[]> {
  const set = await callFunction<SetPromotions>('current_promotions', {})
  // Of the list that the office sees, published or not, a quote takes nothing where nothing comes off.
  const { first_clean, renovation, deep_clean } = promotionsWith(set, null)
  const rules: (PromotionRule & { isOn: boolean })[] = [
    { name: 'first_clean', percent: first_clean.percent, isOn: first_clean.is_running },
    { name: 'renovation', percent: renovation.percent, isOn: renovation.is_running },
    {
      name: 'deep_clean',
      price_cents: deep_clean.price_cents,
      covers: deep_clean.covers,
      isOn: deep_clean.is_running,
    },
  ]
  return rules.filter(({ isOn }) => isOn).map(({ isOn: _, ...rule }) => rule)
}
