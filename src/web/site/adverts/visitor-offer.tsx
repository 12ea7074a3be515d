import type { AdvertPath } from '#content/adverts.ts'
import { whatsappChatLink } from '#content/chat.ts'
import { hereOnly, leadingPrice } from '#content/prices.ts'
import {
  type VisitorOffer as Offer,
  offerFacts,
  otherOffers,
  otherWords,
  visitorOffers,
} from '#content/visitor-offers.ts'
import { unbroken } from '#domain/unbroken.ts'
import { DetailPicture } from '#web/pictures/detail-picture.tsx'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { useLiveData, usePromotions } from '#web/rendering/live-data.ts'
import { bookingOn } from '#web/site/shared/booking-on.ts'
import { Invite } from '#web/site/shared/invite.tsx'
import { useNextFree } from '#web/site/shared/next-free.ts'
import { PairFigure } from '#web/site/shared/pair-figure.tsx'
import { TickList } from '#web/site/shared/tick-list.tsx'
import { useInstead } from '#web/site/shared/use-instead.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { WholeWords } from '#web/ui/whole-words.tsx'
import { OfferTrust } from './offer-trust.tsx'

const sizes = '(min-width: 60rem) 50vw, 100vw'

/** A poster that can be booked. */
export function VisitorOffer({ path }: { path: AdvertPath }) {
  const offer = visitorOffers[path](usePromotions())
  return (
    <>
      <section className="deep on-deep offer-head">
        <div className="wrap">
          <Title text={offer.title} />
          {offer.big && <Figure {...offer} big={offer.big} />}
          <Buttons offer={offer} />
          <div className="offer-picture">
            {offer.pair && <PairFigure {...offer.pair} sizes={sizes} first />}
            {offer.room && <RoomPicture name={offer.room} sizes={sizes} first />}
          </div>
          <div className="offer-terms">
            <FreeAndPrice offer={offer} />
            <TickList items={offerFacts.list} className="mt-0" />
          </div>
        </div>
      </section>
      <OfferTrust />
      <Scope offer={offer} />
      <Others path={path} isOwn={offer.big !== undefined} />
    </>
  )
}

/** A title of two sentences has a line for each. */
function Title({ text }: { text: string }) {
  const sentences = text.split(/(?<=[a-z]\.) /)
  return (
    <h1 className="display">
      {sentences.map((sentence, place) => (
        <span key={sentence}>
          {place > 0 && ' '}
          {sentence}
        </span>
      ))}
    </h1>
  )
}

function Figure({ big, small, covers }: Pick<Offer, 'small' | 'covers'> & { big: string }) {
  const instead = useInstead(covers)
  return (
    <p className="offer-figure">
      <Big text={big} />{' '}
      <span>
        {instead}
        <WholeWords text={small} />
      </span>
    </p>
  )
}

/** The number is the poster; 'off' stands smaller beside it. */
function Big({ text }: { text: string }) {
  const [number, off] = text.split(' ')
  if (!off) return <b>{number}</b>
  return (
    <b>
      {number} <small>{off}</small>
    </b>
  )
}

/** Before the picture, so that they are in reach on the first screen of a phone. */
function Buttons({ offer: { book, chat } }: { offer: Offer }) {
  return (
    <div className="buttons">
      <LinkButton href={book.href} tone="coral" size="large">
        {book.label}
      </LinkButton>
      <NewTabLink href={whatsappChatLink(chat.text)} tone="quiet" size="large">
        <Icon name="whatsapp" />
        {chat.label}
      </NewTabLink>
    </div>
  )
}

/** As the home page says them: the first day that can be had, and what the published list leads with. */
function FreeAndPrice({ offer: { book, kinds, kind } }: { offer: Offer }) {
  const free = useNextFree({ kind })
  const { prices } = useLiveData()
  const leading = prices && leadingPrice(prices, kinds)
  if (!free && !leading) return null
  return (
    <p className="offer-facts">
      {free && (
        <a href={bookingOn(free.day, book.href)}>
          {offerFacts.free(kind !== undefined)} {unbroken(`${free.shown}, ${free.time}`)}
        </a>
      )}
      {leading && (
        <span>
          {kinds.length > 1 ? leading.sentence : leading.figure}
          {hereOnly(prices)}
        </span>
      )}
    </p>
  )
}

function Scope({ offer: { scope } }: { offer: Offer }) {
  return (
    <section className="section wrap pb-0">
      <h2 className="display max-w-[24ch] text-section">{scope.title}</h2>
      <ul className="scope">
        {scope.list.map(item => (
          <li key={item}>
            <Icon name="check" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Others({ path, isOwn }: { path: AdvertPath; isOwn: boolean }) {
  const others = otherOffers(path, usePromotions())
  if (others.length === 0) return null
  return (
    <section className="wrap py-16 lg:pb-24">
      <h2 className="display text-title">{otherWords.title(isOwn)}</h2>
      <ul className="other-offers">
        {others.map(({ href, big, small, detail }) => (
          <li key={href}>
            <a href={href} className="door">
              <span>
                <Big text={big} /> <WholeWords text={small} />{' '}
                <span className="more">
                  <span>{otherWords.see}</span>
                  <Icon name="arrow" />
                </span>
              </span>
              <DetailPicture name={detail} alt="" sizes="(min-width: 60rem) 26rem, 50vw" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way to book it once more, for whoever has read to the end. */
export function OfferClose({ path }: { path: AdvertPath }) {
  const { book, close } = visitorOffers[path](usePromotions())
  return (
    <Invite title={close.title} text={offerFacts.close(close.text)} show={close.show}>
      <LinkButton href={book.href} tone="coral" size="large">
        {book.label}
      </LinkButton>
    </Invite>
  )
}
