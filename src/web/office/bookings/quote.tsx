import { type ReactNode, useEffect, useId, useRef } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { discountReason } from '#domain/discounts.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { cleansPerReward } from '#domain/terms.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { FieldError } from '#web/ui/field.tsx'
import type { QuoteForm } from './use-quote.ts'

const words = bookingWords.quote

type BookingQuoteProps = { quote: QuoteForm; booking: OfficeBooking; children?: ReactNode }

/** The price, each discount that waits with its reason, and what is left to pay. */
export function BookingQuote({ quote, booking, children }: BookingQuoteProps) {
  return (
    <div className="quote">
      <PriceField quote={quote} />
      {quote.offered.map(({ reward, isTicked, amountCents }) => (
        <div key={reward.id} className="quote-row">
          <label className="check">
            <input
              type="checkbox"
              checked={isTicked}
              onChange={event => quote.tick(reward.id, event.target.checked)}
            />
            <span>{discountReason(reward, reward.referrals?.customers?.first_name)}</span>
          </label>
          {isTicked && amountCents !== undefined && (
            <span className="money-off">{formatOff(amountCents)}</span>
          )}
        </div>
      ))}
      {quote.offered.length === 0 && <p className="quote-row text-ink-soft">{noDiscount(booking)}</p>}
      <p className="quote-row quote-total">
        <span>{words.pays}</span>
        <output className="money">{quote.paysCents === undefined ? '' : formatRand(quote.paysCents)}</output>
      </p>
      {children && <div className="justify-self-end">{children}</div>}
    </div>
  )
}

function PriceField({ quote }: { quote: QuoteForm }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { error } = quote
  useEffect(() => {
    if (error) field.current?.focus()
  }, [error])
  return (
    <div className="quote-row">
      <label htmlFor={id}>{words.price}</label>
      <span className="rand">
        <span aria-hidden="true">R</span>
        <input
          ref={field}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={quote.price}
          onChange={event => quote.typePrice(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
      </span>
      {error && (
        <div className="col-span-2">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}

function noDiscount({ customers }: OfficeBooking): string {
  return customers ? words.none((customers.total_cleaning_count % cleansPerReward) + 1) : words.noneUnknown
}
