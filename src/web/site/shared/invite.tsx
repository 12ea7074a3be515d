import type { ReactNode } from 'react'
import type { RoomName } from '#content/pictures.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { ChatLink } from '#web/sharing/chat-link.tsx'
import { ShareLink } from '#web/sharing/share-link.tsx'

/** share: the words of the link with which somebody passes us on. */
type InviteProps = { title: string; text: string; room: RoomName; share?: string; children: ReactNode }

/** The closing banner of a page: a picture that overlaps its edge, and the next step. */
export function Invite({ title, text, room, share, children }: InviteProps) {
  return (
    <section className="invite">
      <div className="wrap">
        <RoomPicture name={room} sizes="(min-width: 56rem) 49rem, 100vw" />
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
