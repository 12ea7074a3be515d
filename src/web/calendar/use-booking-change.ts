// Moving and cancelling a booking, by its private link or as the client who made it.
import { diaryWords } from '#content/diary.ts'
import { earlierDayWords } from '#content/earlier-day.ts'
import { manageWords } from '#content/manage-booking.ts'
import { formatDay, formatTimes } from '#domain/calendar.ts'
import type { Notice } from '#domain/messages.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TimeSlot } from '#domain/time-slots.ts'
import { useBusy } from '#web/acts/use-busy.ts'
import { cancelBooking, moveBooking, wishEarlier } from '#web/data/manage-bookings.ts'
import type { ManagedBooking } from '#web/data/managed-booking.ts'
import { showOnlyToast } from '#web/ui/toast-store.ts'

type Seen = Pick<ManagedBooking, 'id' | 'updated_at'>

type BookingScreen = {
  onChanged: (booking: ManagedBooking) => void
  /** Reads and shows it again; undefined if it is gone. */
  look: (id: string) => Promise<ManagedBooking | undefined>
}

/** Failed with a sentence: the time was refused. Failed without one: the visitor has been told already. */
export type ChangeOutcome = { isDone: boolean; timeRefused?: string }
export type BookingChange = ReturnType<typeof useBookingChange>

/** One of many, that is left out and not called off. */
export const isVisit = ({ plan, plan_id }: ManagedBooking) => Boolean(plan ?? plan_id)

export function useBookingChange(screen: BookingScreen) {
  const { run, isBusy } = useBusy()

  async function change(id: string, work: () => Promise<ManagedBooking>, done: Notice) {
    const changing = async (): Promise<ChangeOutcome> => {
      try {
        screen.onChanged(await work())
        showOnlyToast({ ...done, tone: 'good' })
        return { isDone: true }
      } catch (cause) {
        return await tell(cause, () => screen.look(id))
      }
    }
    return (await run(changing)) ?? { isDone: false }
  }

  // The key is the link's token, or the booking's own id where the caller is signed in.
  return {
    isBusy,
    move: (key: string, booking: Seen, to: { day: string; slot: TimeSlot }) =>
      change(booking.id, () => moveBooking(key, booking, to), manageWords.moved),
    cancel: (key: string, booking: ManagedBooking) =>
      change(
        booking.id,
        () => cancelBooking(key, booking),
        isVisit(booking) ? manageWords.skipped : manageWords.cancelled,
      ),
    wish: (key: string, booking: Pick<ManagedBooking, 'id'>, wants: boolean) =>
      change(
        booking.id,
        () => wishEarlier(key, booking, wants),
        wants ? earlierDayWords.asked : earlierDayWords.takenBack,
      ),
  }
}

async function tell(cause: unknown, look: () => Promise<ManagedBooking | undefined>): Promise<ChangeOutcome> {
  const { code, message } = cause instanceof Refusal ? cause : { code: '', message: '' }
  const timeRefused = diaryWords.refusals[code as keyof typeof diaryWords.refusals]
  if (timeRefused) return { isDone: false, timeRefused }
  // Changed in the meantime, here or by the office: show the current state, and say so.
  const now = code ? await look() : undefined
  // Too far ahead or too often: the server says which, and what to do.
  const notice = /^too_(far|many)/.test(code)
    ? { ...manageWords.notChanged, text: message }
    : noticeOf(code, now)
  showOnlyToast({ ...notice, tone: 'bad' })
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
