import { bookingPage } from '#content/booking-page.ts'
import { cleansPerReward } from '#domain/terms.ts'
import { TenthStamp } from '#web/rewards/stamp-card.tsx'
import { Door } from '#web/site/shared/door.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Stamp } from '#web/ui/logo.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'

const { notes, services, loyalty } = bookingPage

/** On the ground of the steps. */
export function BookingNotes() {
  return (
    <div className="to-know">
      {notes.map(({ title, text, ...note }) => (
        <div key={title}>
          <h3 className="display text-title">{title}</h3>
          <p className="mt-2 max-w-[58ch] md:mt-3">{text}</p>
          {'more' in note && (
            <p className="mt-2">
              <MoreLink href={note.more.href}>{note.more.label}</MoreLink>
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

export function ServiceDoors() {
  return (
    <section className="section bg-mist">
      <div className="wrap">
        <h2 className="display text-section">{services.title}</h2>
        <ul className="doors">
          {services.cards.map(({ href, title, text }) => (
            <li key={href}>
              <Door href={href} label={title} text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The card of ten, as it is after the clean that is asked for here. */
export function LoyaltyTeaser() {
  const places = Array.from({ length: cleansPerReward - 2 }, (_, place) => place + 2)
  return (
    <section className="wrap">
      <div className="tally">
        <div>
          <h2 className="display text-section">{loyalty.title}</h2>
          <p className="text-lead">{loyalty.text}</p>
        </div>
        <LinkButton tone="quiet" href={loyalty.more.href} className="justify-self-start">
          {loyalty.more.label} <span className="sr-only">{loyalty.more.about}</span>
        </LinkButton>
        <ol aria-hidden="true">
          <li>
            <Stamp />
          </li>
          {places.map(place => (
            <li key={place}>{place}</li>
          ))}
          <li>
            <TenthStamp />
          </li>
        </ol>
      </div>
    </section>
  )
}
