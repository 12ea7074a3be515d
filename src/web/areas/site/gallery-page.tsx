import { galleryPictures } from '#content/page-facts.ts'
import { pictureAlts } from '#content/pictures.ts'
import { Picture } from '#web/ui/picture.tsx'
import { InnerPage } from './inner-page.tsx'

export function GalleryPage() {
  return (
    <InnerPage path="/gallery">
      <ul className="wrap grid gap-6 md:grid-cols-2 col:grid-cols-3">
        {galleryPictures.map(name => (
          <li key={name}>
            <figure>
              <Picture
                name={name}
                alt={pictureAlts[name]}
                sizes="(min-width: 60rem) 27rem, (min-width: 48rem) 50vw, 100vw"
                className="aspect-[3/2] w-full rounded-card object-cover shadow-rest"
              />
            </figure>
          </li>
        ))}
      </ul>
    </InnerPage>
  )
}
