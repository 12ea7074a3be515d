import { pictureAlts } from '#content/pictures.ts'
import { readOwnPicture } from '#domain/own-picture.ts'
import { Picture, SizedPicture } from '#web/ui/picture.tsx'
import { gallerySources } from './gallery-sources.ts'
import { isBuilt, nightOf } from './pictures.ts'

type OwnPictureProps = {
  /** As the owner's text holds it. */
  picture: string
  /** Of one that she sent; ours say themselves what they show. */
  alt: string
  sizes: string
  first?: boolean
}

/** The picture of one of the owner's texts: one of ours, or one that she sent. Nothing where there is none. */
export function OwnPicture({ picture, alt, ...props }: OwnPictureProps) {
  const shown = readOwnPicture(picture)
  if (!shown) return null
  if ('art' in shown) {
    const name = shown.art
    if (!isBuilt(name) || !Object.hasOwn(pictureAlts, name)) return null
    return (
      <Picture
        name={name}
        night={nightOf(name)}
        alt={pictureAlts[name as keyof typeof pictureAlts]}
        {...props}
      />
    )
  }
  const sources = gallerySources({ ...shown, built_in: null, title: '', alt: '', category: null })
  return sources ? <SizedPicture sources={sources} alt={alt} {...props} /> : null
}

/** Whether it is a photograph of hers, which fills its frame. */
export const isPhotograph = (picture: string) => picture.startsWith('own:')
