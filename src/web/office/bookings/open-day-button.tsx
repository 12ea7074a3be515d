import { useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { weekWords } from '#content/office-week.ts'
import { formatDayOfYear, type IsoDay, todayAt } from '#domain/calendar.ts'
import { openDay } from '#web/data/run-bookings.ts'
import { useHasRole } from '#web/office/frame/office-visitor.ts'
import { useRefreshBookings } from '#web/office/shared/use-refresh-bookings.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** For the owner alone, and for a day that is still to come. */
export function OpenDayButton({ day }: { day: IsoDay }) {
  const isAdmin = useHasRole('admin')
  const refresh = useRefreshBookings()
  const [isBusy, setBusy] = useState(false)
  if (!isAdmin || day < todayAt(new Date())) return null

  async function open() {
    setBusy(true)
    try {
      await openDay(day)
      showToast({ title: bookingWords.done.dayOpened(formatDayOfYear(day)) })
    } catch {
      showToast({ ...bookingWords.failed, tone: 'bad' })
    }
    await refresh()
    setBusy(false)
  }
  return (
    <button type="button" className="open-day" disabled={isBusy} onClick={open}>
      {weekWords.openDay}
    </button>
  )
}
