import { type PictureName, pictureAlts } from '#content/pictures.ts'
import { Picture } from '#web/ui/picture.tsx'

export type RoomName = Exclude<PictureName, `${string}-before` | `${string}-after`>
type RoomPictureProps = { name: RoomName; sizes: string; first?: boolean; className?: string }

/** A photograph of a room, cut out of its backdrop, on the plain ground of its section. */
export function RoomPicture({ name, ...props }: RoomPictureProps) {
  return <Picture name={`${name}-cut`} alt={pictureAlts[name]} {...props} />
}
