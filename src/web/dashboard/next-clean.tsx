import { dashboardWords } from '#content/account.ts'
import { manageWords } from '#content/manage-booking.ts'
import { pictureOf } from '#content/service-pictures.ts'
import { formatDate, formatDayOfYear, formatTimes, todayAt } from '#domain/calendar.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { OwnBooking } from '#web/data/own-bookings.ts'
import { RoomPicture } from '#web/pictures/room-picture.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { BookingActions, type Changing } from './booking-actions.tsx'
import { BookingPrice, BookingReasons } from './booking-quote.tsx'

type NextCleanProps = { booking: OwnBooking; changing: Changing }

export function NextClean({ booking, changing }: NextCleanProps) {
  const { service_date, service_time, service_type, special_instructions, status } = booking
  return (
    <section className="next-clean" aria-label={dashboardWords.next.label}>
      <div className="facts-of-clean">
        <Badge tone={status}>{manageWords.statuses[status]}</Badge>
        <h2 className="display">{formatDayOfYear(service_date)}</h2>
        <p className="times">{formatTimes(service_time)}</p>
        <p className="mt-2.5 font-semibold text-heading">{serviceLabel(service_type)}</p>
        <p className="wrap-anywhere">{booking.address}</p>
        {special_instructions && <p className="wrap-anywhere text-ink-soft">“{special_instructions}”</p>}
        <p className="mt-3.5 flex flex-wrap items-baseline gap-x-3">
          <BookingPrice booking={booking} className="text-lg" />
          <span className="text-ink-soft text-small">
            {dashboardWords.bookedOn(formatDate(todayAt(new Date(booking.created_at))))}
          </span>
        </p>
        <BookingReasons booking={booking} />
      </div>
      <RoomPicture name={pictureOf(service_type)} alt="" sizes="(min-width: 56.25rem) 19rem, 100vw" first />
      <div className="ways">
        <BookingActions booking={booking} changing={changing} />
      </div>
    </section>
  )
}
