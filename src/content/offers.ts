// The promotions that run, as pages tell them where people decide.
import { offerText, type PromotionName, type Promotions, untilText } from './promotions.ts'

export const offersWords = {
  label: 'Running now',
  how: 'What is due to you comes off your quote, and the quote says why.',
  book: 'Book a clean',
}

export type RunningOffer = { name: PromotionName; title: string; text: string }

export function runningOffers({ first_clean, deep_clean, renovation }: Promotions): RunningOffer[] {
  const all = [
    {
      name: 'first_clean',
      offer: first_clean,
      title: `${first_clean.percent}% off`,
      text: 'your first clean with us.',
    },
    {
      name: 'deep_clean',
      offer: deep_clean,
      title: 'Deep Clean Special',
      text: `${offerText.deep_clean(deep_clean)}.`,
    },
    {
      name: 'renovation',
      offer: renovation,
      title: `${renovation.percent}% off`,
      text: 'your first clean after builders.',
    },
  ] as const
  return all
    .filter(({ offer }) => offer.is_running)
    .map(({ name, offer, title, text }) => ({ name, title, text: `${text}${untilText(offer)}` }))
}
