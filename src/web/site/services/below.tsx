// What stands below the services: how often, the product, and the last way on.
import type { ReactNode } from 'react'
import { scheduling } from '#content/scheduling.ts'
import { product, servicesPage } from '#content/services.ts'
import { PlainChatLink } from '#web/sharing/chat-link.tsx'
import { ShareButton } from '#web/sharing/share-link.tsx'
import { Fold } from '#web/site/shared/fold.tsx'
import { PairFigure } from '#web/site/shared/pair-figure.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export function Scheduling() {
  const { id, title, once, regular, custom } = scheduling
  return (
    <section id={id} className="card @container">
      <h3 className="font-bold text-heading text-title">{title}</h3>
      <div className="rows mt-2">
        <Option {...once} />
        <Option {...regular} text={regular.rhythms.map(Rhythm)} />
        <Option {...custom} />
      </div>
    </section>
  )
}

type OptionProps = { title: string; text: ReactNode; link: { label: string; href: string } }

function Option({ title, text, link }: OptionProps) {
  return (
    <div className="@max-[14rem]:flex-wrap">
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <a className="link flex-none" href={link.href}>
        {link.label}
      </a>
    </div>
  )
}

function Rhythm({ label, after, href }: (typeof scheduling.regular.rhythms)[number]) {
  return (
    <span key={label}>
      <a href={href}>{label}</a>
      {after}
    </span>
  )
}

/** The cleaning product that we use: what it does, and where. */
export function Product() {
  const { id, title, text, factsTitle, facts, applicationsTitle, applications, read, services } = product
  return (
    <section id={id} className="section ground">
      <div className="wrap grid items-center gap-5 lg:grid-cols-[5fr_7fr] lg:gap-16">
        <PairFigure before="oven-before" after="oven-after" sizes="(min-width: 64rem) 36rem, 92vw" />
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="mt-2">{text}</p>
          <div className="rows mt-3 mb-1">
            <Fold title={factsTitle}>
              <ul className="included sm:grid-cols-2">{facts.map(Item)}</ul>
            </Fold>
            <Fold title={applicationsTitle}>
              <ul className="included sm:grid-cols-2">{applications.map(Item)}</ul>
            </Fold>
          </div>
          <p className="ways gap-x-4 gap-y-0 text-base">
            <a className="link" href={read.href}>
              {read.label}
            </a>
            <a className="link" href={services.href}>
              {services.label}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

const Item = (item: string) => <li key={item}>{item}</li>

export function LastWays() {
  const { title, photo, answer, book, contact, share } = servicesPage.close
  return (
    <section className="section band on-deep">
      <div className="wrap grid items-center gap-5 lg:grid-cols-2">
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="mt-1.5">
            <PlainChatLink>{photo}</PlainChatLink>. {answer}
          </p>
        </div>
        <div className="ways">
          <LinkButton href={book.href} tone="coral">
            {book.label}
          </LinkButton>
          <a className="link" href={contact.href}>
            {contact.label}
          </a>
          <ShareButton label={share} />
        </div>
      </div>
    </section>
  )
}
