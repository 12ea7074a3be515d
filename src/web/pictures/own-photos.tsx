import { type ReactNode, useState } from 'react'
import { photoWords as words } from '#content/job-photos.ts'
import { photoMoments } from '#domain/job-photo.ts'
import type { ShownPhoto } from '#web/data/managed-booking.ts'
import { Icon } from '#web/ui/icon.tsx'
import './own-photos.css'

export type PhotoProps = {
  photo: { id: string; width: number; height: number }
  /** The width to ask for; the server sends what it has nearest to it. */
  width: number
  alt: string
}

/** Draws one photograph, fetched in the name of whoever looks. */
type DrawPhoto = (props: PhotoProps) => ReactNode

/** What the office has photographed at this clean and shows to its client; fetched once they want to see it. */
export function OwnPhotos({ photos, draw }: { photos: ShownPhoto[]; draw: DrawPhoto }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className="own-photos" onToggle={() => setOpened(true)}>
      <summary>
        {words.own.title(photos.length)}
        <Icon name="down" />
      </summary>
      {wasOpened &&
        photoMoments.map(taken => (
          <Moment key={taken} taken={taken} photos={photos.filter(of => of.taken === taken)} draw={draw} />
        ))}
    </details>
  )
}

type MomentProps = { taken: ShownPhoto['taken']; photos: ShownPhoto[]; draw: DrawPhoto }

function Moment({ taken, photos, draw }: MomentProps) {
  if (photos.length === 0) return null
  return (
    <section aria-label={words.groups[taken]}>
      <h5>{words.groups[taken]}</h5>
      <ul>
        {photos.map((photo, place) => (
          <li key={photo.id}>{draw({ photo, width: 720, alt: words.alt(taken, place + 1) })}</li>
        ))}
      </ul>
    </section>
  )
}
