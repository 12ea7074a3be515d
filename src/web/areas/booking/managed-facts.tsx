import { manageWords } from '#content/manage-booking.ts'
import { bookingReference } from '#domain/booking.ts'
import { formatDay, formatTimes } from '#domain/calendar.ts'
import { formatRand, fromDecimal } from '#domain/money.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { ManagedBooking } from '#web/data/manage-bookings.ts'

const words = manageWords.facts

export function ManagedFacts({ booking }: { booking: ManagedBooking }) {
  return (
    <dl className="mt-5 mb-7 grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 [&_dd]:min-w-0 [&_dd]:break-words [&_dd]:font-semibold [&_dt]:text-ink-soft">
      {factsOf(booking).map(([label, fact]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(booking: ManagedBooking): [label: string, fact: string][] {
  const { special_instructions: notes } = booking
  return [
    [words.reference, bookingReference(booking.id)],
    [words.service, serviceLabel(booking.service_type)],
    [words.when, `${formatDay(booking.service_date)}, ${formatTimes(booking.service_time)}`],
    [words.where, booking.address],
    ...(notes ? [[words.notes, notes] as [string, string]] : []),
    [words.price, priceOf(booking)],
  ]
}

function priceOf({ price }: ManagedBooking): string {
  const cents = price === null ? undefined : fromDecimal(String(price))
  return cents === undefined ? manageWords.priceFollows : formatRand(cents)
}
