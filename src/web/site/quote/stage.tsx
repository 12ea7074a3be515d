// The upper part of the page: whose quote it is, how it stands, and the room.
import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { pictureOf } from '#content/service-pictures.ts'
import type { ServiceType } from '#domain/service-types.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'

type StageProps = {
  look: 'asked' | 'booked' | 'lapsed'
  title: string
  reference?: string
  status?: 'status' | 'alert'
  room?: ServiceType
  /** Takes the focus: the button that was pressed is gone. */
  takesFocus?: boolean
  children?: ReactNode
}

export function Stage({ look, title, reference, status, room, takesFocus = false, children }: StageProps) {
  const heading = useFocus(takesFocus)
  return (
    <div className={`quote-stage ${look} ${room ? '' : 'quote-bare'}`} role={room ? undefined : status}>
      <div className="quote-stage-words">
        {reference && (
          <p className="quote-reference" role={room ? status : undefined}>
            {reference}
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} className="display">
          {title}
        </h1>
        {children}
      </div>
      {room && (
        <RoomPicture
          name={pictureOf(room)}
          sizes="(min-width: 60rem) 38rem, 100vw"
          first
          className="quote-room"
        />
      )}
      {look === 'booked' && <Sparks />}
    </div>
  )
}

function useFocus(wanted: boolean): Ref<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!wanted) return
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [wanted])
  return heading
}

function Sparks() {
  return [1, 2, 3].map(place => (
    <Icon key={place} name="spark" className={`quote-spark quote-spark-${place}`} />
  ))
}
