import { bookingWords } from '#content/office-bookings.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { nameOf, whenOf } from './booking-words.ts'
import type { BookingsDesk, Target } from './bookings-desk.ts'
import { clientTellingWords } from './tell-client.ts'
import { useBookingActs } from './use-booking-acts.ts'

const words = bookingWords.moveDialog

type MoveProps = { booking: OfficeBooking; target: Target; desk: BookingsDesk }

/** Asks for confirmation, because the client is told. */
export function MoveBookingDialog({ booking, target, desk }: MoveProps) {
  const acts = useBookingActs(booking)
  const to = whenOf({ service_date: target.day, service_time: target.slot })
  const move = async () => {
    const { isDone } = await acts.move(target.day, target.slot)
    if (isDone) desk.endMoving(booking)
  }
  const actions = (
    <>
      <Button tone="quiet" onClick={desk.stopMoving}>
        {words.keep}
      </Button>
      <Button busy={acts.isBusy} onClick={move}>
        {words.move}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={desk.stopMoving} title={words.title(nameOf(booking))} actions={actions}>
      <p>
        {words.text(whenOf(booking), to)} {clientTellingWords(booking)}
      </p>
      {acts.conflict && (
        <p role="alert" className="mt-3 text-error">
          {acts.conflict}
        </p>
      )}
    </Dialog>
  )
}
