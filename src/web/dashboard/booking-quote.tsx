import { use } from 'react'
import { manageWords } from '#content/manage-booking.ts'
import { ownQuoteWords } from '#content/own-quotes.ts'
import { discountReason } from '#domain/discounts.ts'
import { formatOff, formatRand, fromDecimal } from '#domain/money.ts'
import type { OwnBooking } from '#web/data/own-bookings.ts'
import { WaitingQuotesContext } from './waiting-quotes.ts'

type BookingPriceProps = { booking: Pick<OwnBooking, 'id' | 'price' | 'status'>; className?: string }

/** The price of a cancelled clean is struck through. */
export function BookingPrice({ booking, className = '' }: BookingPriceProps) {
  const cents = booking.price === null ? undefined : fromDecimal(String(booking.price))
  const quoted = use(WaitingQuotesContext).get(booking.id)
  if (quoted !== undefined && booking.status === 'pending')
    return <span className="text-ink-soft">{ownQuoteWords.quoted(formatRand(quoted))}</span>
  if (cents === undefined) return <span className="text-ink-soft">{manageWords.priceFollows}</span>
  if (booking.status === 'cancelled') return <s className="text-ink-soft">{formatRand(cents)}</s>
  return (
    <span className={`whitespace-nowrap font-semibold text-heading ${className}`}>{formatRand(cents)}</span>
  )
}

/** Each discount with its reason, and the office's reason for cancelling, if it did. */
export function BookingReasons({ booking }: { booking: OwnBooking }) {
  const { cancel_reason, discount_reasons, full_price, status } = booking
  if (status === 'cancelled')
    return cancel_reason && <p className="wrap-anywhere">{manageWords.weCancelled(cancel_reason)}</p>
  if (discount_reasons.length === 0) return null
  return (
    <ul className="mt-1 text-small">
      <li className="text-ink-soft">
        {manageWords.insteadOf(formatRand(fromDecimal(String(full_price)) ?? 0))}
      </li>
      {discount_reasons.map(line => (
        <li key={line.reward_id ?? line.kind} className="text-on-confirmed">
          {discountReason(line)}, {formatOff(line.amount_cents)}
        </li>
      ))}
    </ul>
  )
}
