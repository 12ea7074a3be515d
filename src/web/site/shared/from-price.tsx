import { priceWords } from '#content/prices.ts'
import { priceFrom } from '#domain/price.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import { useLiveData } from '#web/rendering/live-data.ts'

type FromPriceProps = { kinds: readonly ServiceKind[]; className?: string }

/** 'From R 650'; nothing unless the owner publishes her prices. */
export function FromPrice({ kinds, className = '' }: FromPriceProps) {
  const { prices } = useLiveData()
  const cents = prices && priceFrom(prices, kinds)
  if (!cents) return null
  return <span className={`from-price ${className}`}>{priceWords.from(cents)}</span>
}
