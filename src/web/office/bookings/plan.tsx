import { useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { aboutHours, stretchOf } from '#domain/clean-length.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { PanelPart } from '#web/ui/panel.tsx'
import { PlanForm } from './plan-form.tsx'
import type { BookingActs } from './use-booking-acts.ts'

const words = bookingWords.plan

type PlanProps = { booking: OfficeBooking; acts: BookingActs; canChange: boolean }

/** Where in the day the clean stands and how long it takes; staff can change both. */
export function BookingPlan({ booking, acts, canChange }: PlanProps) {
  const [isChanging, setChanging] = useState(false)
  const { start_minute: start, minutes, overbooked_reason: reason, status } = booking
  if (start === null || minutes === null) return null
  if (status === 'cancelled') return null
  return (
    <PanelPart title={words.title}>
      <p className="font-semibold tabular-nums">
        {words.stretch(stretchOf({ start_minute: start, minutes }) ?? '', aboutHours(minutes))}
        {booking.crew_name && `, ${booking.crew_name}`}
      </p>
      {reason && <p className="mt-1 text-error">{words.overbooked(reason)}</p>}
      {isChanging && (
        <PlanForm
          key={booking.updated_at}
          booking={{ ...booking, start_minute: start, minutes }}
          acts={acts}
          onDone={() => setChanging(false)}
        />
      )}
      {canChange && !isChanging && (
        <Button tone="quiet" size="small" className="mt-3" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      )}
    </PanelPart>
  )
}
