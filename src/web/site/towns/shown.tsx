import { pictureAlts } from '#content/pictures.ts'
import type { TownPicture } from '#content/towns/town.ts'
import { DetailPicture } from '#web/pictures/detail-picture.tsx'
import { nightOf } from '#web/pictures/pictures.ts'
import { PairFigure } from '#web/site/shared/pair-figure.tsx'
import { Picture } from '#web/ui/picture.tsx'

export function Shown({ picture, sizes }: { picture: TownPicture; sizes: string }) {
  if ('detail' in picture) return <DetailPicture name={picture.detail} sizes={sizes} />
  if ('before' in picture) return <PairFigure {...picture} sizes={sizes} />
  const { room } = picture
  return <Picture name={room} night={nightOf(room)} alt={pictureAlts[room]} sizes={sizes} />
}
