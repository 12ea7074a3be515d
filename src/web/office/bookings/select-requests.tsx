// Cancels many requests at once, for when somebody has flooded the calendar. Sends no mail to anybody.
import { useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { useAct } from '#web/acts/use-act.ts'
import { cancelRequests } from '#web/data/run-bookings.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { bookingKeys } from '#web/office/shared/use-refresh-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CheckField } from '#web/ui/field.tsx'
import { nameOf, whenOf } from './booking-words.ts'

const words = bookingWords.many

/** The ticked requests, without those that have left the list. */
export function useTicked(shown: OfficeBooking[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const ticked = shown.filter(({ id }) => ids.has(id)).map(({ id }) => id)
  const set = (more: string[], isOn: boolean) =>
    setIds(new Set(isOn ? [...ticked, ...more] : ticked.filter(id => !more.includes(id))))
  return { shown, ticked, set, isTicked: (id: string) => ids.has(id) }
}

export type Ticked = ReturnType<typeof useTicked>

export function RequestTick({ booking, ticked }: { booking: OfficeBooking; ticked: Ticked }) {
  const name = words.tick(nameOf(booking), whenOf(booking))
  return (
    <CheckField
      label={<span className="sr-only">{name}</span>}
      checked={ticked.isTicked(booking.id)}
      onChange={event => ticked.set([booking.id], event.target.checked)}
    />
  )
}

export function TickedBar({ ticked: { shown, ticked, set } }: { ticked: Ticked }) {
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy } = useAct(bookingKeys)

  async function cancel() {
    await act({
      work: () => cancelRequests(ticked, words.reason),
      said: count => ({ title: words.done(count) }),
      failed: bookingWords.failed,
    })
    setAsking(false)
  }

  return (
    <div className="ticked-bar">
      <CheckField
        label={words.all}
        checked={ticked.length > 0 && ticked.length === shown.length}
        onChange={event =>
          set(
            shown.map(({ id }) => id),
            event.target.checked,
          )
        }
      />
      {ticked.length > 0 && (
        <Button tone="danger" onClick={() => setAsking(true)}>
          {words.cancel(ticked.length)}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.title(ticked.length)}
        keep={words.keep}
        onKeep={() => setAsking(false)}
        act={words.cancel(ticked.length)}
        onAct={cancel}
        isBusy={isBusy}
        tone="danger"
      >
        {words.text}
      </ConfirmDialog>
    </div>
  )
}
