import { business } from '#content/business.ts'
import { nextSteps } from '#content/page-facts.ts'
import { bookingOf, quoteFor } from '#content/services.ts'
import type { ServiceKind } from '#domain/service-types.ts'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** One button that books, with the service that was read about; everything else is quieter. */
export function NextSteps({ service }: { service: ServiceKind | undefined }) {
  const { title, text, book, quote, phone } = nextSteps
  const asked = { kinds: service ? [service] : [] }
  return (
    <section className="wrap mt-section">
      <div className="next-steps">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead mt-4 max-w-[44ch]">{text}</p>
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
      </div>
    </section>
  )
}
