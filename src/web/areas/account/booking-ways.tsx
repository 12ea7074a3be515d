// What a client can do with a booking that is still ahead: move it, cancel it, or pick up the phone.
import { lazy, Suspense } from 'react'
import { manageWords } from '#content/manage-booking.ts'
import { officeWords } from '#content/office.ts'
import { canStillChange } from '#domain/booking.ts'
import { slotStart } from '#domain/time-slots.ts'
import type { OwnBooking } from '#web/data/own-bookings.ts'
import { CallToChange } from '#web/diary/call-to-change.tsx'
import { CancelButton } from '#web/diary/cancel-button.tsx'
import type { BookingChange } from '#web/diary/use-booking-change.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

// With the calendar, for those who move something.
const MoveForm = lazy(async () => ({ default: (await import('#web/diary/move-form.tsx')).MoveForm }))

export type Changing = BookingChange & {
  movingId: string | undefined
  onMove: (id: string) => void
  onDone: () => void
}

type BookingWaysProps = { booking: OwnBooking; changing: Changing }

export function BookingWays({ booking, changing }: BookingWaysProps) {
  const now = new Date()
  if (!canStillChange(booking, now)) return isAhead(booking, now) ? <TooLate /> : null
  if (changing.movingId === booking.id)
    return (
      <Suspense fallback={<Skeleton lines={6} label={officeWords.loading} />}>
        <MoveForm
          from={booking.service_date}
          isBusy={changing.isBusy}
          onMove={to => changing.move(booking.id, booking, to)}
          onDone={changing.onDone}
        />
      </Suspense>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="quiet" onClick={() => changing.onMove(booking.id)}>
        {manageWords.move}
      </Button>
      <CancelButton
        tone="danger"
        label={manageWords.cancelShort}
        isBusy={changing.isBusy}
        onCancel={() => changing.cancel(booking.id, booking)}
        onCancelled={changing.onDone}
      />
    </div>
  )
}

function isAhead({ status, service_date, service_time }: OwnBooking, now: Date): boolean {
  return status !== 'completed' && status !== 'cancelled' && slotStart(service_date, service_time) > now
}

function TooLate() {
  return (
    <p>
      <CallToChange />
    </p>
  )
}
