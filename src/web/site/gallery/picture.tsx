import { galleryPage } from '#content/gallery.ts'
import type { GalleryPicture as Row } from '#domain/gallery.ts'
import { gallerySources } from '#web/pictures/gallery-sources.ts'
import { slugOf } from '#web/site/shared/chips.tsx'
import { SizedPicture } from '#web/ui/picture.tsx'

/** A picture that links to its full size: the file, or the dialog if scripts run. */
export function GalleryPicture({ picture }: { picture: Row }) {
  const { title, alt, category } = picture
  const sources = gallerySources(picture)
  if (!sources) return null
  return (
    <li data-category={slugOf(category ?? '')}>
      <a href={sources.largest} className="frame" data-open={title}>
        <SizedPicture
          sources={sources}
          alt={`${galleryPage.open}: ${alt}`}
          sizes="(min-width: 60rem) 40vw, (min-width: 40rem) 50vw, 100vw"
        />
      </a>
      <p className="mt-3 font-bold text-heading">{title}</p>
      <p className="text-ink-soft text-small">{category}</p>
    </li>
  )
}
