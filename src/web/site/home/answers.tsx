import { home } from '#content/home.ts'
import { leadingPrice, priceWords, townOfPrices } from '#content/prices.ts'
import { whoInShort } from '#content/vows.ts'
import { serviceKinds } from '#domain/service-types.ts'
import { useLiveData, usePromotions } from '#web/rendering/live-data.ts'
import { bookingOn } from '#web/site/shared/booking-on.ts'
import { useNextFree } from '#web/site/shared/next-free.ts'
import { type Answer, Strip } from '#web/site/shared/strip.tsx'
import { HomeDays } from './days.tsx'

const words = home.answers

/** When, where, how to pay, from how much and who comes: before a stranger has to ask. */
export function HomeAnswers() {
  return (
    <section className="answers" aria-label={words.label}>
      <div className="wrap">
        <Strip answers={[useFree(), words.area, words.pay, usePrice(), whoInShort()]} />
        <HomeDays />
      </div>
    </section>
  )
}

function useFree(): Answer | undefined {
  const free = useNextFree()
  if (!free) return undefined
  const { term, text } = words.free
  return { term, text: text(free.shown, free.time), href: bookingOn(free.day) }
}

/** From the published list, else the special that runs, else nothing. */
function usePrice(): Answer | undefined {
  const { prices } = useLiveData()
  const { deep_clean } = usePromotions()
  const leading = prices && leadingPrice(prices, serviceKinds)
  if (leading) {
    const { term, href } = words.listPrice
    return { term: term(townOfPrices(prices)), text: leading.figure, what: leading.what, href }
  }
  if (!deep_clean.is_running) return undefined
  return {
    ...words.special,
    text: priceWords.from(deep_clean.price_cents),
    what: words.special.what(deep_clean.covers),
  }
}
