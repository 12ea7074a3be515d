import type { ReactNode } from 'react'
import { type DetailName, type PictureName, pictureAlts } from '#content/pictures.ts'
import { type TownPath, towns } from '#content/towns.ts'
import { DetailPicture } from '#web/pictures/detail-picture.tsx'
import { nightOf } from '#web/pictures/pictures.ts'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { ShareLink } from '#web/sharing/share-link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { TownMapDrawing } from './town-map.tsx'

/** What stands beside the words: a room over the edge, a close-up on the other side, or where we go. */
export type InviteShows = { room: PictureName } | { detail: DetailName } | { map: TownPath }

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
  if ('map' in show) return <TownMapDrawing map={towns[show.map].map} />
  if ('detail' in show) return <DetailPicture name={show.detail} sizes="(min-width: 56rem) 34rem, 92vw" />
  const sizes = '(min-width: 56rem) 49rem, 100vw'
  return <Picture name={show.room} night={nightOf(show.room)} alt={pictureAlts[show.room]} sizes={sizes} />
}
