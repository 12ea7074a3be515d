import { business } from '#content/business.ts'
import { nextSteps } from '#content/page-facts.ts'
import { hereOnly, priceWords } from '#content/prices.ts'
import { bookingOf, quoteFor } from '#content/services.ts'
import { priceFrom } from '#domain/price.ts'
import { labelOfKind, type ServiceKind } from '#domain/service-types.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type ArticleOfferProps = { service: ServiceKind | undefined }

/** One button that books, with the service that was read about; everything else is quieter. */
export function ArticleOffer({ service }: ArticleOfferProps) {
  const { title, leave, text, book, quote, phone } = nextSteps
  const asked = { kinds: service ? [service] : [] }
  return (
    <section className="article-offer">
      <div>
        <h2 className="display text-title">{service ? leave : title}</h2>
        {service && <Service kind={service} />}
        <p>{text}</p>
      </div>
      <div>
        <div className="buttons">
          <LinkButton href={bookingOf(asked)} tone="coral" size="large">
            {book}
          </LinkButton>
          <LinkButton href={quoteFor(asked)} tone="quiet" size="large">
            {quote}
          </LinkButton>
        </div>
        <p className="talk mt-4">
          <ChatLink />
          <a className="chat-link" href={`tel:${business.phone.e164}`}>
            {phone} <span className="tabular-nums">{business.phone.shown}</span>
          </a>
        </p>
      </div>
    </section>
  )
}

/** 'Solar panels from R 650': the price where the owner publishes one. */
function Service({ kind }: { kind: ServiceKind }) {
  const { prices } = useLiveData()
  const cents = prices && priceFrom(prices, [kind])
  return (
    <p className="article-price">
      {labelOfKind(kind)}
      {cents && (
        <>
          {' '}
          <b>{priceWords.fromAfter(cents)}</b>
          {hereOnly(prices)}
        </>
      )}
    </p>
  )
}
