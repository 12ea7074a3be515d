// The promotions that run today, beside what they are for.
import { offersWords as words } from '#content/offer-words.ts'
import { bookingForOffer, offersInFull } from '#content/offers.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { useInstead } from '#web/site/shared/use-instead.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Each row leads to the form with what it is for. Nothing where none runs. */
export function RunningOffers() {
  const promotions = usePromotions()
  const offers = offersInFull(promotions)
  const instead = useInstead(promotions.deep_clean.covers)
  if (offers.length === 0) return null
  return (
    <aside className="card offer mt-4 py-1 md:col-span-2" aria-label={words.label}>
      <div className="rows border-0">
        {offers.map(({ name, title, figure, text }) => (
          <a key={name} href={bookingForOffer(name, promotions)}>
            <span>
              {title && <small>{title} </small>}
              <b>{figure}</b> {name === 'deep_clean' && instead}
              {text}
            </span>
            <Icon name="right" />
          </a>
        ))}
        <div className="text-small">{words.how}</div>
      </div>
    </aside>
  )
}
