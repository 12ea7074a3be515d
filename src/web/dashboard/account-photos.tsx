import type { ShownPhoto } from '#web/data/managed-booking.ts'
import { OwnPhotos } from '#web/pictures/own-photos.tsx'
import { PrivatePicture } from '#web/pictures/private-picture.tsx'

/** The photographs of a clean, for the client who is signed in. */
export const AccountPhotos = ({ photos }: { photos: ShownPhoto[] }) => (
  <OwnPhotos photos={photos} draw={props => <PrivatePicture {...props} />} />
)
