import { useQuery } from '@tanstack/react-query'
import { bookingWords } from '#content/office-bookings.ts'
import { waitingWords } from '#content/waiting-list.ts'
import { Refusal } from '#domain/refusal.ts'
import { canWaitForEarlier, daysSince } from '#domain/waiting-list.ts'
import { useAct } from '#web/acts/use-act.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { addWait, endWait, readWaitOf } from '#web/data/waiting-list.ts'
import { bookingKeys, bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { nameOf } from './booking-words.ts'

const words = waitingWords.booking

/** Whether an earlier day is wanted for this booking; staff put it on the list or take it off. */
export function BookingWaiting({ booking }: { booking: OfficeBooking }) {
  const { act, isBusy } = useAct(bookingKeys)
  const { data: wait } = useQuery({
    queryKey: [bookingsKey, 'wait', booking.id],
    queryFn: () => readWaitOf(booking.id),
    staleTime: 15_000,
  })
  if (wait === undefined || (!wait && !canWaitForEarlier(booking, new Date()))) return null

  const name = nameOf(booking)
  const change = () =>
    act({
      work: () => (wait ? endWait(wait) : putOnList(booking.id)),
      said: { title: wait ? waitingWords.list.ended(name) : words.added(name) },
      failed: error =>
        error instanceof Refusal ? { title: name, text: error.message } : bookingWords.failed,
    })

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
async function putOnList(booking_id: string) {
  await addWait({ booking_id }).catch(error => {
    if (!(error instanceof Refusal) || error.code !== 'waits_already') throw error
  })
}
