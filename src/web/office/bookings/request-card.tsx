import { CalendarClock, Check, CircleAlert } from 'lucide-react'
import { extrasText, sizeText } from '#content/clean-size.ts'
import { manageWords } from '#content/manage-booking.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { OfficeBooking, WaitingReward } from '#web/data/staff-bookings.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { ConflictNotice } from '#web/office/shared/conflict-notice.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { askedAt, nameOf, whenOf } from './booking-words.ts'
import type { BookingsDesk } from './bookings-desk.ts'
import { BookingReach } from './facts.tsx'
import { BookingQuote } from './quote.tsx'
import { type BookingActs, useBookingActs } from './use-booking-acts.ts'
import { type QuoteForm, useChangesMeanwhile, useQuote } from './use-quote.ts'

const words = bookingWords.requests

type CardProps = {
  booking: OfficeBooking
  rewards: WaitingReward[]
  desk: BookingsDesk
  /** The one with the filled button. */
  isFirst: boolean
}

/** A request with everything needed to answer it. */
export function BookingRequestCard({ booking, rewards, desk, isFirst }: CardProps) {
  const acts = useBookingActs(booking)
  const quote = useQuote(booking, rewards)
  const conflict = useChangesMeanwhile(booking, quote) ?? acts.conflict
  const isStaff = useHasRole('staff')
  const takeTheirs = () => {
    quote.startAgain()
    acts.forgetConflict()
  }
  return (
    <article
      className={`request ${isFirst ? 'request-first' : ''}`}
      aria-label={nameOf(booking)}
      data-booking={booking.id}
    >
      <RequestFacts booking={booking} />
      {conflict && <ConflictNotice onTakeTheirs={takeTheirs}>{conflict}</ConflictNotice>}
      {isStaff && (
        <>
          <BookingReach booking={booking} />
          <BookingQuote quote={quote} booking={booking} />
          <RequestActs {...{ booking, desk, acts, quote, isFirst }} />
        </>
      )}
    </article>
  )
}

function RequestFacts({ booking }: { booking: OfficeBooking }) {
  const { search } = useLocation()
  return (
    <div className="request-facts">
      <p className="request-top">
        <Badge tone="pending">{manageWords.statuses.pending}</Badge>
        <span>{words.asked(askedAt(booking))}</span>
      </p>
      <h4>
        <Link to={`/crm/bookings/${booking.id}${search}`} state={fromList} data-row>
          {nameOf(booking)}
        </Link>
      </h4>
      <p className="request-when">{whenOf(booking)}</p>
      <p className="text-ink-soft">
        {serviceLabel(booking.service_type)}, {booking.address}
        {booking.suburb && !booking.address.includes(booking.suburb) && ` (${booking.suburb})`}
      </p>
      <Work booking={booking} />
      {booking.special_instructions && <p className="request-words">“{booking.special_instructions}”</p>}
      {booking.slot_trouble && (
        <p className="request-trouble">
          <CircleAlert aria-hidden="true" />
          {words.troubles[booking.slot_trouble]}
        </p>
      )}
    </div>
  )
}

function Work({ booking }: { booking: OfficeBooking }) {
  const size = sizeText(booking.service_type, booking.size)
  const work = [size, extrasText(booking.extra_labels)].filter(Boolean).join(', ')
  return work && <p className="text-ink-soft">{work}</p>
}

type ActsProps = Pick<CardProps, 'booking' | 'desk' | 'isFirst'> & { acts: BookingActs; quote: QuoteForm }

function RequestActs({ booking, desk, acts, quote, isFirst }: ActsProps) {
  const hasTrouble = booking.slot_trouble !== null
  return (
    <div className="request-acts">
      {hasTrouble ? (
        <Button tone="quiet" className="flex-1" onClick={() => desk.startMoving(booking)}>
          <CalendarClock aria-hidden="true" />
          {bookingWords.acts.move}
        </Button>
      ) : (
        <>
          <Button
            tone={isFirst && !desk.hasPanel ? 'sea' : 'quiet'}
            className="flex-1"
            busy={acts.isBusy}
            onClick={() => void quote.send(acts.confirm)}
          >
            <Check aria-hidden="true" />
            {bookingWords.acts.confirm}
          </Button>
          <Button tone="quiet" onClick={() => desk.startMoving(booking)}>
            {bookingWords.acts.move}
          </Button>
        </>
      )}
      <Button tone="danger" onClick={() => desk.startCancelling(booking)}>
        {bookingWords.acts.cancel}
      </Button>
    </div>
  )
}
