import { compareWords } from '#content/gallery.ts'
import { offerFor, specialInShort } from '#content/offers.ts'
import { pageWords } from '#content/page-words.ts'
import { priceWords, whereNote } from '#content/prices.ts'
import { scheduling } from '#content/scheduling.ts'
import { additionalServices, type Service, services, servicesPage } from '#content/services.ts'
import { priceFrom } from '#domain/price.ts'
import { useLiveData, usePromotions } from '#web/rendering/live-data.ts'
import { BookingInvite } from '#web/site/shared/booking-invite.tsx'
import { Compare } from '#web/site/shared/compare.tsx'
import { Offers } from '#web/site/shared/offers.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ServicesAdditional } from './additional.tsx'
import { ServicesProduct } from './product.tsx'
import { ServicesSchedule } from './schedule.tsx'
import { ServiceSection } from './service-section.tsx'

// The slider is in the middle of the list, on one ground with the deep clean that it shows.
const sliderAfter = 4

export function ServicesPage() {
  return (
    <>
      <Contents />
      <Head />
      <ServiceList from={0} to={sliderAfter} />
      <Slider />
      <ServiceList from={sliderAfter} to={services().length} />
      <ServicesAdditional />
      <Offers className="wrap offer-place my-10 lg:my-16" />
      <ServicesProduct />
      <ServicesSchedule />
      <BookingInvite words={servicesPage.close} show={{ voice: servicesPage.close.voice }} />
    </>
  )
}

// A title as wide as a menu board, and under it the board: every service with the least that it costs.
function Head() {
  const { heading, lead } = pageWords['/services']
  const { intro, additional } = servicesPage
  return (
    <section className="menu-head">
      <div className="wrap">
        <h1 className="display">{heading}</h1>
        <p className="lead">{lead}</p>
        <h2>{intro.title}</h2>
        <ul>
          {services().map(service => (
            <Key key={service.id} {...service} />
          ))}
          <Key {...additional} kinds={additionalServices().flatMap(({ kinds }) => kinds)} />
          <Key {...scheduling} />
        </ul>
        <WhereNote />
      </div>
    </section>
  )
}

function WhereNote() {
  const note = whereNote(useLiveData().prices)
  return note && <p className="text-small">{note}</p>
}

type KeyProps = Pick<Service, 'id' | 'title'> & { kinds?: Service['kinds'] }

function Key({ id, title, kinds }: KeyProps) {
  const { prices } = useLiveData()
  const cents = prices && kinds && priceFrom(prices, kinds)
  const { byQuote, rhythms } = servicesPage.intro
  return (
    <li>
      <a href={`#${id}`}>
        {title}{' '}
        <span>
          {cents ? priceWords.fromAfter(cents) : kinds ? byQuote : rhythms}
          {kinds && <Special kinds={kinds} />}
        </span>
      </a>
    </li>
  )
}

function Special({ kinds }: { kinds: Service['kinds'] }) {
  const special = specialInShort(offerFor(kinds, usePromotions()))
  return (
    special && (
      <b>
        <Icon name="spark" />
        {`\u00a0${special}`}
      </b>
    )
  )
}

// It stays under the header, so that no service is further than a tap: behind the board until that has left.
function Contents() {
  const { intro, additional } = servicesPage
  return (
    <nav aria-label={intro.contents} className="index-bar">
      <ol className="sideways" data-script="contents">
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
    <section className="section deep on-deep">
      <div className="wrap slider-row">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead mt-4">{text}</p>
          <p className="mt-4 text-on-deep-soft text-small">{compareWords.caption}</p>
        </div>
        <Compare before="oven-before" after="oven-after" sizes="(min-width: 60rem) 52rem, 100vw" />
      </div>
    </section>
  )
}
