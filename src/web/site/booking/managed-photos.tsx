import { useEffect, useState } from 'react'
import { readManagedPhoto } from '#web/data/manage-bookings.ts'
import type { ShownPhoto } from '#web/data/managed-booking.ts'
import { OwnPhotos, type PhotoProps } from '#web/pictures/own-photos.tsx'
import { PhotoFrame } from '#web/pictures/photo-frame.tsx'

/** The photographs of the clean behind the private link. */
export const ManagedPhotos = ({ photos, manageKey }: { photos: ShownPhoto[]; manageKey: string }) => (
  <OwnPhotos photos={photos} draw={props => <LinkedPhoto {...props} manageKey={manageKey} />} />
)

function LinkedPhoto({ photo, width, alt, manageKey }: PhotoProps & { manageKey: string }) {
  const [address, setAddress] = useState<string>()
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    readManagedPhoto(manageKey, photo.id, width).then(setAddress, () => setFailed(true))
  }, [manageKey, photo.id, width])
  return <PhotoFrame photo={photo} address={address} isFailed={isFailed} alt={alt} />
}
