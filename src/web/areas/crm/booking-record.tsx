import { useQuery } from '@tanstack/react-query'
import { manageWords } from '#content/manage-booking.ts'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { type OfficeBooking, readHistory } from '#web/data/staff-bookings.ts'
import { ConflictNotice } from '#web/office/conflict-notice.tsx'
import { useHasRole } from '#web/office/office-visitor.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel, PanelPart } from '#web/ui/panel.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingFacts, BookingReach } from './booking-facts.tsx'
import { historyOf } from './booking-history.ts'
import { BookingQuote } from './booking-quote.tsx'
import { useRewardsOf } from './booking-requests.tsx'
import { fullWhenOf, nameOf } from './booking-words.ts'
import { bookingsKey, useBookingActs } from './use-booking-acts.ts'
import { useQuote } from './use-quote.ts'

const words = bookingWords.panel

/** All about one booking, and what can be done with it. */
export function BookingRecord({ booking, onClose }: { booking: OfficeBooking; onClose: () => void }) {
  const acts = useBookingActs(booking)
  const isStaff = useHasRole('staff')
  const rewards = useRewardsOf(isStaff ? [booking] : [])
  const quote = useQuote(booking, rewards)
  const canPrice = isStaff && (booking.status === 'pending' || booking.status === 'confirmed')
  const takeTheirs = () => {
    quote.startAgain()
    acts.forgetConflict()
  }
  return (
    <Panel
      title={nameOf(booking)}
      status={<Badge tone={booking.status}>{manageWords.statuses[booking.status]}</Badge>}
      lead={<p className="font-semibold text-heading">{fullWhenOf(booking)}</p>}
      closeLabel={officeWords.close}
      onClose={onClose}
      why={isStaff ? whyNot(booking) : undefined}
      foot={isStaff && canPrice && <BookingActions {...{ booking, acts, quote }} />}
    >
      {acts.conflict && <ConflictNotice onTakeTheirs={takeTheirs}>{acts.conflict}</ConflictNotice>}
      <BookingReach booking={booking} />
      <BookingFacts booking={booking} hasQuote={!canPrice} />
      {canPrice && (
        <BookingQuote quote={quote} booking={booking}>
          {quote.isChanged && (
            <Button tone="quiet" busy={acts.isBusy} onClick={() => void quote.send(acts.price)}>
              {bookingWords.acts.save}
            </Button>
          )}
        </BookingQuote>
      )}
      {isStaff && <History booking={booking} />}
    </Panel>
  )
}

function whyNot({ status, slot_trouble }: OfficeBooking): string | undefined {
  if (slot_trouble) return bookingWords.requests.troubles[slot_trouble]
  return status === 'confirmed' ? undefined : words.why[status]
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
