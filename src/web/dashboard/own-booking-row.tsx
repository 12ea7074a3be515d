import { lazy, Suspense } from 'react'
import { dashboardWords } from '#content/account.ts'
import { manageWords } from '#content/manage-booking.ts'
import { formatDate, formatDay, formatTimes, todayAt } from '#domain/calendar.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { OwnBooking } from '#web/data/own-bookings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { BookingActions, type Changing } from './booking-actions.tsx'
import { BookingPrice, BookingReasons } from './booking-quote.tsx'

const AccountPhotos = lazy(async () => ({ default: (await import('./account-photos.tsx')).AccountPhotos }))

type OwnBookingRowProps = { booking: OwnBooking; changing: Changing }

export function OwnBookingRow({ booking, changing }: OwnBookingRowProps) {
  const { service_date, service_time, special_instructions, status } = booking
  // Who works here sees them all elsewhere, and here what any client would.
  const photos = booking.job_photos.filter(({ is_shared }) => is_shared)
  return (
    <li className="own-booking">
      <DayMark day={service_date} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h4>{serviceLabel(booking.service_type)}</h4>
          <Badge tone={status}>{manageWords.statuses[status]}</Badge>
        </div>
        <p>
          {formatDay(service_date)}, {formatTimes(service_time)}
        </p>
        <p className="wrap-anywhere text-ink-soft">{booking.address}</p>
        {special_instructions && <p className="wrap-anywhere text-ink-soft">“{special_instructions}”</p>}
        <p className="mt-1 text-ink-soft text-small">
          {dashboardWords.bookedOn(formatDate(todayAt(new Date(booking.created_at))))}
        </p>
        <BookingReasons booking={booking} />
        {photos.length > 0 && (
          <Suspense>
            <AccountPhotos photos={photos} />
          </Suspense>
        )}
      </div>
      <p className="price">
        <BookingPrice booking={booking} />
      </p>
      <div className="ways">
        <BookingActions booking={booking} changing={changing} />
      </div>
    </li>
  )
}

/** The day of the month, large, as on a tear-off calendar; the full date is beside it. */
function DayMark({ day }: { day: string }) {
  const [date, month = ''] = formatDate(day).split(' ')
  return (
    <p aria-hidden="true" className="day-mark">
      <b>{date}</b>
      {month.slice(0, 3)}
    </p>
  )
}
