// The promotions that run today, where people decide.
import { offersWords as words } from '#content/offer-words.ts'
import { bookingForOffer, runningOffers } from '#content/offers.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Each leads to the form with what it is for. Nothing where none runs. */
export function Offers({ className = '' }: { className?: string }) {
  const promotions = usePromotions()
  const offers = runningOffers(promotions)
  if (offers.length === 0) return null
  return (
    <div className={className}>
      <aside className="offer-strip" aria-label={words.label}>
        <ul>
          {offers.map(({ name, title, text }) => (
            <li key={name}>
              <p>
                <b>{title}</b> <span>{text}</span>
              </p>
              <LinkButton href={bookingForOffer(name, promotions)} tone="coral" size="small">
                {words.book}
              </LinkButton>
            </li>
          ))}
        </ul>
        <p className="offers-how">{words.how}</p>
      </aside>
    </div>
  )
}
