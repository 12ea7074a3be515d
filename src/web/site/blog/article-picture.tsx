import { DetailPicture } from '#web/pictures/detail-picture.tsx'
import { OwnPicture } from '#web/pictures/own-picture.tsx'
import type { Article } from './articles.ts'

type ArticlePictureProps = { article: Article; sizes: string; first?: boolean }

/** What an article opens with: its close-up, or the picture that the owner gave it. */
export function ArticlePicture({ article: { detail, picture }, ...props }: ArticlePictureProps) {
  if (detail) return <DetailPicture name={detail} alt="" {...props} />
  return <OwnPicture picture={picture} alt="" {...props} />
}
