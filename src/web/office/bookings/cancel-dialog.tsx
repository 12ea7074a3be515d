import { type SubmitEvent, useId, useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { nameOf } from './booking-words.ts'
import { clientTelling, clientTellingWords } from './tell-client.ts'
import { useBookingActs } from './use-booking-acts.ts'

const words = bookingWords.cancelDialog

type CancelProps = { booking: OfficeBooking; onClose: () => void }

/** Asks for the reason, which goes to the client by mail. */
export function CancelBookingDialog({ booking, onClose }: CancelProps) {
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const acts = useBookingActs(booking)
  const formId = useId()

  async function cancel(event: SubmitEvent) {
    event.preventDefault()
    if (!reason.trim()) return setError(words.required)
    const { isDone, field } = await acts.cancel(reason.trim())
    if (isDone) onClose()
    else if (field) setError(words.required)
  }

  const actions = (
    <>
      <Button tone="quiet" onClick={onClose}>
        {words.keep}
      </Button>
      <Button type="submit" form={formId} tone="danger" busy={acts.isBusy}>
        {words.cancel}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.title(nameOf(booking))} actions={actions}>
      <form id={formId} onSubmit={cancel} noValidate className="grid gap-3">
        <p>
          {words.text} {clientTellingWords(booking)}
        </p>
        <TextAreaField
          label={words.reason}
          hint={words.hint[clientTelling(booking).by]}
          error={acts.conflict ?? error}
          maxLength={300}
          value={reason}
          onChange={event => {
            setReason(event.target.value)
            setError(undefined)
          }}
        />
      </form>
    </Dialog>
  )
}
