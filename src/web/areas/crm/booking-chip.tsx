import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import { manageWords } from '#content/manage-booking.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { suburbOf } from '#domain/day-list.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { useHasRole } from '#web/office/office-visitor.ts'
import { fromList } from '#web/office/use-close-panel.ts'
import { BadgeMark } from '#web/ui/badge.tsx'
import { areKeysOn } from '#web/ui/keys.ts'
import { nameOf } from './booking-words.ts'
import type { BookingsDesk } from './bookings-desk.ts'

type ChipProps = Omit<ComponentProps<typeof Link>, 'to'> & {
  booking: OfficeBooking
  desk: BookingsDesk
  /** Where it is, for those who see one day only. */
  hasPlace?: boolean
}

/** A booking in its slot: opens it, and is picked up by dragging or by M. */
export function BookingChip({ booking, desk, hasPlace = false, ...props }: ChipProps) {
  const { pathname, search } = useLocation()
  const { id, status } = booking
  const canMove = useHasRole('staff') && (status === 'pending' || status === 'confirmed')
  const isOpen = pathname === `/crm/bookings/${id}` || desk.moving?.id === id
  return (
    <Link
      {...props}
      to={`/crm/bookings/${id}${search}`}
      state={fromList}
      preventScrollReset
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
      {hasPlace && <em>{status === 'pending' ? bookingWords.week.waiting : suburbOf(booking.address)}</em>}
    </Link>
  )
}
