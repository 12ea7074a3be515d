import { bookingOf, quoteFor, type Service, servicesPage } from '#content/services.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { TickList } from '#web/site/shared/tick-list.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ClosingList } from './closing-list.tsx'
import { ServiceOffer } from './service-offer.tsx'
import { ServicePrice } from './service-price.tsx'

// Those between these lie on paper.
const grounds: Record<string, string> = {
  residential: 'bg-leaf-ground',
  'solar-panel': 'bg-sky',
  'deep-cleaning': 'deep',
  'carpet-upholstery': 'bg-sand',
}

// No two are laid out alike: service-layouts.css says how each stands.
export function ServiceSection({ service }: { service: Service }) {
  const ground = grounds[service.id] ?? ''
  return (
    <section id={service.id} className={`service ${ground}`}>
      <div className="wrap">
        <div className="stage">
          <RoomPicture name={service.picture} sizes="(min-width: 40rem) 55vw, 80vw" />
        </div>
        <div className="words">
          <h2 className="display">{service.title}</h2>
          <p className="lead">{service.text}</p>
          <ServicePrice kinds={service.kinds} />
          <ServiceOffer kinds={service.kinds} />
          <div className="buttons">
            <LinkButton href={quoteFor(service)} tone="quiet">
              {servicesPage.quote}
            </LinkButton>
            <LinkButton href={bookingOf(service)} tone="coral">
              {servicesPage.book}
            </LinkButton>
          </div>
        </div>
        <div className="included">
          <ClosingList
            heading={<h3 className="font-bold text-lg">{servicesPage.included}</h3>}
            about={service.title}
            count={service.included.length}
          >
            <TickList items={service.included} />
          </ClosingList>
          {service.second && <RoomPicture name={service.second} sizes="36rem" className="second" />}
        </div>
      </div>
    </section>
  )
}
