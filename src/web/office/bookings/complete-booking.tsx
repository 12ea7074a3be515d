import { Check } from 'lucide-react'
import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { thanksWords } from '#content/telling.ts'
import type { Job, Payment } from '#domain/day-list.ts'
import { discountReason } from '#domain/discounts.ts'
import { Refusal } from '#domain/refusal.ts'
import { completeBooking, undoCompleteBooking } from '#web/data/run-bookings.ts'
import { clientOf, type OfficeBooking } from '#web/data/staff-bookings.ts'
import { CompleteSheet } from '#web/office/shared/complete-sheet.tsx'
import { useRefreshBookings } from '#web/office/shared/use-refresh-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { useKey } from '#web/ui/keys.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { nameOf } from './booking-words.ts'
import { clientTelling } from './tell-client.ts'

type CompleteProps = { booking: OfficeBooking; beforeAsking: () => Promise<boolean> }

/** The clean is done: asks how it was paid, and can be taken back for a while. */
export function CompleteBooking({ booking, beforeAsking }: CompleteProps) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefreshBookings()
  const name = nameOf(booking)
  const ask = async () => {
    if (await beforeAsking()) setAsking(true)
  }
  useKey('c', () => void ask())

  async function attempt(said: Parameters<typeof showToast>[0], work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
      showToast(said)
    } catch (error) {
      const text = error instanceof Refusal ? error.message : bookingWords.failed.text
      showToast({ title: bookingWords.failed.title, text, tone: 'bad' })
    }
    await refresh()
    setBusy(false)
  }
  const undo = () =>
    void attempt({ title: bookingWords.done.takenBack(name) }, () => undoCompleteBooking(booking))
  const complete = (payment: Payment) =>
    attempt(
      {
        title: bookingWords.done.completed(name),
        text: thanksWords(clientTelling(booking)),
        action: { label: officeWords.undo, onAct: undo },
      },
      () => completeBooking(booking, payment),
    )
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
