// The words around the promotions that run. Apart from them, because the form takes these along and not how they are reckoned.
import type { PromotionName } from './promotions.ts'

export type RunningOffer = { name: PromotionName; title: string; text: string }

export const offersWords = {
  label: 'Running now',
  how: 'If one applies, we take it off your quote and say so.',
}
