import { home } from '#content/home.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { Tide } from '#web/ui/tide.tsx'

export function HomeReasons() {
  const { title, list } = home.reasons
  return (
    <section className="section why on-deep">
      <Tide />
      <div className="wrap">
        <RoomPicture name="steam" sizes="(min-width: 60rem) 35rem, 20rem" />
        <h2 className="display">{title}</h2>
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
