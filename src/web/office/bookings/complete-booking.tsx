import { useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { thanksWords } from '#content/telling.ts'
import type { Job, Payment } from '#domain/day-list.ts'
import { discountReason } from '#domain/discounts.ts'
import { useAct } from '#web/acts/use-act.ts'
import { completeBooking, undoCompleteBooking } from '#web/data/run-bookings.ts'
import { clientOf, type OfficeBooking } from '#web/data/staff-bookings.ts'
import { Check } from '#web/icons/check.ts'
import { CompleteSheet } from '#web/office/shared/complete-sheet.tsx'
import { bookingKeys } from '#web/office/shared/use-refresh-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { useKey } from '#web/ui/keys.ts'
import { nameOf } from './booking-words.ts'
import { clientTelling } from './tell-client.ts'

type CompleteProps = { booking: OfficeBooking; beforeAsking: () => Promise<boolean> }

/** The clean is done: asks how it was paid, and can be taken back for a while. */
export function CompleteBooking({ booking, beforeAsking }: CompleteProps) {
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy } = useAct(bookingKeys)
  const name = nameOf(booking)
  const ask = async () => {
    if (await beforeAsking()) setAsking(true)
  }
  useKey('c', () => void ask())

  const complete = (payment: Payment) =>
    act({
      work: () => completeBooking(booking, payment),
      said: { title: bookingWords.done.completed(name), text: thanksWords(clientTelling(booking)) },
      failed: bookingWords.failed,
      undo: () => ({
        work: () => undoCompleteBooking(booking),
        said: { title: bookingWords.done.takenBack(name) },
      }),
    })
  return (
    <>
      <Button busy={isBusy} onClick={ask}>
        <Check aria-hidden="true" />
        {bookingWords.acts.complete}
      </Button>
      <CompleteSheet
        clean={isAsking ? jobOf(booking) : undefined}
        onClose={() => setAsking(false)}
        onComplete={(_, payment) => void complete(payment)}
      />
    </>
  )
}

function jobOf(booking: OfficeBooking): Job {
  const { id, customer_id, service_type, service_date, service_time, address, status } = booking
  return {
    id,
    customerId: customer_id,
    name: nameOf(booking),
    phone: clientOf(booking).phone,
    serviceType: service_type,
    day: service_date,
    slot: service_time,
    address,
    notes: [],
    status,
    priceCents: booking.price_cents,
    discounts: booking.discount_reasons.map(line => discountReason(line)),
    startedAt: booking.started_at,
    payment: null,
    updatedAt: booking.updated_at,
  }
}
