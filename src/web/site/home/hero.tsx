import { andSince, business } from '#content/business.ts'
import { home } from '#content/home.ts'
import { namesInShort } from '#content/team.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { ScoreLine } from '#web/site/shared/score-line.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Mark } from '#web/ui/logo.tsx'
import { Picture } from '#web/ui/picture.tsx'

const sizes = '(min-width: 64rem) min(62vw, 57rem), (min-width: 48rem) 70vw, 90vw'

export function HomeHero() {
  const { lead, quote, book } = home.hero
  return (
    <section className="hero">
      <div className="wrap">
        <div>
          <div className="hero-id">
            <Mark />
            <p>
              <span className="name">{business.name}</span> {business.town}
              {business.since && <span className="since">{andSince()}</span>}
            </p>
            <ScoreLine />
          </div>
          <h1 className="slogan display">
            <span className="quietly">{business.slogan.start}</span>{' '}
            <span className="loudly">
              {business.slogan.end}
              <Icon name="spark" />
            </span>
          </h1>
          <p className="lead hero-text">{lead(namesInShort())}</p>
          <div className="buttons">
            <LinkButton href={quote.href} size="large">
              {quote.label}
            </LinkButton>
            <LinkButton href={book.href} size="large" tone="coral">
              {book.label}
            </LinkButton>
          </div>
        </div>
        <div className="hero-art">
          <div className="wash">
            <RoomPicture name="hero" sizes={sizes} first />
            <Dirt />
          </div>
        </div>
      </div>
    </section>
  )
}

/** The same room before we came, washed away as one scrolls. Not loaded where the style leaves it out. */
function Dirt() {
  return (
    <>
      <span className="dirt">
        <Picture name="hero-dirty" night="hero-dirty-night" alt="" sizes={sizes} fetchPriority="low" />
      </span>
      <span className="foam" aria-hidden="true" />
    </>
  )
}
