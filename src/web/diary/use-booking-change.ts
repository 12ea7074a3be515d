// Moving and cancelling a booking, by its private link or as the client whose it is.
import { useState } from 'react'
import { diaryWords } from '#content/diary.ts'
import { manageWords } from '#content/manage-booking.ts'
import { formatDay, formatTimes } from '#domain/calendar.ts'
import type { Notice } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { cancelBooking, type ManagedBooking, moveBooking } from '#web/data/manage-bookings.ts'
import { showToast } from '#web/ui/toast-store.ts'

type BookingScreen = {
  onChanged: (booking: ManagedBooking) => void
  /** Reads it anew and shows it as it stands; none when it is gone. */
  look: (id: string) => Promise<ManagedBooking | undefined>
}

/** Not done with a sentence: it was the time that was refused. Without one: the visitor has been told. */
export type ChangeOutcome = { isDone: boolean; timeRefused?: string }
export type BookingChange = ReturnType<typeof useBookingChange>

export function useBookingChange(screen: BookingScreen) {
  const [isBusy, setBusy] = useState(false)

  async function change(id: string, work: Promise<ManagedBooking>, done: Notice): Promise<ChangeOutcome> {
    setBusy(true)
    try {
      screen.onChanged(await work)
      showToast({ ...done, tone: 'good' })
      return { isDone: true }
    } catch (cause) {
      return await tell(cause, () => screen.look(id))
    } finally {
      setBusy(false)
    }
  }

  // The key is the link's token, or the booking's own id where the caller is signed in.
  return {
    isBusy,
    move: (key: string, booking: ManagedBooking, to: { day: string; slot: TimeSlot }) =>
      change(booking.id, moveBooking(key, booking, to), manageWords.moved),
    cancel: (key: string, booking: ManagedBooking) =>
      change(booking.id, cancelBooking(key, booking), manageWords.cancelled),
  }
}

async function tell(cause: unknown, look: () => Promise<ManagedBooking | undefined>): Promise<ChangeOutcome> {
  const code = cause instanceof Refusal ? cause.code : ''
  const timeRefused = diaryWords.refusals[code as keyof typeof diaryWords.refusals]
  if (timeRefused) return { isDone: false, timeRefused }
  // Changed meanwhile, here or at the office: show how it stands now, and say so.
  const now = code ? await look() : undefined
  showToast({ ...noticeOf(code, now), tone: 'bad' })
  return { isDone: false }
}

function noticeOf(code: string, now: ManagedBooking | undefined): Notice {
  const { changedMeanwhile, closed, notChanged, tooLate } = manageWords
  if (code === 'too_late') return tooLate
  if (code === 'booking_closed' && now) return closed(manageWords.statuses[now.status])
  if (code !== 'changed_meanwhile' || !now) return notChanged
  const { service_date, service_time, status } = now
  return changedMeanwhile(
    `${formatDay(service_date)}, ${formatTimes(service_time)}`,
    manageWords.statuses[status],
  )
}
