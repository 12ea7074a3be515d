import { servicesPage } from '#content/page-facts.ts'
import { type Service, services } from '#content/services.ts'
import { Room, type RoomName } from '#web/room.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { InnerPage } from './inner-page.tsx'

const grounds = ['bg-leaf-ground', 'bg-shell', 'bg-sky', 'bg-mist', 'bg-sand']

export function ServicesPage() {
  return (
    <InnerPage path="/services">
      <div className="wrap grid gap-section">
        {services.map((service, index) => (
          <ServiceSection
            key={service.id}
            service={service}
            ground={String(grounds[index % grounds.length])}
          />
        ))}
      </div>
      <Scheduling />
    </InnerPage>
  )
}

function ServiceSection({ service, ground }: { service: Service; ground: string }) {
  return (
    <section id={service.id} className="service">
      <div className={`stage ${ground}`}>
        <Room name={service.picture as RoomName} sizes="(min-width: 60rem) 55vw, 100vw" />
      </div>
      <div>
        <h2 className="display text-section">{service.title}</h2>
        <p className="lead mt-4">{service.text}</p>
        <div className="mt-6 border-line border-t-2 pt-4">
          <h3 className="font-bold text-heading text-lg">{servicesPage.included}</h3>
          <ul className="mt-4 grid gap-3">
            {service.included.map(item => (
              <li key={item} className="grid grid-cols-[1.5rem_1fr] gap-3">
                <Icon name="check" className="mt-px size-6 text-leaf" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="buttons mt-8">
          <LinkButton href={servicesPage.quote.href}>{servicesPage.quote.label}</LinkButton>
          <LinkButton href={servicesPage.book.href} tone="coral">
            {servicesPage.book.label}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}

function Scheduling() {
  const { title, list } = servicesPage.scheduling
  return (
    <section id="scheduling" className="wrap mt-section">
      <h2 className="display text-section">{title}</h2>
      <ul className="ruled mt-8">
        {list.map(option => (
          <li key={option.title} className="grid items-center gap-2 md:grid-cols-[15rem_1fr_auto] md:gap-12">
            <h3 className="display text-title">{option.title}</h3>
            <p className="text-ink-soft">{option.text}</p>
            <MoreLink href={option.link.href}>{option.link.label}</MoreLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
