import type { KeyboardEvent, ReactNode } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { quoteStateWords } from '#content/quote-states.ts'
import { shortHours } from '#domain/clean-length.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { useIsPhone } from '#web/browser/use-media.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { CircleExclamationPoint } from '#web/icons/circle-exclamation-point.ts'
import { GripVertical } from '#web/icons/grip-vertical.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { quoteTones } from '#web/office/shared/quote-state-badge.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { BadgeMark } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { areKeysOn } from '#web/ui/keys.ts'
import { askedAt, nameOf, shortWhenOf } from './booking-words.ts'
import type { BookingsDesk } from './bookings-desk.ts'
import { dragClean } from './drag-clean.ts'
import { whereOf } from './planned-clean.ts'

const words = bookingWords.requests

type CardProps = {
  booking: OfficeBooking
  desk: BookingsDesk
  /** The one that has waited longest. */
  isFirst: boolean
}

/** A request: opens it to be answered, and is picked up to be laid into the week. */
export function BookingRequestCard({ booking, desk, isFirst }: CardProps) {
  const isPhone = useIsPhone()
  const isStaff = useHasRole('staff')
  const isHeld = desk.hand?.booking.id === booking.id
  return (
    <article
      className={`request ${isFirst ? 'request-first' : ''} ${isHeld ? 'request-lifted' : ''}`}
      aria-label={nameOf(booking)}
      onPointerDown={event => isStaff && dragClean(event, { booking, desk })}
    >
      {isStaff && <GripVertical aria-hidden="true" className="request-grip" />}
      <div className="request-facts">
        <p className="request-top">
          <OpenRequest booking={booking} desk={desk}>
            {nameOf(booking)}
          </OpenRequest>
          <span>{shortWhenOf(booking)}</span>
        </p>
        <p title={words.asked(askedAt(booking))}>{whatOf(booking, isStaff)}</p>
        {isStaff && booking.quote_state && (
          <p className="request-quote">
            <BadgeMark tone={quoteTones[booking.quote_state]} />
            {quoteStateWords.states[booking.quote_state]}
          </p>
        )}
        {booking.slot_trouble && (
          <p className="request-trouble">
            <CircleExclamationPoint aria-hidden="true" />
            {words.troubles[booking.slot_trouble]}
          </p>
        )}
      </div>
      {isStaff && !isPhone && (
        <Button
          tone="text"
          aria-label={words.layInOf(nameOf(booking))}
          onPointerDown={event => event.stopPropagation()}
          onClick={() => desk.startMoving(booking)}
        >
          {words.layIn}
        </Button>
      )}
    </article>
  )
}

type OpenProps = Pick<CardProps, 'booking' | 'desk'> & { children: ReactNode }

// On a phone a tap takes it into the hand, from where it is opened too.
function OpenRequest({ booking, desk, children }: OpenProps) {
  const isPhone = useIsPhone()
  const isStaff = useHasRole('staff')
  const { search } = useLocation()
  const layByKey = (event: KeyboardEvent) => {
    if (!/^[lm]$/i.test(event.key) || !isStaff || !areKeysOn()) return
    event.preventDefault()
    desk.startMoving(booking)
  }
  if (isPhone && isStaff)
    return (
      <button type="button" data-row onClick={() => desk.startMoving(booking)}>
        {children}
      </button>
    )
  return (
    <Link
      to={`/crm/bookings/${booking.id}${search}`}
      state={fromList}
      data-row
      draggable={false}
      onKeyDown={layByKey}
    >
      {children}
    </Link>
  )
}

/** 'Deep clean, 3 h 30, Dana Bay' */
function whatOf(booking: OfficeBooking, isStaff: boolean): string {
  const length = isStaff && booking.minutes !== null && shortHours(booking.minutes)
  return [serviceLabel(booking.service_type), length, whereOf(booking)].filter(Boolean).join(', ')
}
