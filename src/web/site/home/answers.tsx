import { home } from '#content/home.ts'
import { leastWords, priceWords, townOfPrices } from '#content/prices.ts'
import { whoInShort } from '#content/vows.ts'
import { serviceKinds } from '#domain/service-types.ts'
import { useLiveData, usePromotions } from '#web/rendering/live-data.ts'
import { bookingOn } from '#web/site/shared/booking-on.ts'
import { useNextFree } from '#web/site/shared/next-free.ts'
import { HomeDays } from './days.tsx'

const words = home.answers

type Answer = { term: string; text: string; href: string; what?: string }

/** When, where, how to pay, from how much and who comes: before a stranger has to ask. */
export function HomeAnswers() {
  const answers = [useFree(), words.area, words.pay, usePrice(), whoInShort()].filter(
    answer => answer !== undefined,
  )
  return (
    <section className="answers" aria-label={words.label}>
      <div className="wrap">
        <dl className="strip">
          {answers.map(({ term, text, href, what }: Answer) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <a href={href}>{text}</a>
                {what && <small>{what}</small>}
              </dd>
            </div>
          ))}
        </dl>
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

/** The least of the published list, else the special that runs, else nothing. */
function usePrice(): Answer | undefined {
  const { prices } = useLiveData()
  const { deep_clean } = usePromotions()
  const least = prices && leastWords(prices, serviceKinds)
  if (least) {
    const { term, href } = words.listPrice
    return { term: term(townOfPrices(prices)), text: least.figure, what: least.what, href }
  }
  if (!deep_clean.is_running) return undefined
  return {
    ...words.special,
    text: priceWords.from(deep_clean.price_cents),
    what: words.special.what(deep_clean.covers),
  }
}
