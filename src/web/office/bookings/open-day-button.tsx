import { bookingWords } from '#content/office-bookings.ts'
import { weekWords } from '#content/office-week.ts'
import { formatDayOfYear, type IsoDay, todayAt } from '#domain/calendar.ts'
import { useAct } from '#web/acts/use-act.ts'
import { openDay } from '#web/data/run-bookings.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { bookingKeys } from '#web/office/shared/use-refresh-bookings.ts'

/** For the owner alone, and for a day that is still to come. */
export function OpenDayButton({ day }: { day: IsoDay }) {
  const isAdmin = useHasRole('admin')
  const { act, isBusy } = useAct(bookingKeys)
  if (!isAdmin || day < todayAt(new Date())) return null

  const open = () =>
    act({
      work: () => openDay(day),
      said: { title: bookingWords.done.dayOpened(formatDayOfYear(day)) },
      failed: bookingWords.failed,
    })
  return (
    <button type="button" className="open-day" disabled={isBusy} onClick={open}>
      {weekWords.openDay}
    </button>
  )
}
