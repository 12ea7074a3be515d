import { business, hoursText } from '#content/business.ts'
import { contactFacts } from '#content/page-facts.ts'
import type { PagePath } from '#content/page-words.ts'
import { FactList } from './fact-list.tsx'
import { InnerPage } from './inner-page.tsx'

/** Contact details and hours; the towns add where we clean. */
export function ContactPage({ path }: { path: PagePath }) {
  const { phone, email } = business
  const facts = [
    { term: contactFacts.phone, text: <ContactLink href={`tel:${phone.e164}`}>{phone.shown}</ContactLink> },
    { term: contactFacts.email, text: <ContactLink href={`mailto:${email}`}>{email}</ContactLink> },
    { term: contactFacts.address, text: <Address /> },
    { term: contactFacts.hours, text: <HoursTable /> },
    { term: contactFacts.areas, text: business.areas.join(', ') },
  ]
  return (
    <InnerPage path={path}>
      <section className="wrap split">
        <h2 className="display text-section">{contactFacts.title}</h2>
        <FactList facts={facts} />
      </section>
    </InnerPage>
  )
}

function Address() {
  const { address } = business
  return (
    <>
      {address.street}, {address.town}, {address.province}, {address.postalCode}
      <br />
      <ContactLink href={address.mapLink}>{contactFacts.map}</ContactLink>
    </>
  )
}

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="inline-flex min-h-11 items-center underline tabular-nums" href={href}>
      {children}
    </a>
  )
}

function HoursTable() {
  return (
    <dl className="hours">
      {business.hours.map(hours => (
        <div key={hours.days} className="contents">
          <dt>{hours.days}</dt>
          <dd>{hoursText(hours)}</dd>
        </div>
      ))}
    </dl>
  )
}
