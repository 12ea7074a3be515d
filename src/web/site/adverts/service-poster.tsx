import { advertWords, firstCleanSpecial, servicePoster as words } from '#content/adverts.ts'
import { business } from '#content/business.ts'
import { whatsappChatLink } from '#content/chat.ts'
import { reviewLinks } from '#content/reviews.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { usePromotions } from '#web/rendering/live-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PosterBrand } from './poster-brand.tsx'

const outside = { target: '_blank', rel: 'noopener noreferrer' }

/** The business on a card: what it does, the first-time special, where to find it, and a button that opens a chat. */
export function ServicePoster({ file }: { file: string }) {
  return (
    <div className="poster poster-service" data-poster={file}>
      <PosterBrand />
      <h3 className="display">
        {business.slogan.start} <span>{business.slogan.end}</span>
      </h3>
      <RoomPicture name={words.picture} sizes="(min-width: 48rem) 26rem, 75vw" />
      <ul className="features" aria-label={words.featuresLabel}>
        {words.features.map(feature => (
          <li key={feature}>
            <Icon name="check" />
            {feature}
          </li>
        ))}
      </ul>
      <Special />
      <Reach />
      <a className="poster-button" href={whatsappChatLink(words.chat(usePromotions()))} {...outside}>
        {words.book}
        <span className="sr-only">, {advertWords.newTab}</span>
      </a>
      <FindUs />
    </div>
  )
}

function Special() {
  const special = firstCleanSpecial(usePromotions())
  if (!special) return null
  return (
    <p className="offer-block">
      <span>{special.label} </span>
      <b>{special.big} </b>
      {special.small.map(line => (
        <span key={line}>{line}</span>
      ))}
    </p>
  )
}

function Reach() {
  return (
    <p className="reach">
      <a href={`tel:${business.phone.e164}`}>
        <span>{words.call} </span>
        <b>{business.phone.shown}</b>
      </a>
      <a href={whatsappChatLink(words.chatFirst)} {...outside}>
        <span>{words.whatsapp} </span>
        <b>{business.whatsapp.shown}</b>
      </a>
    </p>
  )
}

function FindUs() {
  return (
    <p className="find-us">
      <span>{words.linksTitle}</span>
      {reviewLinks().map(link => (
        <a key={link.href} href={link.href} {...outside}>
          {link.label}
          <span className="sr-only">, {advertWords.newTab}</span>
        </a>
      ))}
    </p>
  )
}
