import { bookingWords } from '#content/office-bookings.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { nameOf, whenOf } from './booking-words.ts'
import type { Target } from './bookings-desk.ts'
import { useBookingActs } from './use-booking-acts.ts'

const words = bookingWords.moveDialog

type MoveProps = { booking: OfficeBooking; target: Target; onClose: () => void }

/** Asks once, for the client gets a mail. */
export function MoveBookingDialog({ booking, target, onClose }: MoveProps) {
  const acts = useBookingActs(booking)
  const to = whenOf({ service_date: target.day, service_time: target.slot })
  const move = async () => {
    const { isDone } = await acts.move(target.day, target.slot)
    if (isDone) onClose()
  }
  const actions = (
    <>
      <Button tone="quiet" onClick={onClose}>
        {words.keep}
      </Button>
      <Button busy={acts.isBusy} onClick={move}>
        {words.move}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.title(nameOf(booking))} actions={actions}>
      <p>{words.text(whenOf(booking), to)}</p>
      {acts.conflict && (
        <p role="alert" className="mt-3 text-error">
          {acts.conflict}
        </p>
      )}
    </Dialog>
  )
}
