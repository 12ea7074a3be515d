import { additionalServices, bookingOf, quoteFor, servicesPage } from '#content/services.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { TickList } from '#web/site/shared/tick-list.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { ClosingList } from './closing-list.tsx'
import { ServiceOffer } from './service-offer.tsx'
import { ServicePrice } from './service-price.tsx'

const { id, title, text, quote, steam } = servicesPage.additional

export function ServicesAdditional() {
  return (
    <section id={id} className="section bg-mist">
      <div className="wrap">
        <div className="head-row mb-0">
          <h2 className="display text-section">{title}</h2>
          <p>{text}</p>
        </div>
        <ul className="additional">
          {additionalServices().map(service => (
            <li key={service.id}>
              <RoomPicture name={service.picture} sizes="(min-width: 60rem) 28rem, 12rem" />
              <div>
                <h3 className="display text-title">{service.title}</h3>
                <p className="mt-2 max-w-[46ch]">{service.text}</p>
                <ServicePrice kinds={service.kinds} className="mt-2" />
              </div>
              <ClosingList about={service.title} count={service.included.length}>
                <TickList items={service.included} />
              </ClosingList>
              <ServiceOffer kinds={service.kinds} />
              <div className="ways-on">
                <MoreLink href={quoteFor(service)}>{quote}</MoreLink>
                <LinkButton href={bookingOf(service)} size="small" tone="coral">
                  {servicesPage.book}
                </LinkButton>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          {steam.before} <MoreLink href={bookingOf({ kinds: ['steam-clean'] })}>{steam.label}</MoreLink>
        </p>
      </div>
    </section>
  )
}
