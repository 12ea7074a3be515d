import { business, hoursLines } from '#content/business.ts'
import { whatsappChatLink } from '#content/chat.ts'
import { contactPage } from '#content/contact.ts'
import { pageWords } from '#content/page-words.ts'
import { mailtoLink } from '#content/sharing.ts'
import { mosselBay } from '#content/towns/mossel-bay.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { HoursList } from '#web/site/shared/hours-list.tsx'
import { SentAnswer } from '#web/site/shared/sent-answer.tsx'
import { TickList } from '#web/site/shared/tick-list.tsx'
import { TownMapDrawing } from '#web/site/shared/town-map.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MailAddress } from '#web/ui/mail-address.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { ContactIsland } from './contact-island.tsx'
import { PriceAtOnce } from './price-at-once.tsx'

const { heading, lead } = pageWords['/contact']
const { lines, quote, form: contactForm, visit, hours, close } = contactPage

export function ContactPage() {
  return (
    <>
      <section className="counter">
        <div className="wrap">
          <div>
            <h1 className="display text-page">{heading}</h1>
            <p className="lead mt-4">{lead}</p>
            <Photo />
          </div>
          <div className="form-card" id="write">
            <h2 className="display text-section">{contactForm.title}</h2>
            <SentAnswer {...contactForm.sent} />
            <details className="group my-4 border-line border-y-2">
              <summary className="flex min-h-13 items-center justify-between gap-4 font-semibold">
                {quote.title}
                <Icon
                  name="down"
                  className="size-[22px] flex-none transition-[rotate] group-open:rotate-180"
                />
              </summary>
              <TickList items={quote.list} />
              <p className="mt-3 mb-4">{quote.next}</p>
            </details>
            <ContactIsland />
          </div>
          <div>
            <PriceAtOnce />
            <Call />
          </div>
          <OtherLines />
        </div>
      </section>
      <Visit />
      <section className="wrap mt-section">
        <div className="close-row border-line border-t-2 pt-10">
          <div>
            <h2 className="display text-section">{close.title}</h2>
            <p className="lead mt-3">{close.text}</p>
          </div>
          <LinkButton href={close.book.href} tone="coral" size="large">
            {close.book.label}
          </LinkButton>
        </div>
      </section>
    </>
  )
}

// The shortest way to a price.
function Photo() {
  const { whatsapp, phone } = lines
  return (
    <>
      <h2 className="sr-only">{whatsapp.title}</h2>
      <p className="mt-4 mb-3 max-w-[44ch]">{whatsapp.text}</p>
      <div className="at-once">
        <NewTabLink href={whatsappChatLink(whatsapp.message)} tone="leaf">
          <Icon name="whatsapp" />
          {whatsapp.action}
        </NewTabLink>
        {/* On a laptop the number itself stands right below. */}
        <LinkButton href={`tel:${business.phone.e164}`} tone="quiet" className="col:hidden">
          {phone.action}
        </LinkButton>
      </div>
    </>
  )
}

// As large as a sign over the door.
function Call() {
  const { phone } = lines
  return (
    <>
      <h2 className="sr-only">{phone.title}</h2>
      <a className="sign-number" href={`tel:${business.phone.e164}`}>
        {business.phone.shown}
      </a>
      <p>{phone.text}</p>
    </>
  )
}

function OtherLines() {
  const { email, emergency } = lines
  const mail = mailtoLink({ to: business.email, subject: email.subject, body: email.body })
  return (
    <div>
      <h2 className="font-bold text-lg">{email.title}</h2>
      <a className="big-number is-mail" href={mail}>
        <MailAddress>{business.email}</MailAddress>
      </a>
      <p className="max-w-[46ch]">{email.text}</p>
      <a className="urgent" href={`tel:${business.afterHoursPhone.e164}`}>
        <span>{emergency.title}</span>
        <strong>{business.afterHoursPhone.shown}</strong>
        <span>{emergency.text}</span>
      </a>
    </div>
  )
}

function Visit() {
  const { address } = business
  const open = hoursLines(useLiveData().hours)
  return (
    <section className="section bg-mist">
      <div className="wrap town-intro">
        <div>
          <h2 className="display text-section">{visit.title}</h2>
          <h3 className="mt-6 font-bold text-heading text-lg">{visit.address}</h3>
          <address className="not-italic">
            {address.street}, {address.town}
            <br />
            {address.province}, {address.postalCode}
          </address>
          <p className="mt-2 max-w-[40ch]">{visit.note}</p>
          <h3 className="mt-8 mb-3 font-bold text-heading text-lg">{hours.title}</h3>
          <HoursList hours={[...open, hours.holidays]} />
          <p className="mt-3 max-w-[40ch] text-ink-soft text-small">{hours.note}</p>
        </div>
        <figure>
          {/* Drawn of one town, and of no other. */}
          {address.town === mosselBay.name && <TownMapDrawing map={mosselBay.map} />}
          <figcaption className="mt-2">
            <MoreLink href={address.mapLink} target="_blank" rel="noopener noreferrer">
              {visit.map}
            </MoreLink>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
