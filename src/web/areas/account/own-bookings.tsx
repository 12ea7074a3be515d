import { useQuery } from '@tanstack/react-query'
import { dashboardWords } from '#content/account.ts'
import { ownBookingsWords as words } from '#content/loyalty-card.ts'
import { manageWords } from '#content/manage-booking.ts'
import { canStillChange, managePath } from '#domain/booking.ts'
import { formatDate, formatDay, formatTimes, todayAt } from '#domain/calendar.ts'
import { officeNotices } from '#domain/messages.ts'
import { formatRand, fromDecimal } from '#domain/money.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { slotStart } from '#domain/time-slots.ts'
import { bookingStatusWords } from '#web/booking-list.tsx'
import { type BookingRow, readOwnBookings } from '#web/data/office-lists.ts'
import { QueryStates } from '#web/query-states.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const { book, bookedOn, empty, priceFollows, title } = dashboardWords

export function OwnBookings({ userId }: { userId: string }) {
  const query = useQuery({ queryKey: ['own-bookings', userId], queryFn: () => readOwnBookings(userId) })
  return (
    <section>
      <h2 className="mb-3 font-semibold text-heading text-lg">{title}</h2>
      <QueryStates
        query={query}
        failed={officeNotices.bookingsFailed}
        empty={empty}
        action={
          <LinkButton tone="quiet" href={book.href}>
            {book.label}
          </LinkButton>
        }
      >
        {rows => <ComingAndPast rows={rows} />}
      </QueryStates>
    </section>
  )
}

function ComingAndPast({ rows }: { rows: BookingRow[] }) {
  const today = todayAt(new Date())
  const isComing = ({ service_date, status }: BookingRow) =>
    service_date >= today && (status === 'pending' || status === 'confirmed')
  // They come with the latest day first; of those ahead the next is the one that matters.
  const coming = rows.filter(isComing).reverse()
  return (
    <>
      <Bookings title={words.coming} rows={coming} empty={words.nothingComing} />
      <Bookings title={words.past} rows={rows.filter(row => !isComing(row))} />
    </>
  )
}

function Bookings({ title, rows, empty }: { title: string; rows: BookingRow[]; empty?: string }) {
  if (rows.length === 0) return empty ? <p className="mb-6 text-ink-soft">{empty}</p> : null
  return (
    <section aria-label={title} className="mb-8">
      <h3 className="mb-2 font-semibold text-ink-soft">{title}</h3>
      <ul className="border-line border-t">
        {rows.map(row => (
          <OwnBooking key={row.id} booking={row} />
        ))}
      </ul>
    </section>
  )
}

function OwnBooking({ booking }: { booking: BookingRow }) {
  const { service_date, service_time, special_instructions, status } = booking
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-b py-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
      <DayMark day={service_date} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h4 className="font-semibold text-heading text-lg">{serviceLabel(booking.service_type)}</h4>
          <Badge tone={status}>{bookingStatusWords[status]}</Badge>
        </div>
        <p>
          {formatDay(service_date)}, {formatTimes(service_time)}
        </p>
        <p className="text-ink-soft">{booking.address}</p>
        {special_instructions && <p className="break-words text-ink-soft">“{special_instructions}”</p>}
        <p className="mt-1 text-ink-soft text-small">
          {bookedOn(formatDate(todayAt(new Date(booking.created_at))))}
        </p>
        <Change booking={booking} />
      </div>
      <p className="col-start-2 font-semibold text-heading sm:col-start-3 sm:text-right">
        {formatPrice(booking.price)}
      </p>
    </li>
  )
}

/** On the same screen as the private link; under 24 hours it is a matter for the phone. */
function Change({ booking }: { booking: BookingRow }) {
  const { id, status, service_date, service_time } = booking
  const now = new Date()
  if (canStillChange(booking, now))
    return (
      <LinkButton tone="quiet" size="small" href={managePath(id)} className="mt-2">
        {words.change}
      </LinkButton>
    )
  const isAhead =
    status !== 'completed' && status !== 'cancelled' && slotStart(service_date, service_time) > now
  if (!isAhead) return null
  const { before, phone } = manageWords.late
  return (
    <p className="mt-2">
      {before} <a href={`tel:${phone.e164}`}>{phone.shown}</a>.
    </p>
  )
}

/** The day of the month, large, as on a tear-off calendar; said in full beside it. */
function DayMark({ day }: { day: string }) {
  const [date, month = ''] = formatDate(day).split(' ')
  return (
    <p aria-hidden="true" className="text-center text-ink-soft text-small leading-tight">
      <b className="block font-semibold text-2xl text-heading">{date}</b>
      {month.slice(0, 3)}
    </p>
  )
}

function formatPrice(price: number | null) {
  const cents = price === null ? undefined : fromDecimal(String(price))
  return cents === undefined ? (
    <span className="font-normal text-ink-soft">{priceFollows}</span>
  ) : (
    formatRand(cents)
  )
}
