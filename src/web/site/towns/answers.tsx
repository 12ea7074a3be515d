import { home } from '#content/home.ts'
import { leadingPrice } from '#content/prices.ts'
import { townWords } from '#content/towns.ts'
import { whoInShort } from '#content/vows.ts'
import { wayTo } from '#domain/price.ts'
import { serviceKinds } from '#domain/service-types.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { bookingOn } from '#web/site/shared/booking-on.ts'
import { useNextFree } from '#web/site/shared/next-free.ts'
import { type Answer, Strip, useScore } from '#web/site/shared/strip.tsx'

const words = townWords.answers

/** When, from how much, who comes and what others say: of this town, for whoever a search has led here. */
export function TownAnswers({ town }: { town: string }) {
  const answers = [useFree(town), usePrice(town), whoInShort(), useScore()].filter(Boolean)
  if (answers.length === 0) return null
  return (
    <section className="town-answers wrap" aria-label={words.label}>
      <Strip answers={answers} />
    </section>
  )
}

function useFree(town: string): Answer | undefined {
  const free = useNextFree({ town })
  if (!free) return undefined
  const { term, text } = home.answers.free
  return { term, text: text(free.shown, free.time), href: bookingOn(free.day) }
}

/** With the way. Nothing where the owner publishes no list. */
function usePrice(town: string): Answer | undefined {
  const { prices } = useLiveData()
  const leading = prices && leadingPrice(prices, serviceKinds, town)
  if (!leading) return undefined
  const { term, href } = words.price
  return { term: term(town, wayTo(prices, town) > 0), text: leading.figure, what: leading.what, href }
}
