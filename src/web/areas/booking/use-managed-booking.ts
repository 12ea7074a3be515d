import { useCallback, useEffect, useState } from 'react'
import { bookingForm } from '#content/booking-page.ts'
import { manageWords } from '#content/manage-booking.ts'
import type { Notice } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { cancelBooking, type ManagedBooking, moveBooking, readManaged } from '#web/data/manage-bookings.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Shown = ManagedBooking | 'loading' | 'missing' | 'failed'

// What the link leads to, and what can be done with it.
export function useManagedBooking(key: string) {
  const [shown, setShown] = useState<Shown>('loading')
  const [isBusy, setBusy] = useState(false)

  const read = useCallback(async () => {
    setShown('loading')
    setShown(await readManaged(key).catch(stateOf))
  }, [key])
  useEffect(() => void read(), [read])

  // Answers the sentence to show at the time, when it was the time that was refused.
  async function change(work: () => Promise<ManagedBooking>, done: Notice): Promise<string | undefined> {
    setBusy(true)
    try {
      setShown(await work())
      showToast({ ...done, tone: 'good' })
    } catch (cause) {
      const code = cause instanceof Refusal ? cause.code : ''
      const sentence = bookingForm.refusals[code as keyof typeof bookingForm.refusals]
      if (sentence) return sentence
      showToast({ ...manageWords.notChanged, tone: 'bad' })
      // Changed meanwhile, here or at the office: show how it stands now.
      if (code) await read()
    } finally {
      setBusy(false)
    }
  }

  const move = ({ id }: ManagedBooking, to: { day: string; slot: TimeSlot }) =>
    change(() => moveBooking({ id, key }, to), manageWords.moved)
  const cancel = ({ id }: ManagedBooking) => change(() => cancelBooking({ id, key }), manageWords.cancelled)

  return { shown, isBusy, read, move, cancel }
}

function stateOf(cause: unknown): Shown {
  const isMissing = cause instanceof Refusal && ['booking_not_found', 'session_ended'].includes(cause.code)
  return isMissing ? 'missing' : 'failed'
}
