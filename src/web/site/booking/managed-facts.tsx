import { confirmationWords } from '#content/booking-confirmation.ts'
import { extrasText, sizeText } from '#content/clean-size.ts'
import { manageWords } from '#content/manage-booking.ts'
import { atFirst } from '#content/prices.ts'
import { bookingReference } from '#domain/booking-reference.ts'
import { formatDay, formatTimes } from '#domain/calendar.ts'
import { aboutHours } from '#domain/clean-length.ts'
import { discountReason } from '#domain/discounts.ts'
import { formatOff, formatRand, fromDecimal } from '#domain/money.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { ManagedBooking } from '#web/data/managed-booking.ts'
import { keptPriceOf } from './use-kept-price.ts'

const words = manageWords.facts

export function ManagedFacts({ booking }: { booking: ManagedBooking }) {
  return (
    <dl className="mt-5 mb-7 grid grid-cols-[fit-content(11rem)_1fr] gap-x-5 gap-y-3 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dd]:font-semibold [&_dt]:text-ink-soft">
      {factsOf(booking).map(([label, fact], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two friends can be the same reason twice.
        <div key={place} className="contents">
          <dt>{label}</dt>
          <dd className="tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

type Fact = [label: string, fact: string]

const known = (facts: [string, string | null | 0][]) => facts.filter((fact): fact is Fact => Boolean(fact[1]))

function factsOf(booking: ManagedBooking): Fact[] {
  const { special_instructions: notes, cancel_reason: reason } = booking
  return known([
    [words.reference, bookingReference(booking.id)],
    [words.service, serviceLabel(booking.service_type)],
    [words.size, sizeText(booking.service_type, booking.size)],
    [words.extras, extrasText(booking.extra_labels)],
    [words.when, `${formatDay(booking.service_date)}, ${formatTimes(booking.service_time)}`],
    [words.takes, booking.minutes && aboutHours(booking.minutes)],
    [words.where, booking.address],
    [words.suburb, booking.suburb],
    [words.notes, notes],
    ...quoteOf(booking),
    [words.cancelled, reason],
  ])
}

// Each discount says why.
function quoteOf(booking: ManagedBooking): Fact[] {
  const { price, full_price, discount_reasons } = booking
  const about = price === null && keptPriceOf(booking).about
  // Until the quote: what was reckoned when it was asked for.
  if (about) return [[words.price, confirmationWords.firmQuote(atFirst(about))]]
  if (discount_reasons.length === 0) return [[words.price, rand(price)]]
  return [
    [words.price, rand(full_price)],
    ...discount_reasons.map((line): Fact => [discountReason(line), formatOff(line.amount_cents)]),
    [words.pays, rand(price)],
  ]
}

function rand(price: number | null): string {
  const cents = price === null ? undefined : fromDecimal(String(price))
  return cents === undefined ? manageWords.priceFollows : formatRand(cents)
}
