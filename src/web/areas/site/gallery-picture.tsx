import { galleryPage } from '#content/gallery.ts'
import type { GalleryPicture as Row } from '#domain/gallery.ts'
import { gallerySources } from '#web/gallery-sources.ts'
import { SizedPicture } from '#web/ui/picture.tsx'
import { slugOf } from './chips.tsx'

/** A picture that leads to itself at full size: the file, or the dialog where there is a script. */
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
