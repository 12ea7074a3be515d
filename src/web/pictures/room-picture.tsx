import { type RoomName, roomAlts } from '#content/pictures.ts'
import { Picture } from '#web/ui/picture.tsx'

type RoomPictureProps = {
  name: RoomName
  sizes: string
  /** Said where the room tells nothing that the words beside it do not. */
  alt?: string
  first?: boolean
  /** Of a small one: the most pixels that it is shown over. */
  upTo?: number
  className?: string
}

/** A room that stands free on the ground of its section: by day, and in the dark theme in the evening. */
export function RoomPicture({ name, alt = roomAlts[name], ...props }: RoomPictureProps) {
  return <Picture name={name} night={`${name}-night`} alt={alt} {...props} />
}
