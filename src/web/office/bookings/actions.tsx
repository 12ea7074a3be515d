import { bookingWords } from '#content/office-bookings.ts'
import { planWords } from '#content/office-plans.ts'
import { quoteStateWords } from '#content/quote-states.ts'
import type { DayRhythm } from '#domain/rhythm.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { CalendarClock } from '#web/icons/calendar-clock.ts'
import { Check } from '#web/icons/check.ts'
import { Button } from '#web/ui/button.tsx'
import { useKey } from '#web/ui/keys.ts'
import { useBookingsDesk } from './bookings-desk.ts'
import { CompleteBooking } from './complete-booking.tsx'
import { isQuoted } from './quote-of.tsx'
import type { BookingActs } from './use-booking-acts.ts'
import type { QuoteForm } from './use-quote.ts'

const words = bookingWords.acts

type ActionsProps = {
  booking: OfficeBooking
  acts: BookingActs
  quote: QuoteForm
  /** How often we come from this clean on, where that was chosen. */
  rhythm: DayRhythm | undefined
  onQuote: () => void
}

/** The foot of the panel: the next step first, impossible ones disabled. */
export function BookingActions({ booking, acts, quote, rhythm, onQuote }: ActionsProps) {
  const desk = useBookingsDesk()
  const confirm = () => void quote.send(rhythm ? acts.confirmRegular(rhythm) : acts.confirm)
  // A price that was typed but not set yet counts as the price.
  const savePrice = () => (quote.isChanged ? quote.send(acts.price) : Promise.resolve(true))
  const isPending = booking.status === 'pending'
  const isOut = isQuoted(booking)
  const canConfirm = isPending && booking.slot_trouble === null && !isOut
  useKey('c', canConfirm ? confirm : undefined)
  useKey('m', () => desk.startMoving(booking))
  useKey('l', () => desk.startMoving(booking))
  return (
    <>
      {isPending && booking.slot_trouble === null && (
        <Button onClick={onQuote}>{isOut ? quoteStateWords.change : quoteStateWords.quote}</Button>
      )}
      {canConfirm && (
        <Button tone="quiet" busy={acts.isBusy} onClick={confirm}>
          <Check aria-hidden="true" />
          {rhythm ? planWords.offer.confirm : words.confirm}
        </Button>
      )}
      {!isPending && <CompleteBooking booking={booking} beforeAsking={savePrice} />}
      <Button
        tone={booking.slot_trouble === null || !isPending ? 'quiet' : 'sea'}
        onClick={() => desk.startMoving(booking)}
      >
        {booking.slot_trouble !== null && isPending && <CalendarClock aria-hidden="true" />}
        {words.move}
      </Button>
      {isPending && (
        <Button tone="quiet" disabled>
          {words.complete}
        </Button>
      )}
      <Button tone="danger" onClick={() => desk.startCancelling(booking)}>
        {words.cancel}
      </Button>
    </>
  )
}
