import { type RunningOffer, offersWords as words } from '#content/offer-words.ts'
import { Icon } from '#web/ui/icon.tsx'

/** In the form: what runs today. Nothing where none does. */
export function OfferList({ offers }: { offers: RunningOffer[] }) {
  if (offers.length === 0) return null
  return (
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
      <p className="offers-how">{words.how}</p>
    </aside>
  )
}
