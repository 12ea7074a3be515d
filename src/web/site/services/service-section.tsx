import { bookingOf, quoteFor, type Service, servicesPage } from '#content/services.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { FromPrice } from '#web/site/shared/from-price.tsx'
import { TickList } from '#web/site/shared/tick-list.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const grounds: Record<string, string> = {
  residential: 'bg-leaf-ground',
  commercial: 'bg-shell',
  'solar-panel': 'bg-sky',
  'deep-cleaning': 'bg-mist',
  'carpet-upholstery': 'bg-mist',
  'car-detail': 'bg-sky',
}

export function ServiceSection({ service }: { service: Service }) {
  return (
    <section id={service.id} className="service">
      <div className={`stage ${grounds[service.id] ?? 'bg-sand'}`}>
        <RoomPicture name={service.picture} sizes="(min-width: 60rem) 55vw, 100vw" />
      </div>
      <div>
        <h2 className="display text-[clamp(2rem,1.5rem+2vw,3.125rem)] leading-[1.06]">{service.title}</h2>
        <p className="lead mt-4">{service.text}</p>
        <FromPrice kinds={service.kinds} className="mt-3" />
        <div className="mt-6 border-line border-t-2 pt-4">
          <h3 className="font-bold text-heading text-lg">{servicesPage.included}</h3>
          <TickList items={service.included} />
        </div>
        <div className="buttons mt-8">
          <LinkButton href={quoteFor(service)}>{servicesPage.quote}</LinkButton>
          <LinkButton href={bookingOf(service)} tone="coral">
            {servicesPage.book}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
