import { offerFor, specialInShort } from '#content/offers.ts'
import { driveNote, priceWords, shortRand } from '#content/prices.ts'
import { type Service, services, servicesPage } from '#content/services.ts'
import { townWords } from '#content/towns.ts'
import { priceFrom, wayTo } from '#domain/price.ts'
import { useLiveData, usePromotions } from '#web/rendering/live-data.ts'
import { WithFigure } from '#web/site/shared/with-figure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'

/** Every service, with what it costs in this town. */
export function OfferedHere({ town }: { town: string }) {
  const { allServices, services: title } = townWords
  return (
    <>
      <h3 id="prices" className="here font-bold text-heading text-lg">
        {title}
      </h3>
      <DriveNote town={town} />
      <ul className="price-rows">
        {services().map(service => (
          <li key={service.id}>
            <a href={`/services#${service.id}`}>
              <span>{service.title}</span>
              <FromHere kinds={service.kinds} town={town} />
            </a>
          </li>
        ))}
      </ul>
      <MoreLink href={allServices.href}>{allServices.label}</MoreLink>
    </>
  )
}

function DriveNote({ town }: { town: string }) {
  const note = driveNote(useLiveData().prices, town)
  return note && <p className="text-ink-soft">{note}</p>
}

// With the way: what it costs here.
function FromHere({ kinds, town }: { kinds: Service['kinds']; town: string }) {
  const { prices } = useLiveData()
  const offer = offerFor(kinds, usePromotions())
  if (!prices) return null
  const cents = priceFrom(prices, kinds, town)
  const special = specialInShort(offer, wayTo(prices, town))
  return (
    <small>
      <span className="sr-only">, </span>
      {cents ? (
        <WithFigure text={priceWords.fromAfter(cents)} figure={shortRand(cents)} />
      ) : (
        servicesPage.intro.byQuote
      )}
      {special && <Special text={special} />}
    </small>
  )
}

const Special = ({ text }: { text: string }) => (
  <b className="special">
    {' '}
    <Icon name="spark" />
    {`\u00a0${text}`}
  </b>
)
