import { compareWords } from '#content/gallery.ts'
import { pageWords } from '#content/page-words.ts'
import { services, servicesPage } from '#content/services.ts'
import { BookingInvite } from '#web/site/shared/booking-invite.tsx'
import { Compare } from '#web/site/shared/compare.tsx'
import { Offers } from '#web/site/shared/offers.tsx'
import { ServicesAdditional } from './additional.tsx'
import { ServicesProduct } from './product.tsx'
import { ServicesSchedule } from './schedule.tsx'
import { ServiceSection } from './service-section.tsx'

// The slider is in the middle of the list, after the deep clean that it shows.
const sliderAfter = 4

export function ServicesPage() {
  return (
    <>
      <Head />
      <Contents />
      <Offers className="wrap offers-slim mt-10 mb-10" />
      <ServiceList from={0} to={sliderAfter} />
      <Slider />
      <ServiceList from={sliderAfter} to={services().length} />
      <ServicesAdditional />
      <ServicesProduct />
      <ServicesSchedule />
      <BookingInvite words={servicesPage.close} room="steam" />
    </>
  )
}

// A title as wide as a menu board; the list of contents is right under it.
function Head() {
  const { heading, lead } = pageWords['/services']
  return (
    <section className="menu-head">
      <div className="wrap">
        <h1 className="display">{heading}</h1>
        <p className="lead">{lead}</p>
        <h2 className="display text-title">{servicesPage.intro.title}</h2>
        <p>{servicesPage.intro.text}</p>
      </div>
    </section>
  )
}

// It stays under the header, so that no service is further than a tap.
function Contents() {
  const { intro, additional, scheduling } = servicesPage
  return (
    <nav aria-label={intro.contents} className="index-bar">
      <ol className="sideways">
        {[...services(), additional, scheduling].map(({ id, title, short = title }) => (
          <li key={id}>
            <a href={`#${id}`}>{short}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ServiceList({ from, to }: { from: number; to: number }) {
  return services()
    .slice(from, to)
    .map(service => <ServiceSection key={service.id} service={service} />)
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
        <Compare before="oven-before" after="oven-after" sizes="(min-width: 60rem) 52rem, 100vw" />
      </div>
    </section>
  )
}
