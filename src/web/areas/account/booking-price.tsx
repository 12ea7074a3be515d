import { manageWords } from '#content/manage-booking.ts'
import { formatRand, fromDecimal } from '#domain/money.ts'
import type { OwnBooking } from '#web/data/own-bookings.ts'

type BookingPriceProps = { booking: Pick<OwnBooking, 'price' | 'status'>; className?: string }

/** What a cancelled clean would have cost is struck through. */
export function BookingPrice({ booking, className = '' }: BookingPriceProps) {
  const cents = booking.price === null ? undefined : fromDecimal(String(booking.price))
  if (cents === undefined) return <span className="text-ink-soft">{manageWords.priceFollows}</span>
  if (booking.status === 'cancelled') return <s className="text-ink-soft">{formatRand(cents)}</s>
  return (
    <span className={`whitespace-nowrap font-semibold text-heading ${className}`}>{formatRand(cents)}</span>
  )
}
