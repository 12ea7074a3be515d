// The promotions that run today, where people decide.
import { offersWords as words } from '#content/offer-words.ts'
import { bookingForOffer, offersInFull } from '#content/offers.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { WholeWords } from '#web/ui/whole-words.tsx'
import { useInstead } from './use-instead.ts'

/** Each leads to the form with what it is for, the first by the one button. Nothing where none runs. */
export function Offers({ className = '' }: { className?: string }) {
  const promotions = usePromotions()
  const offers = offersInFull(promotions)
  const instead = useInstead(promotions.deep_clean.covers)
  if (offers.length === 0) return null
  return (
    <div className={className}>
      <aside className="offer-strip" aria-label={words.label}>
        <ul>
          {offers.map(({ name, title, over = title, figure, text, book }, place) => (
            <li key={name}>
              <p>
                <strong>{over} </strong>
                <b>{figure}</b>{' '}
                <span>
                  {name === 'deep_clean' && instead}
                  <WholeWords text={text} />
                </span>
              </p>
              {place === 0 ? (
                <LinkButton href={bookingForOffer(name, promotions)} tone="coral">
                  {book}
                </LinkButton>
              ) : (
                <MoreLink href={bookingForOffer(name, promotions)}>{book}</MoreLink>
              )}
            </li>
          ))}
        </ul>
        <p className="offers-how">{words.how}</p>
      </aside>
    </div>
  )
}
