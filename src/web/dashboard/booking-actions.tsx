// The actions of a client on an upcoming booking: move it, cancel it, or pick up the phone.
import { lazy, Suspense } from 'react'
import { manageWords } from '#content/manage-booking.ts'
import { signedInWords } from '#content/signed-in.ts'
import { canStillChange } from '#domain/booking.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { slotStart } from '#domain/time-slots.ts'
import { canWaitForEarlier } from '#domain/waiting-list.ts'
import { CallToChange } from '#web/calendar/call-to-change.tsx'
import { CancelButton } from '#web/calendar/cancel-button.tsx'
import { EarlierDay } from '#web/calendar/earlier-day.tsx'
import { type BookingChange, isVisit } from '#web/calendar/use-booking-change.ts'
import type { OwnBooking } from '#web/data/own-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

// Includes the calendar: loaded only by those who move something.
const MoveForm = lazy(async () => ({ default: (await import('#web/calendar/move-form.tsx')).MoveForm }))

export type Changing = BookingChange & {
  movingId: string | undefined
  onMove: (id: string) => void
  onDone: () => void
}

type BookingActionsProps = { booking: OwnBooking; changing: Changing }

export function BookingActions({ booking, changing }: BookingActionsProps) {
  const now = new Date()
  if (!canStillChange(booking, now)) return isAhead(booking, now) ? <TooLate /> : null
  if (changing.movingId === booking.id)
    return (
      <Suspense fallback={<Skeleton lines={6} label={signedInWords.loading} />}>
        <MoveForm
          from={booking.service_date}
          bookingId={booking.id}
          isBusy={changing.isBusy}
          onMove={to => changing.move(booking.id, booking, to)}
          onDone={changing.onDone}
        />
      </Suspense>
    )
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button tone="quiet" onClick={() => changing.onMove(booking.id)}>
          {manageWords.move}
        </Button>
        <CancelButton
          tone="danger"
          label={isVisit(booking) ? manageWords.visit.skipShort : manageWords.cancelShort}
          isVisit={isVisit(booking)}
          isBusy={changing.isBusy}
          onCancel={() => changing.cancel(booking.id, booking)}
          onCancelled={changing.onDone}
        />
      </div>
      {canWaitForEarlier(booking, now) && (
        <EarlierDay
          since={booking.waiting_since}
          onWish={wants => changing.wish(booking.id, booking, wants)}
        />
      )}
    </>
  )
}

function isAhead({ status, service_date, service_time }: OwnBooking, now: Date): boolean {
  return isStatusOpen(status) && slotStart(service_date, service_time) > now
}

function TooLate() {
  return (
    <p>
      <CallToChange />
    </p>
  )
}
