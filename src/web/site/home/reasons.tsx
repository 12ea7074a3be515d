import { home } from '#content/home.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { Tide } from '#web/ui/tide.tsx'

export function HomeReasons() {
  const { title, list } = home.reasons
  return (
    <section className="section why on-deep">
      <Tide />
      <div className="wrap pair">
        <div className="side">
          <h2 className="display text-section">{title}</h2>
          <RoomPicture name="windows" sizes="(min-width: 60rem) 50vw, 26rem" />
        </div>
        <ol className="reasons">
          {list.map(reason => (
            <li key={reason.title}>
              <h3 className="display">{reason.title}</h3>
              <p>{reason.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
