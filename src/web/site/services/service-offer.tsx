import { offerFor, offerOnService } from '#content/offers.ts'
import { shortRand } from '#content/prices.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { WithFigure } from '#web/site/shared/with-figure.tsx'
import { Icon } from '#web/ui/icon.tsx'

type ServiceOfferProps = { kinds: readonly ServiceKind[]; className?: string }

/** Under the price: the offer that runs for it. Nothing where none does. */
export function ServiceOffer({ kinds, className = '' }: ServiceOfferProps) {
  const rule = offerFor(kinds, usePromotions())
  return (
    rule && (
      <p className={`service-offer ${className}`}>
        <Icon name="spark" />
        <span>
          <WithFigure
            text={offerOnService(rule)}
            figure={'covers' in rule ? shortRand(rule.price_cents) : `${rule.percent}%`}
          />
        </span>
      </p>
    )
  )
}
