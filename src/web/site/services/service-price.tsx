import { priceWords, shortRand } from '#content/prices.ts'
import { servicesPage } from '#content/services.ts'
import { priceFrom } from '#domain/price.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { WithFigure } from '#web/site/shared/with-figure.tsx'

type ServicePriceProps = { kinds: readonly ServiceKind[]; className?: string }

/** 'From R 650', its figure large; 'By quote' stays as plain as it is. */
export function ServicePrice({ kinds, className = '' }: ServicePriceProps) {
  const { prices } = useLiveData()
  const cents = prices && priceFrom(prices, kinds)
  return (
    <span className={`from-price ${className}`}>
      {cents ? <WithFigure text={priceWords.from(cents)} figure={shortRand(cents)} /> : servicesPage.byQuote}
    </span>
  )
}
