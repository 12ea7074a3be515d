import { home, type ServiceTile, schedulingTile, serviceTiles } from '#content/home.ts'
import { whereNote } from '#content/prices.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { useLiveData } from '#web/rendering/live-data.ts'
import { FromPrice } from '#web/site/shared/from-price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'

// The first and the last on a laptop are larger than the three between them; on a phone only the first is.
const largest = '(min-width: 60rem) min(55vw, 50rem), 80vw'
const large = '(min-width: 60rem) min(55vw, 50rem), 50vw'
const small = '(min-width: 60rem) min(32vw, 29rem), 50vw'

export function HomeServices() {
  const { title, lead, more } = home.services
  return (
    <section className="section rooms" id="services">
      <div className="wrap">
        <div className="rooms-head">
          <h2 className="display">{title}</h2>
          <p>{lead}</p>
        </div>
        <div className="tiles">
          {serviceTiles().map((tile, place) => (
            <Tile key={tile.id} tile={tile} sizes={sizesOf(place)} />
          ))}
          <SchedulingTile />
        </div>
        <p className="rooms-foot">
          <MoreLink href={more.href}>{more.label}</MoreLink>
          <span>{whereNote(useLiveData().prices)}</span>
        </p>
      </div>
    </section>
  )
}

function sizesOf(place: number) {
  if (place === 0) return largest
  return place === serviceTiles().length - 1 ? large : small
}

function Tile({ tile, sizes }: { tile: ServiceTile; sizes: string }) {
  const { included, byQuote } = home.services
  return (
    <a className="tile" href={tile.href}>
      <RoomPicture name={tile.picture} sizes={sizes} />
      <div>
        <h3 className="display">{tile.title}</h3>
        <p>{tile.text}</p>
        <FromPrice kinds={tile.kinds} otherwise={byQuote} />
        <Go>{included}</Go>
      </div>
    </a>
  )
}

function SchedulingTile() {
  const { title, text, href, action } = schedulingTile()
  return (
    <a className="tile" href={href}>
      <Weeks />
      <div>
        <h3 className="display">{title}</h3>
        <p>{text}</p>
        <Go>{action}</Go>
      </div>
    </a>
  )
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Four weeks with a clean every Friday. */
function Weeks() {
  const days = Array.from({ length: 28 }, (_, day) => day)
  return (
    <div className="weeks" aria-hidden="true">
      {weekdays.map(day => (
        <b key={day}>{day[0]}</b>
      ))}
      {days.map(day => (
        <i key={day}>{day % 7 === 4 && <Icon name="spark" />}</i>
      ))}
    </div>
  )
}

function Go({ children }: { children: string }) {
  return (
    <span className="go">
      {children} <Icon name="arrow" />
    </span>
  )
}
