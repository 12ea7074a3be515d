import type { Poster } from '#content/adverts.ts'
import { business } from '#content/business.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Tide } from '#web/ui/tide.tsx'
import { PosterBrand } from './poster-brand.tsx'

type OfferPosterProps = { poster: Poster; file: string; look: 'aqua' | 'shell' }

/** One offer on a poster: what, for how much, one room, and how to reach us. */
export function OfferPoster({ poster, file, look }: OfferPosterProps) {
  const { title, offer, picture } = poster
  return (
    <div className={`poster poster-offer poster-${look}`} data-poster={file}>
      <PosterBrand />
      <h3 className="display">
        {title.map(line => (
          <span key={line}>{line} </span>
        ))}
      </h3>
      <RoomPicture name={picture} sizes="(min-width: 48rem) 28rem, 80vw" />
      <p className="offer-block">
        <b>{offer.big}</b>
        {offer.small.map(line => (
          <span key={line}>{line} </span>
        ))}
      </p>
      <div className="poster-foot">
        <Tide />
      </div>
      <p className="reach">
        <b>{business.phone.shown}</b>
        <Icon name="whatsapp" />
        {business.whatsapp.shown}
      </p>
    </div>
  )
}
