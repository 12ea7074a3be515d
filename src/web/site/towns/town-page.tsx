import { business, hoursLines } from '#content/business.ts'
import { pageWords } from '#content/page-words.ts'
import type { Town } from '#content/towns/town.ts'
import { type TownPath, towns, townWords } from '#content/towns.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { HoursList } from '#web/site/shared/hours-list.tsx'
import { TownMapDrawing } from '#web/site/shared/town-map.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'
import { TownAnswers } from './answers.tsx'
import { DriveTown } from './drive-town.tsx'
import { HomeTown } from './home-town.tsx'

const compositions = { place: HomeTown, drive: DriveTown }

export function TownPage({ path }: { path: TownPath }) {
  const town: Town = towns[path]
  const Composed = compositions[town.begins]
  return (
    <>
      <MapHead path={path} town={town} />
      <TownAnswers town={town.name} />
      <Composed town={town} />
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
