import { useState } from 'react'
import { photoWords as words } from '#content/job-photos.ts'
import { photoMoments } from '#domain/job-photo.ts'
import type { OwnPhoto } from '#web/data/own-bookings.ts'
import { PrivatePicture } from '#web/pictures/private-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import './own-photos.css'

/** What the office has photographed at this clean and shows to its client; fetched once they want to see it. */
export function OwnPhotos({ photos }: { photos: OwnPhoto[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="own-photos" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {words.own.title(photos.length)}
        <Icon name="down" />
      </summary>
      {isOpen &&
        photoMoments.map(taken => (
          <Moment key={taken} taken={taken} photos={photos.filter(photo => photo.taken === taken)} />
        ))}
    </details>
  )
}

function Moment({ taken, photos }: { taken: OwnPhoto['taken']; photos: OwnPhoto[] }) {
  if (photos.length === 0) return null
  return (
    <section aria-label={words.groups[taken]}>
      <h5>{words.groups[taken]}</h5>
      <ul>
        {photos.map((photo, place) => (
          <li key={photo.id}>
            <PrivatePicture photo={photo} width={720} alt={words.alt(taken, place + 1)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
