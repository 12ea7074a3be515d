import { coveredBy } from '#content/covered-by.ts'
import { offerFor, offerOnService } from '#content/offers.ts'
import { priceWords } from '#content/prices.ts'
import { bookingOf, type Described, quoteFor, servicesPage } from '#content/services.ts'
import { priceFrom } from '#domain/price.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { useLiveData, usePromotions } from '#web/rendering/live-data.ts'
import { Fold } from '#web/site/shared/fold.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type ServiceCardProps = {
  service: Described
  /** The words of the other way, besides booking. */
  quote: string
  /** The one that most people come for: over the whole width of a laptop, with its list open. */
  isFirst?: boolean
}

const others = {
  card: '',
  head: 'md:min-h-32',
  title: '',
  text: '',
  picture: 'w-30 md:w-42',
  sizes: '(min-width: 48rem) 168px, 120px',
  upTo: 160,
  buy: 'justify-between',
  list: '',
}
const first = {
  card: 'md:col-span-2',
  head: '',
  title: 'lg:font-display lg:font-normal lg:text-section',
  text: 'lg:max-w-[30rem] lg:text-lead',
  picture: 'w-30 lg:-mb-16 lg:w-80',
  sizes: '(min-width: 64rem) 320px, 120px',
  upTo: 240,
  buy: 'justify-between lg:justify-start lg:gap-x-8',
  list: 'lg:grid-cols-2 lg:pr-44',
}

export function ServiceCard({ service, quote, isFirst = false }: ServiceCardProps) {
  const { id, title, kinds, included } = service
  const look = isFirst ? first : others
  return (
    <article id={id} className={`card @container pb-1 ${look.card}`}>
      <Head service={service} look={look} />
      <div className={`@max-[14rem]:flex-wrap mt-2 flex items-center gap-x-4 pb-1.5 ${look.buy}`}>
        <Price kinds={kinds} />
        <LinkButton href={bookingOf(service)} tone="coral" size="small" className="flex-none">
          {servicesPage.book}
        </LinkButton>
      </div>
      {/* On one line with the fold, whose list takes all of the width; below it where there is no room. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] border-line border-t-[1.5px]">
        <div className="col-span-full row-start-1">
          {isFirst && (
            <h4 className="wide-heading pt-3 pb-1 font-bold text-heading">{servicesPage.included}</h4>
          )}
          <Fold
            title={servicesPage.included}
            about={title}
            className="[&>summary]:justify-start [&>summary]:gap-2 [&>summary]:text-base"
          >
            <ul className={`included ${look.list}`}>
              {included.map(item => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Fold>
        </div>
        <LinkButton
          href={quoteFor(service)}
          tone="quiet"
          size="small"
          className="@max-[17.75rem]:col-span-full @max-[17.75rem]:row-start-2 col-start-2 row-start-1 mt-1 self-start px-3"
        >
          {quote}
        </LinkButton>
      </div>
    </article>
  )
}

function Head({ service, look }: { service: Described; look: typeof first }) {
  const { title, text, picture } = service
  return (
    <div className={`flex items-start justify-between gap-3 ${look.head}`}>
      <div>
        <h3 className={`mb-1 text-balance font-bold text-heading text-title ${look.title}`}>{title}</h3>
        <p className={`text-base/snug ${look.text}`}>{text}</p>
      </div>
      <RoomPicture
        name={picture}
        sizes={look.sizes}
        upTo={look.upTo}
        alt=""
        className={`@max-[14rem]:hidden ${look.picture}`}
      />
    </div>
  )
}

/** 'From R 520' and what that covers, or the offer that runs for it. */
function Price({ kinds }: { kinds: readonly ServiceKind[] }) {
  const { prices } = useLiveData()
  const offer = offerFor(kinds, usePromotions())
  const cents = prices && priceFrom(prices, kinds)
  const covered = prices && coveredBy(prices, kinds)
  return (
    <p className="leading-snug">
      <b className="block text-heading">{cents ? priceWords.from(cents) : servicesPage.byQuote}</b>
      {offer ? (
        <small className="service-offer text-ink-soft text-small">{offerOnService(offer)}</small>
      ) : (
        covered && <small className="text-ink-soft text-small">{covered}</small>
      )}
    </p>
  )
}
