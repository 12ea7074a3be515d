import type { ReactNode } from 'react'
import { type DetailName, type PictureName, pictureAlts } from '#content/pictures.ts'
import { testimonials } from '#content/testimonials.ts'
import { type TownPath, towns } from '#content/towns.ts'
import { closingVoice } from '#domain/review.ts'
import { DetailPicture } from '#web/pictures/detail-picture.tsx'
import { nightOf } from '#web/pictures/pictures.ts'
import { useLiveData } from '#web/rendering/live-data.ts'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { ShareLink } from '#web/sharing/share-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { WholeWords } from '#web/ui/whole-words.tsx'
import { ReviewedOn } from './reviewed-on.tsx'
import { SaidEarlier } from './said-earlier.tsx'
import { TownMapDrawing } from './town-map.tsx'

/** What stands beside the words: a room over the edge, a close-up on the other side, a client's own words, or where we go. */
export type InviteShows =
  | { room: PictureName }
  | { detail: DetailName }
  | { voice: string }
  | { map: TownPath }

/** share: the words of the link with which somebody passes us on. */
type InviteProps = { title: string; text: string; show: InviteShows; share?: string; children: ReactNode }

/** The closing banner of a page: the next step. Each sort of page has its own composition. */
export function Invite({ title, text, show, share, children }: InviteProps) {
  return (
    <section className={`invite ${classOf(show)}`}>
      <div className="wrap">
        <Beside show={show} />
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead">{text}</p>
          <div className="buttons">{children}</div>
          <p className="talk">
            <ChatLink />
            {share && <ShareLink label={share} />}
          </p>
        </div>
      </div>
    </section>
  )
}

const classOf = (show: InviteShows) => `shows-${Object.keys(show)[0]}`

function Beside({ show }: { show: InviteShows }) {
  if ('voice' in show) return <Voice id={show.voice} />
  if ('map' in show) return <TownMapDrawing map={towns[show.map].map} />
  if ('detail' in show) return <DetailPicture name={show.detail} sizes="(min-width: 56rem) 34rem, 92vw" />
  const sizes = '(min-width: 56rem) 49rem, 100vw'
  return <Picture name={show.room} night={nightOf(show.room)} alt={pictureAlts[show.room]} sizes={sizes} />
}

/** A review with its day, where one is short enough; else what the owner quotes, and says so. */
function Voice({ id }: { id: string }) {
  const review = closingVoice(useLiveData().reviews)
  if (!review) return <EarlierVoice id={id} />
  return (
    <figure>
      <blockquote className="display" dir="auto">
        <WholeWords text={review.review_text} />
      </blockquote>
      <figcaption>
        <b>
          <bdi>{review.shown_name}</bdi>
        </b>{' '}
        <ReviewedOn review={review} className="" />
      </figcaption>
    </figure>
  )
}

/** Another client's, once the owner has taken this one away; nothing while there is none. */
function EarlierVoice({ id }: { id: string }) {
  const voices = testimonials()
  const voice = voices.find(one => one.id === id) ?? voices.at(-1)
  if (!voice) return null
  return (
    <figure>
      <SaidEarlier className="mb-4" />
      <blockquote className="display">{voice.text}</blockquote>
      <figcaption>
        <b>{voice.name}</b> {voice.about}
      </figcaption>
    </figure>
  )
}
