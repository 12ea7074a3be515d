// The promotions that run today, where people decide.
import { runningOffers, offersWords as words } from '#content/offers.ts'
import { usePromotions } from '#web/rendering/live-data.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Nothing where none runs. With `book` they lead to the form. */
export function Offers({ book = false, className = '' }: { book?: boolean; className?: string }) {
  const offers = runningOffers(usePromotions())
  if (offers.length === 0) return null
  return (
    <div className={className}>
      <aside className="offers" aria-label={words.label}>
        <ul>
          {offers.map(({ name, title, text }) => (
            <li key={name}>
              <Icon name="spark" />
              <p>
                <b>{title}</b> <span>{text}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="offers-how">
          {words.how} {book && <a href="/booking">{words.book}</a>}
        </p>
      </aside>
    </div>
  )
}
