import type { ReactNode } from 'react'
import { type RunningOffer, offersWords as words } from '#content/offer-words.ts'
import { Icon } from '#web/ui/icon.tsx'

type OfferListProps = { offers: (RunningOffer & { href?: string })[]; more?: ReactNode }

/** Nothing where none runs. */
export function OfferList({ offers, more }: OfferListProps) {
  if (offers.length === 0) return null
  return (
    <aside className="offers" aria-label={words.label}>
      <ul>
        {offers.map(({ name, href, ...offer }) => (
          <li key={name}>
            {href ? (
              <a href={href}>
                <Offer {...offer} />
                <Icon name="arrow" />
              </a>
            ) : (
              <Offer {...offer} />
            )}
          </li>
        ))}
      </ul>
      <p className="offers-how">{words.how}</p>
      {more}
    </aside>
  )
}

function Offer({ title, text }: Pick<RunningOffer, 'title' | 'text'>) {
  return (
    <>
      <Icon name="spark" />
      <p>
        <b>{title}</b> <span>{text}</span>
      </p>
    </>
  )
}
