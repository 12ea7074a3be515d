import { Check } from 'lucide-react'
import { useState } from 'react'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import type { Job, Payment } from '#domain/day-list.ts'
import { Refusal } from '#domain/refusal.ts'
import { completeBooking, undoCompleteBooking } from '#web/data/run-bookings.ts'
import { clientOf, type OfficeBooking } from '#web/data/staff-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { useKey } from '#web/ui/keys.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { nameOf } from './booking-words.ts'
import { CompleteSheet } from './complete-sheet.tsx'
import { useRefreshBookings } from './use-booking-acts.ts'

/** The clean is done: asks how it was paid, and can be taken back for a while. */
export function CompleteBooking({ booking }: { booking: OfficeBooking }) {
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const refresh = useRefreshBookings()
  const name = nameOf(booking)
  useKey('c', () => setAsking(true))

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
      { title: bookingWords.done.completed(name), action: { label: officeWords.undo, onAct: undo } },
      () => completeBooking(booking, payment),
    )
  return (
    <>
      <Button busy={isBusy} onClick={() => setAsking(true)}>
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
    discounts: [],
    startedAt: booking.started_at,
    payment: null,
    updatedAt: booking.updated_at,
  }
}
