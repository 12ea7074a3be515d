import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { photoWords } from '#content/job-photos.ts'
import { manageWords, whyNotComplete } from '#content/manage-booking.ts'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { clockAt, formatListDay, todayAt } from '#domain/calendar.ts'
import type { DayRhythm } from '#domain/rhythm.ts'
import { type OfficeBooking, readHistory } from '#web/data/staff-bookings.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { ConflictNotice } from '#web/office/shared/conflict-notice.tsx'
import { QuoteStateBadge } from '#web/office/shared/quote-state-badge.tsx'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Panel, PanelPart } from '#web/ui/panel.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { BookingActions } from './actions.tsx'
import { fullWhenOf, nameOf } from './booking-words.ts'
import { BookingFacts, BookingReach } from './facts.tsx'
import { historyOf } from './history.ts'
import { BookingPlan } from './plan.tsx'
import { BookingQuote } from './quote.tsx'
import { BookingQuoteEditor, BookingQuotePart, isQuoted, useQuoting } from './quote-of.tsx'
import { RegularOffer } from './regular-offer.tsx'
import { RegularVisit } from './regular-visit.tsx'
import { useRewardsOf } from './requests.tsx'
import { useBookingActs } from './use-booking-acts.ts'
import { useChangesMeanwhile, useQuote } from './use-quote.ts'
import { BookingWaiting } from './waiting-booking.tsx'

const words = bookingWords.panel

const CleanInvoicePart = lazy(async () => ({
  default: (await import('#web/office/shared/clean-invoice-part.tsx')).CleanInvoicePart,
}))

const JobPhotos = lazy(async () => ({
  default: (await import('#web/office/shared/job-photos.tsx')).JobPhotos,
}))

type RecordProps = { booking: OfficeBooking; onClose: () => void }

/** All about one booking, and what can be done with it; or its quote. */
export function BookingRecord({ booking, onClose }: RecordProps) {
  const quoting = useQuoting()
  const isStaff = useHasRole('staff')
  if (isStaff && quoting.isOpen && isStatusOpen(booking.status))
    return <BookingQuoteEditor booking={booking} onClose={quoting.close} />
  return <WholeRecord booking={booking} onClose={onClose} onQuote={quoting.open} />
}

function WholeRecord({ booking, onClose, onQuote }: RecordProps & { onQuote: () => void }) {
  const acts = useBookingActs(booking)
  const isStaff = useHasRole('staff')
  const rewards = useRewardsOf(isStaff ? [booking] : [])
  const quote = useQuote(booking, rewards)
  const conflict = useChangesMeanwhile(booking, quote) ?? acts.conflict
  const isOpen = isStaff && isStatusOpen(booking.status)
  const canPrice = isOpen && !isQuoted(booking)
  // Chosen where the request is to become a plan as it is confirmed.
  const [rhythm, setRhythm] = useState<DayRhythm>()
  const takeTheirs = () => {
    quote.startAgain()
    acts.forgetConflict()
  }
  return (
    <Panel
      title={nameOf(booking)}
      status={
        <>
          <Badge tone={booking.status}>{manageWords.statuses[booking.status]}</Badge>{' '}
          {isStaff && booking.quote_state && <QuoteStateBadge state={booking.quote_state} />}
        </>
      }
      lead={<p className="font-semibold text-heading">{fullWhenOf(booking)}</p>}
      closeLabel={officeWords.close}
      onClose={onClose}
      why={isStaff ? whyNot(booking) : undefined}
      foot={isOpen && <BookingActions {...{ booking, acts, quote, rhythm, onQuote }} />}
    >
      {conflict && <ConflictNotice onTakeTheirs={takeTheirs}>{conflict}</ConflictNotice>}
      {isStaff && <Unconfirmed booking={booking} />}
      <BookingReach booking={booking} />
      <BookingFacts booking={booking} hasQuote={!isOpen} />
      {isStaff && <BookingQuotePart booking={booking} onChange={onQuote} />}
      {isStaff && booking.status === 'completed' && (
        <Suspense>
          <CleanInvoicePart of={{ booking_id: booking.id }} name={nameOf(booking)} />
        </Suspense>
      )}
      {isStaff && (booking.status === 'confirmed' || booking.status === 'completed') && (
        <PanelPart title={photoWords.title}>
          <Suspense>
            <JobPhotos bookingId={booking.id} name={nameOf(booking)} canAdd />
          </Suspense>
        </PanelPart>
      )}
      {isStaff && <RegularVisit booking={booking} />}
      {isStaff && <BookingPlan booking={booking} acts={acts} canChange={isOpen} />}
      {isOpen && <BookingWaiting booking={booking} />}
      {canPrice && (
        <BookingQuote quote={quote} booking={booking}>
          {quote.isChanged && (
            <Button tone="quiet" busy={acts.isBusy} onClick={() => void quote.send(acts.price)}>
              {bookingWords.acts.save}
            </Button>
          )}
        </BookingQuote>
      )}
      {canPrice && <RegularOffer booking={booking} rhythm={rhythm} onChoose={setRhythm} />}
      {isStaff && <History booking={booking} />}
    </Panel>
  )
}

/** Holds no place yet: while many strangers wait, the next are asked to confirm first. */
function Unconfirmed({ booking: { status, sender_check, confirm_by } }: { booking: OfficeBooking }) {
  if (status !== 'pending' || sender_check !== 'waiting' || !confirm_by) return null
  const until = new Date(confirm_by)
  return (
    <Notice tone="wait">{words.unconfirmed(`${formatListDay(todayAt(until))}, ${clockAt(until)}`)}</Notice>
  )
}

function whyNot({ status, slot_trouble }: OfficeBooking): string | undefined {
  if (slot_trouble) return bookingWords.requests.troubles[slot_trouble]
  return whyNotComplete[status] || undefined
}

function History({ booking }: { booking: OfficeBooking }) {
  const { data } = useQuery({
    queryKey: [bookingsKey, 'history', booking.id, booking.updated_at],
    queryFn: () => readHistory(booking.id),
    placeholderData: before => before,
  })
  if (!data) return null
  return (
    <PanelPart title={words.history}>
      <Timeline entries={historyOf(booking, data, new Date())} />
    </PanelPart>
  )
}
