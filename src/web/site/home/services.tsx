import { home, type ServiceTile, schedulingTile, serviceTiles } from '#content/home.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { FromPrice } from '#web/site/shared/from-price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MoreLink } from '#web/ui/more-link.tsx'

// The grounds in the order of the tiles: no two neighbours alike.
const grounds = ['tile-sand', 'tile-mist', 'tile-leaf', 'tile-shell', 'tile-sky']

export function HomeServices() {
  const { title, lead, included, more } = home.services
  return (
    <section className="section pt-0" id="services">
      <div className="wrap">
        <div className="head-row">
          <h2 className="display text-section">{title}</h2>
          <p>{lead}</p>
        </div>
        <div className="tiles">
          {serviceTiles.map((tile, index) => (
            <Tile
              key={tile.href}
              tile={tile}
              ground={String(grounds[index % grounds.length])}
              action={included}
            />
          ))}
          <SchedulingTile />
        </div>
        <p className="mt-10">
          <MoreLink href={more.href}>{more.label}</MoreLink>
        </p>
      </div>
    </section>
  )
}

function Tile({ tile, ground, action }: { tile: ServiceTile; ground: string; action: string }) {
  return (
    <a className={`tile ${ground}`} href={tile.href}>
      <h3 className="display">{tile.title}</h3>
      <p>{tile.text}</p>
      <FromPrice kinds={tile.kinds} />
      <Go>{action}</Go>
      <RoomPicture name={tile.picture} sizes="(min-width: 60rem) 40rem, (min-width: 40rem) 50vw, 90vw" />
    </a>
  )
}

function SchedulingTile() {
  return (
    <a className="tile tile-deep on-deep" href={schedulingTile.href}>
      <h3 className="display">{schedulingTile.title}</h3>
      <p>{schedulingTile.text}</p>
      <Weeks />
      <Go>{schedulingTile.action}</Go>
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
