// The state of the Bookings tab (which booking is being moved or cancelled), shared by its cards, week and panel.
import { useState } from 'react'
import type { IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { useLocation, useNavigate, useOutletContext } from '#web/router/routing.tsx'

export type Target = { day: IsoDay; slot: TimeSlot }

export function useDesk() {
  const [moving, setMoving] = useState<OfficeBooking>()
  const [target, setTarget] = useState<Target>()
  const [cancelling, setCancelling] = useState<OfficeBooking>()
  const [isDragging, setDragging] = useState(false)
  const [moved, setMoved] = useState<string>()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hasPanel = pathname !== '/crm/bookings'
  return {
    hasPanel,
    moving,
    target,
    cancelling,
    isDragging,
    /** The booking that was moved last: its chip scrolls into view. */
    moved,
    pickUp(booking: OfficeBooking) {
      setDragging(true)
      setMoved(undefined)
      setMoving(booking)
    },
    /** Dropped on an invalid target: it stays where it was. A valid drop has set the target by then. */
    putDown() {
      setDragging(false)
      if (!target) setMoving(undefined)
    },
    /** The week's free cells become targets; panels over the week close. */
    startMoving(booking: OfficeBooking) {
      setMoved(undefined)
      setMoving(booking)
      const shown = new URLSearchParams(search)
      shown.delete('view')
      shown.set('day', booking.service_date)
      void navigate(`/crm/bookings?${shown}`, { replace: hasPanel })
    },
    stopMoving() {
      setMoving(undefined)
      setTarget(undefined)
    },
    endMoving(booking: OfficeBooking) {
      setMoving(undefined)
      setTarget(undefined)
      setMoved(booking.id)
    },
    /** Asks before it moves, because the client is told. */
    askMove(booking: OfficeBooking, to: Target) {
      setMoving(booking)
      setTarget(to)
    },
    startCancelling: setCancelling,
    stopCancelling: () => setCancelling(undefined),
  }
}

export type BookingsDesk = ReturnType<typeof useDesk>

export function useBookingsDesk(): BookingsDesk {
  return useOutletContext<BookingsDesk>()
}
