import { partWords } from '#content/part-words.ts'

type PhotoFrameProps = {
  photo: { width: number; height: number }
  /** Undefined while it is fetched: its place is kept. */
  address: string | undefined
  isFailed: boolean
  alt: string
}

export function PhotoFrame({ photo: { width, height }, address, isFailed, alt }: PhotoFrameProps) {
  if (isFailed) return <span className="private-picture">{partWords.pictureFailed}</span>
  return <img className="private-picture" src={address} width={width} height={height} alt={alt} />
}
