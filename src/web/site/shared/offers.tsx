// The promotions that run today, where people decide.
import { offersWords as words } from '#content/offer-words.ts'
import { bookingForOffer, runningOffers } from '#content/offers.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { OfferList } from './offer-list.tsx'

/** Each leads to the form with what it is for. Nothing where none runs. */
export function Offers({ className = '' }: { className?: string }) {
  const promotions = usePromotions()
  const offers = runningOffers(promotions).map(offer => ({
    ...offer,
    href: bookingForOffer(offer.name, promotions),
  }))
  const book = (
    <LinkButton href="/booking" tone="coral">
      {words.book}
    </LinkButton>
  )
  return (
    offers.length > 0 && (
      <div className={className}>
        <OfferList offers={offers} more={book} />
      </div>
    )
  )
}
