import { business, hoursLines } from '#content/business.ts'
import { pageWords } from '#content/page-words.ts'
import { driveNote, priceWords } from '#content/prices.ts'
import { type Service, services } from '#content/services.ts'
import type { Town, TownPicture } from '#content/towns/town.ts'
import { type TownPath, towns, townWords } from '#content/towns.ts'
import { priceFrom } from '#domain/price.ts'
import { DetailPicture } from '#web/pictures/detail-picture.tsx'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { useLiveData } from '#web/rendering/live-data.ts'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { Compare } from '#web/site/shared/compare.tsx'
import { HoursList } from '#web/site/shared/hours-list.tsx'
import { TownMapDrawing } from '#web/site/shared/town-map.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { TownAnswers } from './answers.tsx'

export function TownPage({ path }: { path: TownPath }) {
  const town: Town = towns[path]
  return (
    <>
      <MapHead path={path} town={town} />
      <TownAnswers town={town.name} />
      <Intro town={town} />
      <Areas areas={town.areas} />
      <Troubles town={town} />
      <section className="section pt-0">
        <div className="wrap">
          <h2 className="display text-section">{town.travel.title}</h2>
          <dl className="ways-there">
            {town.travel.facts.map(({ term, text }) => (
              <div key={term}>
                <dt className="display text-title">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <ReachUs town={town} />
    </>
  )
}

// The map is the head: it runs off the right edge of the page.
function MapHead({ path, town: { map } }: { path: TownPath; town: Town }) {
  const { heading, lead } = pageWords[path]
  const { book, quote } = townWords
  return (
    <section className="map-head">
      <div className="wrap">
        <div>
          <h1 className="display">{heading}</h1>
          <p className="lead">{lead}</p>
          <div className="buttons">
            <LinkButton href={quote.href}>{quote.label}</LinkButton>
            <LinkButton href={book.href} tone="coral">
              {book.label}
            </LinkButton>
          </div>
        </div>
        <figure>
          <TownMapDrawing map={map} />
          <figcaption>
            <MoreLink href={map.openMap} target="_blank" rel="noopener noreferrer">
              {map.link}
            </MoreLink>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

function Intro({ town: { intro } }: { town: Town }) {
  return (
    <section className="section">
      <div className="wrap town-intro">
        <div className="grid content-start gap-5">
          <h2 className="display text-section">{intro.title}</h2>
          {intro.paragraphs.map(paragraph => (
            <p key={paragraph} className="max-w-[52ch]">
              {paragraph}
            </p>
          ))}
        </div>
        <Shown picture={intro.picture} sizes="(min-width: 60rem) 46rem, 100vw" />
      </div>
    </section>
  )
}

function Areas({ areas }: { areas: Town['areas'] }) {
  return (
    <section className="section bg-sand">
      <div className="wrap">
        <div className="head-row">
          <h2 className="display text-section">{areas.title}</h2>
          <p>{areas.text}</p>
        </div>
        <ul className="grid gap-x-16 gap-y-10 col:grid-cols-2">
          {areas.groups.map(group => (
            <li key={group.name} className="border-line-strong border-t-2 pt-5">
              <h3 className="display text-title">{group.name}</h3>
              <p className="mt-2 font-bold">{group.suburbs.join(', ')}</p>
              <p className="mt-2 max-w-[52ch]">{group.note}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

// With the way: what it costs here.
function FromHere({ kinds, town }: { kinds: Service['kinds']; town: string }) {
  const { prices } = useLiveData()
  const cents = prices && priceFrom(prices, kinds, town)
  return cents ? `, ${priceWords.fromAfter(cents)}` : null
}

function DriveNote({ town }: { town: string }) {
  const note = driveNote(useLiveData().prices, town)
  return note && <p className="text-ink-soft">{note}</p>
}

const troubleSizes = '(min-width: 60rem) 26rem, 92vw'

function Shown({ picture, sizes }: { picture: TownPicture; sizes: string }) {
  if ('room' in picture) return <RoomPicture name={picture.room} sizes={sizes} />
  if ('detail' in picture) return <DetailPicture name={picture.detail} sizes={sizes} />
  return <Compare {...picture} sizes={sizes} />
}

function Troubles({ town: { troubles }, town: { name: town } }: { town: Town }) {
  return (
    <section className="section">
      <div className="wrap">
        <h2 className="display text-section">{troubles.title}</h2>
        <ul className="troubles">
          {troubles.list.map(trouble => (
            <li key={trouble.title}>
              <Shown picture={trouble.picture} sizes={troubleSizes} />
              <h3 className="display text-title">{trouble.title}</h3>
              <p className="mt-2 max-w-[38ch]">{trouble.text}</p>
              <MoreLink href={trouble.href}>
                {townWords.included}
                <span className="sr-only">, {trouble.title}</span>
              </MoreLink>
            </li>
          ))}
        </ul>
        <h3 id="prices" className="here font-bold text-heading text-lg">
          {townWords.services}
        </h3>
        <DriveNote town={town} />
        <ul className="tags">
          {services().map(service => (
            <li key={service.id}>
              <a href={`/services#${service.id}`}>
                {service.title}
                <FromHere kinds={service.kinds} town={town} />
              </a>
            </li>
          ))}
        </ul>
        <MoreLink href={townWords.allServices.href}>{townWords.allServices.label}</MoreLink>
      </div>
    </section>
  )
}

function ReachUs({ town: { other } }: { town: Town }) {
  const { book, quote, hours, phone } = townWords
  return (
    <section className="wrap">
      <div className="reach">
        <div>
          <h2 className="font-bold text-heading text-lg">{phone}</h2>
          <a className="big-number" href={`tel:${business.phone.e164}`}>
            {business.phone.shown}
          </a>
          <div className="buttons mt-6">
            <LinkButton href={quote.href}>{quote.label}</LinkButton>
            <LinkButton href={book.href} tone="coral">
              {book.label}
            </LinkButton>
            <ChatLink />
          </div>
        </div>
        <div>
          <h2 className="mb-3 font-bold text-heading text-lg">{hours}</h2>
          <HoursList hours={hoursLines(useLiveData().hours)} />
          <p className="mt-6">
            {other.text} <MoreLink href={other.href}>{other.label}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}
