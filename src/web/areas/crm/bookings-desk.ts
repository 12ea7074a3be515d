// What the Bookings tab is in the middle of, shared by its cards, its week and its panel.
import { useState } from 'react'
import { useLocation, useNavigate, useOutletContext } from 'react-router'
import type { IsoDay } from '#domain/calendar.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'

export type Target = { day: IsoDay; slot: TimeSlot }

export function useDesk() {
  const [moving, setMoving] = useState<OfficeBooking>()
  const [target, setTarget] = useState<Target>()
  const [cancelling, setCancelling] = useState<OfficeBooking>()
  const [isDragging, setDragging] = useState(false)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hasPanel = pathname !== '/crm/bookings'
  return {
    hasPanel,
    moving,
    target,
    cancelling,
    isDragging,
    pickUp(booking: OfficeBooking) {
      setDragging(true)
      setMoving(booking)
    },
    /** Dropped where it cannot be: it stays where it was. A good drop has asked by then. */
    putDown() {
      setDragging(false)
      if (!target) setMoving(undefined)
    },
    /** The week's free cells become targets; whatever lies over it makes room. */
    startMoving(booking: OfficeBooking) {
      setMoving(booking)
      const shown = new URLSearchParams(search)
      shown.delete('view')
      shown.set('day', booking.service_date)
      void navigate(`/crm/bookings?${shown}`, { replace: hasPanel, preventScrollReset: true })
    },
    stopMoving() {
      setMoving(undefined)
      setTarget(undefined)
    },
    /** Asks before it moves: the client notices. */
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
