import { business } from '#content/business.ts'
import { nextSteps } from '#content/page-facts.ts'
import { whatsappChatLink } from '#content/sharing.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function NextSteps() {
  const { title, text, book, quote, phone, whatsapp } = nextSteps
  return (
    <section className="wrap mt-section">
      <div className="grid gap-6 rounded-panel bg-sand p-[clamp(1.75rem,1rem+4vw,4rem)]">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead mt-4 max-w-[44ch]">{text}</p>
        </div>
        <div className="buttons">
          <LinkButton href={quote.href}>{quote.label}</LinkButton>
          <LinkButton href={book.href} tone="coral">
            {book.label}
          </LinkButton>
          <LinkButton
            href={whatsappChatLink(whatsapp.text)}
            tone="leaf"
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            {whatsapp.label}
          </LinkButton>
          <LinkButton href={`tel:${business.phone.e164}`} tone="quiet">
            {phone} <span className="tabular-nums">{business.phone.shown}</span>
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
