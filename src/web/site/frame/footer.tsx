import { andSince, business, hoursLines } from '#content/business.ts'
import { consentLink, legalLinks, type NavigationLink, quickLinks, shellWords } from '#content/navigation.ts'
import { townPaths, towns } from '#content/towns.ts'
import { ownLogo } from '#web/pictures/own-logo.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { ChatButton } from '#web/sharing/chat-link.tsx'
import { ShareLink } from '#web/sharing/share-link.tsx'
import { NewsletterBox } from '#web/site/shared/newsletter-box.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Tide } from '#web/ui/tide.tsx'

const words = shellWords.footer

const townLinks = townPaths.map(href => ({ label: towns[href].name, href }))

// These ask for the newsletter themselves.
const asks = new Set(['/blog', '/newsletter'])

export function SiteFooter({ path }: { path: string }) {
  const { measurement } = useLiveData()
  return (
    <footer className="site-footer on-deep">
      <Tide />
      <div className="wrap">
        <div className="top">
          <a className="logo" href="/" data-theme="dark">
            <Logo label={business.name} own={ownLogo()} />
          </a>
          <p className="say">
            {business.slogan.start} {business.slogan.end}
          </p>
        </div>
        <div className="columns">
          <Contact />
          <Hours />
          <nav aria-label={words.quickLinks}>
            <h2>{words.quickLinks}</h2>
            <div className="links">
              <Links links={quickLinks} />
            </div>
            <p className="towns">
              {words.towns} <Links links={townLinks} />
            </p>
          </nav>
        </div>
        {!asks.has(path) && <NewsletterBox box="footer" />}
        <div className="end">
          <p>
            © {business.name}. {business.tagline}
            {andSince()}. {business.registrationNumber && words.registered(business.registrationNumber)}
          </p>
          <Links links={measurement ? [...legalLinks, consentLink] : legalLinks} />
        </div>
      </div>
    </footer>
  )
}

function Contact() {
  const { address, phone, email, afterHoursPhone } = business
  return (
    <div>
      <h2>{words.contact}</h2>
      <ul>
        <li>
          {address.street}, {address.town}, {address.postalCode}
        </li>
        <li>
          <a href={`tel:${phone.e164}`}>{phone.shown}</a>
        </li>
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      </ul>
      <p className="talk">
        <ChatButton /> <ShareLink label={words.share} />
      </p>
      <a className="urgent" href={`tel:${afterHoursPhone.e164}`}>
        <span>{words.afterHours}</span>
        <strong>{afterHoursPhone.shown}</strong>
      </a>
    </div>
  )
}

function Hours() {
  return (
    <div>
      <h2>{words.hours}</h2>
      <dl className="hours">
        {hoursLines(useLiveData().hours).map(line => (
          <HoursLine key={line.days} {...line} />
        ))}
        <HoursLine {...words.holidays} />
      </dl>
    </div>
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

function Links({ links }: { links: NavigationLink[] }) {
  return links.map(link => (
    <a key={link.href} href={link.href}>
      {link.label}
    </a>
  ))
}
