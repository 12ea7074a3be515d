import type { ReactNode } from 'react'
import { andSince, business, hoursLines } from '#content/business.ts'
import {
  consentLink,
  footerWords,
  headerWords,
  legalLinks,
  type NavigationLink,
  quickLinks,
} from '#content/navigation.ts'
import { townPaths, towns } from '#content/towns.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { ChatButton } from '#web/sharing/chat-link.tsx'
import { ShareLink } from '#web/sharing/share-link.tsx'
import { Fold } from '#web/site/shared/fold.tsx'
import { NewsletterBox, NewsletterThanks } from '#web/site/shared/newsletter-box.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tide } from '#web/ui/tide.tsx'

const words = footerWords

const allLinks = [...quickLinks, ...townPaths.map(href => ({ label: towns[href].name, href }))]

// These ask for the newsletter themselves.
const asks = new Set(['/blog', '/newsletter'])

export function SiteFooter({ path }: { path: string }) {
  return (
    <footer className="site-footer on-deep">
      <Tide />
      <div className="wrap">
        <Top />
        {/* Before what folds: nothing that is laid out later moves it out of view. */}
        <NewsletterThanks box="footer" />
        <div className="rows">
          <Hours />
          <Column heading={words.contact} fold={words.contactFold}>
            <Contact />
          </Column>
          <Column heading={words.quickLinks} fold={words.allPages}>
            <nav aria-label={words.quickLinks}>
              <Links links={allLinks} />
            </nav>
          </Column>
          {!asks.has(path) && (
            <Column heading={words.newsletter} fold={words.newsletter}>
              <NewsletterBox box="footer" />
            </Column>
          )}
        </div>
        <End />
      </div>
    </footer>
  )
}

function Top() {
  const { slogan, phone } = business
  return (
    <div className="top">
      <p className="say">
        {slogan.start} {slogan.end}
      </p>
      <div className="call">
        <LinkButton href={`tel:${phone.e164}`} tone="quiet" size="small">
          <span>
            {headerWords.call} <span className="whitespace-nowrap">{phone.shown}</span>
          </span>
        </LinkButton>
        <ChatButton tone="leaf" />
      </div>
    </div>
  )
}

/** On a phone a fold, on a laptop a column under its heading. */
function Column({ heading, fold, children }: { heading: string; fold: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="wide-heading">{heading}</h2>
      <Fold title={fold}>{children}</Fold>
    </section>
  )
}

function Contact() {
  const { address, email, afterHoursPhone } = business
  return (
    <ul>
      <li>
        {address.street}, {address.town}, {address.postalCode}
      </li>
      <li>
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        <a href={`tel:${afterHoursPhone.e164}`}>
          <span>
            {words.afterHours}: <span className="whitespace-nowrap">{afterHoursPhone.shown}</span>
          </span>
        </a>
      </li>
    </ul>
  )
}

function Hours() {
  const open = hoursLines(useLiveData().hours).filter(({ hours }) => hours !== words.closed.hours)
  return (
    <section>
      <h2 className="wide-heading">{words.hours}</h2>
      <dl className="hours">
        {[...open, words.closed].map(({ days, hours }) => (
          <HoursLine key={days} days={days} hours={hours} />
        ))}
      </dl>
    </section>
  )
}

function HoursLine({ days, hours }: { days: string; hours: string }) {
  return (
    <>
      <dt>{days}</dt>
      <dd>{hours}</dd>
    </>
  )
}

function End() {
  const { measurement } = useLiveData()
  const { name, tagline, registrationNumber } = business
  return (
    <div className="end">
      <p>
        © {name}. {tagline}
        {andSince()}. {registrationNumber && words.registered(registrationNumber)}
      </p>
      <ShareLink label={words.share} />
      <Links links={measurement ? [...legalLinks, consentLink] : legalLinks} />
    </div>
  )
}

function Links({ links }: { links: NavigationLink[] }) {
  return links.map(link => (
    <a key={link.href} href={link.href}>
      {link.label}
    </a>
  ))
}
