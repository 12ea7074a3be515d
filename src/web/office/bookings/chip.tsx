import { type ComponentProps, useEffect, useRef } from 'react'
import { manageWords } from '#content/manage-booking.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { suburbOf } from '#domain/day-list.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { BadgeMark } from '#web/ui/badge.tsx'
import { areKeysOn } from '#web/ui/keys.ts'
import { nameOf, stretchWords } from './booking-words.ts'
import type { BookingsDesk } from './bookings-desk.ts'

type ChipProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  booking: OfficeBooking
  desk: BookingsDesk
  /** Its day and time, for the view of a single day. */
  hasPlace?: boolean
}

/** A booking in its slot: opens it, and is picked up by dragging or by M. */
export function BookingChip({ booking, desk, hasPlace = false, ...props }: ChipProps) {
  const { pathname, search } = useLocation()
  const { id, status } = booking
  const canMove = useHasRole('staff') && isStatusOpen(status)
  const chip = useRef<HTMLAnchorElement>(null)
  const isMoved = desk.moved === id
  // The button that moved it is gone, and browsers scroll differently then. One of the two weeks is hidden.
  useEffect(() => {
    if (!isMoved || !chip.current?.offsetParent) return
    chip.current.focus({ preventScroll: true })
    chip.current.scrollIntoView({ block: 'center' })
  }, [isMoved])
  const isOpen = pathname === `/crm/bookings/${id}` || desk.moving?.id === id
  return (
    <Link
      {...props}
      ref={chip}
      to={`/crm/bookings/${id}${search}`}
      state={fromList}
      className={`chip chip-${status} ${isOpen ? 'chip-open' : ''}`}
      draggable={canMove}
      onDragStart={event => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', id)
        desk.pickUp(booking)
      }}
      onDragEnd={() => desk.putDown()}
      onKeyDown={event => {
        if (event.key.toLowerCase() !== 'm' || !canMove || !areKeysOn()) return
        event.preventDefault()
        desk.startMoving(booking)
      }}
    >
      <BadgeMark tone={status} />
      <span>{nameOf(booking)}</span>
      <span className="sr-only">{manageWords.statuses[status].toLowerCase()}</span>
      {hasPlace && (
        <em>
          {status === 'pending' ? bookingWords.week.waiting : (booking.suburb ?? suburbOf(booking.address))}
        </em>
      )}
      <small>{stretchWords(booking)}</small>
    </Link>
  )
}
