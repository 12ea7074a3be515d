import { useQuery } from '@tanstack/react-query'
import { partWords } from '#content/part-words.ts'
import { readPhotoAddress } from '#web/data/job-photos.ts'

type PrivatePictureProps = {
  photo: { id: string; width: number; height: number }
  /** The width to ask for; the server sends what it has nearest to it. */
  width: number
  alt: string
}

/** A photograph that only this person may see; its place is kept while it is fetched. */
export function PrivatePicture({ photo: { id, width: full, height }, width, alt }: PrivatePictureProps) {
  const query = useQuery({
    queryKey: ['photo', id, width],
    queryFn: () => readPhotoAddress(id, width),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
  if (query.isError) return <span className="private-picture">{partWords.pictureFailed}</span>
  return <img className="private-picture" src={query.data} width={full} height={height} alt={alt} />
}
