// What a price of the list is for. Apart from prices.ts, which the booking form takes along.
import { leastPrices, type Prices } from '#domain/price.ts'
import { type ServiceKind, usualType } from '#domain/service-types.ts'
import { sizeText } from './clean-size.ts'

/** What the least of these prices is for: '2 bedrooms'. Null where it is for any size. */
export function coveredBy(prices: Prices, kinds: readonly ServiceKind[]): string | null {
  const least = leastPrices(prices, kinds)?.least
  return least && least.per_unit_cents > 0 ? sizeText(usualType(least.kind), least.included_size) : null
}
