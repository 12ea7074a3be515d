import { type PictureName, pictureAlts } from '#content/pictures.ts'
import { Picture } from '#web/ui/picture.tsx'

export type RoomName = Exclude<PictureName, `${string}-before` | `${string}-after`>
type RoomProps = { name: RoomName; sizes: string; first?: boolean; className?: string }

/** A room cut out of its backdrop, standing straight on the ground of its section. */
export function Room({ name, ...props }: RoomProps) {
  return <Picture name={`${name}-cut`} alt={pictureAlts[name]} {...props} />
}
