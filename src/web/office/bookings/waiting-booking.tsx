import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { Refusal } from '#domain/refusal.ts'
import { canWaitForEarlier, daysSince } from '#domain/waiting-list.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { addWait, endWait, readWaitOf } from '#web/data/waiting-list.ts'
import { bookingsKey, useRefreshBookings } from '#web/office/shared/use-refresh-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { nameOf } from './booking-words.ts'

const words = waitingWords.booking

/** Whether an earlier day is wanted for this booking; staff put it on the list or take it off. */
export function BookingWaiting({ booking }: { booking: OfficeBooking }) {
  const refresh = useRefreshBookings()
  const [isBusy, setBusy] = useState(false)
  const { data: wait } = useQuery({
    queryKey: [bookingsKey, 'wait', booking.id],
    queryFn: () => readWaitOf(booking.id),
    staleTime: 15_000,
  })
  if (wait === undefined || (!wait && !canWaitForEarlier(booking, new Date()))) return null

  async function change() {
    if (isBusy) return
    setBusy(true)
    const name = nameOf(booking)
    const work = wait ? endWait(wait) : addWait({ booking_id: booking.id })
    await work.then(
      () => showToast({ title: wait ? waitingWords.list.ended(name) : words.added(name) }),
      error => showToast(noticeOf(name, error)),
    )
    await refresh()
    setBusy(false)
  }

  return (
    <PanelPart title={words.title}>
      {wait && <p>{words.waits(waitingWords.list.since(daysSince(wait.created_at, new Date())))}</p>}
      <Button tone="quiet" size="small" className="mt-2 min-h-11" busy={isBusy} onClick={change}>
        {wait ? words.end : words.add}
      </Button>
    </PanelPart>
  )
}

// Somebody else has put it there, or an earlier try arrived: it is as wanted.
function noticeOf(name: string, error: unknown) {
  if (!(error instanceof Refusal)) return { ...bookingWords.failed, tone: 'bad' as const }
  if (error.code === 'waits_already') return { title: words.added(name) }
  return { title: name, text: error.message, tone: 'bad' as const }
}
