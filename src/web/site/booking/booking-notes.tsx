import { bookingPage } from '#content/booking-page.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'

const { notes, services, loyalty } = bookingPage

export function BookingNotes() {
  return (
    <section className="py-section">
      <div className="wrap grid gap-[clamp(2.25rem,6vw,5rem)]">
        <div className="grid gap-5 md:grid-cols-3 md:gap-8">
          {notes.map(({ title, text, ...note }) => (
            <div key={title} className="border-t-2 border-line pt-4 md:pt-5">
              <h2 className="display text-title">{title}</h2>
              <p className="mt-2 max-w-[58ch] md:mt-3">{text}</p>
              {'more' in note && (
                <p className="mt-2">
                  <MoreLink href={note.more.href}>{note.more.label}</MoreLink>
                </p>
              )}
            </div>
          ))}
        </div>
        <ServiceCards />
        <LoyaltyTeaser />
      </div>
    </section>
  )
}

function ServiceCards() {
  return (
    <div>
      <h2 className="display mb-4 text-section md:mb-6">{services.title}</h2>
      <ul className="grid gap-3 md:grid-cols-3 md:gap-5">
        {services.cards.map(card => (
          <li key={card.href} className="card flex flex-col">
            <h3 className="display text-title">{card.title}</h3>
            <p className="mt-1 md:mt-2">{card.text}</p>
            <p className="mt-auto pt-1 md:pt-2">
              <MoreLink href={card.href} aria-label={`${services.action}: ${card.title}`}>
                {services.action}
              </MoreLink>
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function LoyaltyTeaser() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-6 rounded-panel bg-sand p-[clamp(1.75rem,1rem+3vw,3.5rem)]">
      <div>
        <h2 className="display text-section">{loyalty.title}</h2>
        <p className="mt-3 max-w-[52ch] text-lead">{loyalty.text}</p>
      </div>
      <LinkButton tone="quiet" href={loyalty.more.href}>
        {loyalty.more.label} <span className="sr-only">{loyalty.more.about}</span>
      </LinkButton>
    </div>
  )
}
