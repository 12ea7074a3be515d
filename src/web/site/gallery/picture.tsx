import { galleryPage, galleryPairs } from '#content/gallery.ts'
import type { GalleryPicture as Row } from '#domain/gallery.ts'
import { gallerySources } from '#web/pictures/gallery-sources.ts'
import { nightOf, type PictureSources, pictureSources } from '#web/pictures/pictures.ts'
import { slugOf } from '#web/site/shared/chips.tsx'
import { Compare } from '#web/site/shared/compare.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SizedPicture } from '#web/ui/picture.tsx'

// A phone's rooms reach a little past its edges; 99 keeps one of 412 px from fetching the next size for a single pixel.
const sizes = '(min-width: 60rem) min(58vw, 57rem), 99vw'

/** isUnpaired: has no neighbour where only its category is shown. */
type GalleryPictureProps = { picture: Row; first: boolean; isUnpaired: boolean }

/** A picture with what was there before, if we have that. A link leads to its full size: the file, or the dialog if scripts run. */
export function GalleryPicture({ picture, first, isUnpaired }: GalleryPictureProps) {
  const { title, category, built_in } = picture
  const sources = gallerySources(picture)
  const pair = galleryPairs[built_in ?? '']
  if (!sources) return null
  return (
    <li data-category={slugOf(category ?? '')} data-unpaired={isUnpaired ? '' : undefined}>
      {pair ? (
        <div className="frame" data-room={built_in}>
          <Compare {...pair} sizes={sizes} first={first} />
        </div>
      ) : (
        <Single picture={picture} sources={sources} first={first} />
      )}
      <div className="caption">
        <p className="display">{title}</p>
        <p className="text-ink-soft">{category}</p>
        <OpenLink picture={picture} href={sources.largest} />
      </div>
    </li>
  )
}

type SingleProps = { picture: Row; sources: PictureSources; first: boolean }

function Single({ picture, sources, first }: SingleProps) {
  return (
    <div className={frameOf(picture)} data-room={picture.built_in} data-waits="">
      <SizedPicture
        sources={sources}
        evening={eveningOf(picture)}
        alt={picture.alt}
        sizes={sizes}
        first={first}
        decoding="sync"
      />
    </div>
  )
}

/** Of one of ours. */
function eveningOf({ built_in }: Row) {
  const night = nightOf(built_in ?? '')
  return night && pictureSources(night).avif
}

/** A photograph of hers has corners of its own; a room stands free. */
const frameOf = ({ built_in }: Row) => (built_in === null ? 'frame photograph' : 'frame')

// Over a pair lies its slider, so the way to its full size stands beside each.
function OpenLink({ picture, href }: { picture: Row; href: string }) {
  return (
    <a
      href={href}
      className="icon-button"
      data-open={picture.title}
      aria-label={`${galleryPage.open}: ${picture.alt}`}
    >
      <Icon name="expand" />
    </a>
  )
}
