import { useQuery } from '@tanstack/react-query'
import { readPhotoAddress } from '#web/data/job-photos.ts'
import type { PhotoProps } from './own-photos.tsx'
import { PhotoFrame } from './photo-frame.tsx'

/** A photograph that only this person may see, by their account. */
export function PrivatePicture({ photo, width, alt }: PhotoProps) {
  const { data, isError } = useQuery({
    queryKey: ['photo', photo.id, width],
    queryFn: () => readPhotoAddress(photo.id, width),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  return <PhotoFrame photo={photo} address={data} isFailed={isError} alt={alt} />
}
