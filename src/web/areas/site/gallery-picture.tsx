import { type GalleryItem, galleryPage } from '#content/gallery.ts'
import { pictureAlts } from '#content/pictures.ts'
import { pictureSources } from '#web/pictures.ts'
import { Picture } from '#web/ui/picture.tsx'
import { slugOf } from './chips.tsx'

/** A picture that leads to itself at full size: the file, or the dialog where there is a script. */
export function GalleryPicture({ item }: { item: GalleryItem }) {
  return (
    <li data-category={slugOf(item.category)}>
      <a href={pictureSources(item.picture).largest} className="frame" data-open={item.title}>
        <Picture
          name={item.picture}
          alt={`${galleryPage.open}: ${pictureAlts[item.picture]}`}
          sizes="(min-width: 60rem) 40vw, (min-width: 40rem) 50vw, 100vw"
        />
      </a>
      <p className="mt-3 font-bold text-heading">{item.title}</p>
      <p className="text-ink-soft text-small">{item.category}</p>
    </li>
  )
}
