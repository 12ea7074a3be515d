import { home } from '#content/home.ts'
import { priceWords } from '#content/prices.ts'
import { priceFrom } from '#domain/price.ts'
import { useLiveData, usePromotions } from '#web/rendering/live-data.ts'
import { bookingOn } from '#web/site/shared/booking-on.ts'
import { useNextFree } from '#web/site/shared/next-free.ts'
import { HomeDays } from './days.tsx'

const words = home.answers

type Answer = { term: string; text: string; href: string }

/** When, where, how to pay and from how much: before a stranger has to ask. */
export function HomeAnswers() {
  const answers = [useFree(), words.area, words.pay, usePrice()].filter(answer => answer !== undefined)
  return (
    <section className="answers" aria-label={words.label}>
      <div className="wrap">
        <dl className="strip">
          {answers.map(({ term, text, href }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <a href={href}>{text}</a>
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
  const kinds = prices?.kinds.map(({ kind }) => kind) ?? []
  const least = prices && priceFrom(prices, kinds)
  if (least) return { ...words.listPrice, text: priceWords.from(least) }
  if (!deep_clean.is_running) return undefined
  return { ...words.special, text: priceWords.from(deep_clean.price_cents) }
}
