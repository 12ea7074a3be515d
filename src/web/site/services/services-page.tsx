import { pageWords } from '#content/page-words.ts'
import { additionalServices, services, servicesPage } from '#content/services.ts'
import { LastWays, Product, Scheduling } from './below.tsx'
import { PriceGrid } from './price-grid.tsx'
import { RunningOffers } from './running-offers.tsx'
import { ServiceCard } from './service-card.tsx'

const { intro, additional, quote } = servicesPage

export function ServicesPage() {
  const { heading, lead } = pageWords['/services']
  return (
    <>
      <section className="page-head">
        <div className="wrap">
          <h1 className="display text-page">{heading}</h1>
          <p className="lead mt-2">{lead}</p>
          <h2 className="mt-4 font-bold text-heading">{intro.title}</h2>
          <PriceGrid />
        </div>
      </section>
      <section className="section">
        <div className="wrap grid grid-cols-1 items-start gap-3.5 md:grid-cols-2 md:gap-5">
          {services().map((service, place) => (
            <ServiceCard key={service.id} service={service} quote={quote} isFirst={place === 0} />
          ))}
          <RunningOffers />
        </div>
      </section>
      <section id={additional.id} className="section">
        <div className="wrap grid grid-cols-1 items-start gap-3.5 md:grid-cols-2 md:gap-5">
          <h2 className="display mb-1 text-section md:col-span-2">{additional.title}</h2>
          {additionalServices().map(service => (
            <ServiceCard key={service.id} service={service} quote={additional.quote} />
          ))}
          <Scheduling />
        </div>
      </section>
      <Product />
      <LastWays />
    </>
  )
}
