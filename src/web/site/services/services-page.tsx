import { compareWords } from '#content/gallery.ts'
import { services, servicesPage } from '#content/services.ts'
import { BookingInvite } from '#web/site/shared/booking-invite.tsx'
import { Compare } from '#web/site/shared/compare.tsx'
import { Offers } from '#web/site/shared/offers.tsx'
import { PageTop } from '#web/site/shared/page-top.tsx'
import { ServicesAdditional } from './additional.tsx'
import { ServicesProduct } from './product.tsx'
import { ServicesSchedule } from './schedule.tsx'
import { ServiceSection } from './service-section.tsx'

// The slider is in the middle of the list, after the deep clean that it shows.
const sliderAfter = 4

export function ServicesPage() {
  return (
    <>
      <PageTop path="/services" />
      <Contents />
      <Offers book className="wrap mt-10" />
      <ServiceList from={0} to={sliderAfter} />
      <Slider />
      <ServiceList from={sliderAfter} to={services.length} />
      <ServicesAdditional />
      <ServicesProduct />
      <ServicesSchedule />
      <BookingInvite words={servicesPage.close} room="exterior" />
    </>
  )
}

function Contents() {
  const { intro, additional, scheduling } = servicesPage
  const links = [...services, additional, scheduling]
  return (
    <section className="page-body">
      <div className="wrap split">
        <div>
          <h2 className="display text-section">{intro.title}</h2>
          <p className="lead mt-4 max-w-[40ch]">{intro.text}</p>
        </div>
        <nav aria-label={intro.contents} className="contents-list">
          {links.map(link => (
            <a key={link.id} href={`#${link.id}`}>
              {link.title}
            </a>
          ))}
        </nav>
      </div>
    </section>
  )
}

function ServiceList({ from, to }: { from: number; to: number }) {
  return (
    <div className="section">
      <div className="wrap grid gap-section">
        {services.slice(from, to).map(service => (
          <ServiceSection key={service.id} service={service} />
        ))}
      </div>
    </div>
  )
}

function Slider() {
  const { title, text } = servicesPage.compare
  return (
    <section className="section bg-sand">
      <div className="wrap slider-row">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead mt-4">{text}</p>
          <p className="mt-4 text-ink-soft text-small">{compareWords.caption}</p>
        </div>
        <Compare before="kitchen-before" after="kitchen" sizes="(min-width: 60rem) 52rem, 100vw" />
      </div>
    </section>
  )
}
