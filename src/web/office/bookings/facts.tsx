import { extrasText, sizeText } from '#content/clean-size.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { mapLinkTo, whatsappLinkTo } from '#content/sharing.ts'
import { whatsAppText } from '#content/today.ts'
import { toHundredths } from '#domain/balance-change.ts'
import { bookingReference } from '#domain/booking-reference.ts'
import { discountReason } from '#domain/discounts.ts'
import { fullName } from '#domain/full-name.ts'
import { formatOff, formatRand } from '#domain/money.ts'
import { formatPhone } from '#domain/phone.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { clientOf, type OfficeBooking } from '#web/data/staff-bookings.ts'
import { MapPin } from '#web/icons/map-pin.ts'
import { Phone } from '#web/icons/phone.ts'
import { Link } from '#web/router/link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { fullWhenOf } from './booking-words.ts'

const words = bookingWords.panel
const newTab = { target: '_blank', rel: 'noopener noreferrer' }

/** Call, WhatsApp, Map. */
export function BookingReach({ booking }: { booking: OfficeBooking }) {
  const { name, phone } = clientOf(booking)
  const quiet = buttonClass({ tone: 'quiet' })
  const service = serviceLabel(booking.service_type)
  const text = whatsAppText({ name, service, when: fullWhenOf(booking) })
  return (
    <div className="reach">
      {phone && (
        <a className={quiet} href={`tel:${phone}`}>
          <Phone aria-hidden="true" />
          {words.call}
        </a>
      )}
      {phone && (
        <a className={`${quiet} reach-whatsapp`} href={whatsappLinkTo(phone, text)} {...newTab}>
          <Icon name="whatsapp" />
          {words.whatsApp}
        </a>
      )}
      <a className={quiet} href={mapLinkTo(booking.address)} {...newTab}>
        <MapPin aria-hidden="true" />
        {words.map}
      </a>
    </div>
  )
}

/** hasQuote: list the price as a fact, where it can no longer be set here. */
export function BookingFacts({ booking, hasQuote }: { booking: OfficeBooking; hasQuote: boolean }) {
  const { phone, email } = clientOf(booking)
  const { facts } = words
  return (
    <Facts
      facts={[
        [facts.service, serviceLabel(booking.service_type)],
        [facts.size, sizeText(booking.service_type, booking.size)],
        [facts.extras, extrasText(booking.extra_labels)],
        [facts.suburb, booking.suburb],
        [facts.address, booking.address],
        [facts.phone, phone && formatPhone(phone)],
        [facts.email, email],
        [facts.customer, <CustomerLink key="customer" booking={booking} />],
        [
          facts.credits,
          booking.customers?.credits ? formatRand(toHundredths(booking.customers.credits)) : '',
        ],
        [facts.offers, offersText(booking)],
        [facts.asked, booking.special_instructions && `“${booking.special_instructions}”`],
        ...(hasQuote ? quoteFacts(booking) : []),
        [facts.reason, booking.cancel_reason],
        [facts.reference, bookingReference(booking.id)],
      ]}
    />
  )
}

/** What ran when the client asked; a first clean's share only where there may be a first one. */
function offersText({ offers, customers }: OfficeBooking): string {
  const hadCleans = (customers?.total_cleaning_count ?? 0) > 0
  const told = (offers ?? []).filter(({ name }) => name !== 'first_clean' || !hadCleans)
  return told
    .map(({ name, ...rule }) => discountReason({ kind: 'promotion', promotion: name, ...rule }))
    .join('; ')
}

function CustomerLink({ booking: { customer_id, customers } }: { booking: OfficeBooking }) {
  if (!customer_id || !customers) return '–'
  const name = fullName(customers)
  return (
    <Link className="text-link underline" to={`/crm/customers/${customer_id}`}>
      {name}
    </Link>
  )
}

function quoteFacts(booking: OfficeBooking): [string, string][] {
  const { price_cents, full_price_cents, discount_reasons } = booking
  if (price_cents === null) return []
  if (discount_reasons.length === 0) return [[words.facts.pays, formatRand(price_cents)]]
  return [
    [words.facts.price, formatRand(full_price_cents ?? price_cents)],
    ...discount_reasons.map((line): [string, string] => [formatOff(line.amount_cents), discountReason(line)]),
    [words.facts.pays, formatRand(price_cents)],
  ]
}
