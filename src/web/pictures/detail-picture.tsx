import { type DetailName, pictureAlts } from '#content/pictures.ts'
import { Picture } from '#web/ui/picture.tsx'

type DetailPictureProps = {
  name: DetailName
  sizes: string
  /** Said where it tells nothing that the words beside it do not. */
  alt?: string
  first?: boolean
}

/** A close-up, in a frame of its own: by day, and in the dark theme in the evening. */
export function DetailPicture({ name, alt = pictureAlts[name], ...props }: DetailPictureProps) {
  return <Picture name={name} night={`${name}-night`} alt={alt} className="detail" {...props} />
}
