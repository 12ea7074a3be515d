// The state of the Bookings tab, shared by its cards, week and panel: the clean in the hand, and the one being cancelled.
import { useRef, useState } from 'react'
import { clockAt, type IsoDay, todayAt } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import type { Place } from '#domain/diary.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import type { UnplacedVisit } from '#web/data/unplaced-visits.ts'
import { useLocation, useNavigate, useOutletContext } from '#web/router/routing.tsx'

/** A clean that was picked up: where it would lie, and how long it would take. */
export type Hand = {
  booking: OfficeBooking
  place: Place | undefined
  minutes: number
  isDragging: boolean
  /** A visit of a plan that has no place yet. */
  visit?: UnplacedVisit | undefined
  /** Why the last try did not work. */
  trouble?: string | undefined
}

/** State of a link that opens a booking with its quote. */
export const isQuoting = { isQuoting: true }

export function useDesk() {
  const [hand, setHand] = useState<Hand>()
  const [cancelling, setCancelling] = useState<OfficeBooking>()
  const [laid, setLaid] = useState<string>()
  const origin = useRef<Element>(null)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const hasPanel = pathname !== '/crm/bookings'

  function pickUp(booking: OfficeBooking, changes: Partial<Hand> = {}) {
    origin.current = document.activeElement
    setLaid(undefined)
    setHand({
      booking,
      place: comingPlaceOf(booking),
      minutes: minutesOf(booking),
      isDragging: false,
      ...changes,
    })
  }

  function putBack() {
    setHand(undefined)
    if (origin.current?.isConnected) (origin.current as HTMLElement).focus({ preventScroll: true })
    else setLaid(hand?.booking.id)
  }

  return {
    hasPanel,
    hand,
    cancelling,
    /** The booking that was laid in last: its block takes the focus. */
    laid,
    pickUp,
    putBack,
    change: (changes: Partial<Hand>) => setHand(held => held && { ...held, trouble: undefined, ...changes }),
    /** The week answers where it fits; panels over the week close. */
    startMoving(booking: OfficeBooking, visit?: UnplacedVisit) {
      pickUp(booking, { visit })
      const shown = new URLSearchParams(search)
      shown.delete('view')
      shown.set('day', laterOf(booking.service_date, todayAt(new Date())))
      void navigate(`/crm/bookings?${shown}`, { replace: hasPanel })
    },
    endMoving(booking: OfficeBooking) {
      setHand(undefined)
      setLaid(booking.id)
    },
    startCancelling: setCancelling,
    stopCancelling: () => setCancelling(undefined),
  }
}

export type BookingsDesk = ReturnType<typeof useDesk>

export function useBookingsDesk(): BookingsDesk {
  return useOutletContext<BookingsDesk>()
}

/** What has no length yet takes its window. */
export const minutesOf = ({ minutes }: OfficeBooking) => minutes ?? 120

/** Where it lies in the diary. */
export function placeOf({ service_date: day, crew_id: crewId, start_minute: start }: OfficeBooking) {
  return crewId === null || start === null ? undefined : { day, crewId, start }
}

// One that can no longer be where it is has no place in the hand either.
function comingPlaceOf(booking: OfficeBooking): Place | undefined {
  const place = placeOf(booking)
  if (!place || booking.slot_trouble) return
  const now = new Date()
  return `${place.day} ${clockOf(place.start)}` > `${todayAt(now)} ${clockAt(now)}` ? place : undefined
}

const laterOf = (a: IsoDay, b: IsoDay) => (a > b ? a : b)
