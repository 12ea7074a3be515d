import type { ReactNode } from 'react'
import type { RoomName } from '#content/pictures.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'

type InviteProps = { title: string; text: string; room: RoomName; children: ReactNode }

/** The closing banner of a page: a picture that overlaps its edge, and the next step. */
export function Invite({ title, text, room, children }: InviteProps) {
  return (
    <section className="invite">
      <div className="wrap">
        <RoomPicture name={room} sizes="(min-width: 56rem) 49rem, 100vw" />
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead">{text}</p>
          <div className="buttons">{children}</div>
        </div>
      </div>
    </section>
  )
}
