import type { ReactNode } from 'react'
import { Room, type RoomName } from '#web/room.tsx'

type InviteProps = { title: string; text: string; room: RoomName; children: ReactNode }

/** The closing banner of a page: a room that reaches over its edge, and the next free step. */
export function Invite({ title, text, room, children }: InviteProps) {
  return (
    <section className="invite">
      <div className="wrap">
        <Room name={room} sizes="(min-width: 56rem) 49rem, 100vw" />
        <div>
          <h2 className="display text-section">{title}</h2>
          <p className="lead">{text}</p>
          <div className="buttons">{children}</div>
        </div>
      </div>
    </section>
  )
}
