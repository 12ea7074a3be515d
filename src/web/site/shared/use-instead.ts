import { offerFacts } from '#content/visitor-offers.ts'
import { listPriceOfSpecial } from '#domain/price.ts'
import { useLiveData } from '#web/rendering/live-data.ts'

/** Before what a special is for, where the list has that: 'instead of R 890, '. It runs only below the list. */
export function useInstead(covers: string | undefined): string {
  const { prices } = useLiveData()
  const listed = covers && prices && listPriceOfSpecial(prices, covers)
  return listed ? `${offerFacts.instead(listed)} ` : ''
}
