import { priceWords } from '#content/prices.ts'
import { priceFrom } from '#domain/price.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import { useLiveData } from '#web/rendering/live-data.ts'

type FromPriceProps = { kinds: readonly ServiceKind[]; className?: string; otherwise?: string }

/** 'From R 650'. Where the owner publishes none: what is said otherwise, or nothing. */
export function FromPrice({ kinds, className = '', otherwise }: FromPriceProps) {
  const { prices } = useLiveData()
  const cents = prices && priceFrom(prices, kinds)
  const said = cents ? priceWords.from(cents) : otherwise
  return said && <span className={`from-price ${className}`}>{said}</span>
}
