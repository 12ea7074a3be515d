import { useEffect, useRef } from 'react'
import { confirmationWords as words } from '#content/booking-confirmation.ts'
import { calendarEntry } from '#content/calendar-entry.ts'
import { nextSteps } from '#content/next-steps.ts'
import { shareTexts, whatsappShareLink } from '#content/sharing.ts'
import { bookingReference, type GuestBooking, managePath } from '#domain/booking.ts'
import { formatDay, formatTimes } from '#domain/calendar.ts'
import { calendarFile } from '#domain/calendar-file.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { saveFile } from '#web/save-file.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type BookingConfirmationProps = { booking: GuestBooking; onAgain: () => void }

// Takes the form's place and the focus, so that nobody is left where the send button was.
export function BookingConfirmation({ booking, onAgain }: BookingConfirmationProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Read from its top: left to itself, the browser shows the middle of a card taller than the screen.
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [])
  const firstName = booking.guest_name.split(' ')[0] ?? ''
  return (
    <div
      ref={card}
      role="status"
      tabIndex={-1}
      className="grid scroll-mt-28 md:mt-8 overflow-clip rounded-panel bg-surface shadow-float outline-none min-[56rem]:grid-cols-2"
    >
      <div className="flex flex-col items-start gap-3 bg-leaf-ground p-[clamp(1.5rem,4vw,3.5rem)]">
        <Icon name="done" className="size-14 text-leaf" />
        <h2 className="display text-section">{words.thanks(firstName)}</h2>
        <p>{words.next}</p>
        <h3 className="mt-3 font-bold text-heading">{nextSteps.title}</h3>
        <ol className="grid list-decimal gap-1 pl-5">
          {nextSteps.steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className="p-[clamp(1.5rem,4vw,3.5rem)]">
        <Badge tone="pending">{words.status}</Badge>
        <BookedFacts booking={booking} />
        {booking.manage_token && <PrivateLink token={booking.manage_token} />}
        <div className="flex flex-wrap gap-3">
          <Button onClick={onAgain}>{words.again}</Button>
          <Button tone="quiet" onClick={() => saveEntry(booking)}>
            {words.calendar}
          </Button>
          <LinkButton
            tone="quiet"
            href={whatsappShareLink(shareTexts.booked, location.origin)}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="whatsapp" />
            {words.share}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}

function PrivateLink({ token }: { token: string }) {
  return (
    <p className="mb-6">
      <a href={managePath(token)} className="inline-flex min-h-11 items-center font-semibold underline">
        {words.manage.label}
      </a>{' '}
      <span className="text-small text-ink-soft">{words.manage.text}</span>
    </p>
  )
}

function saveEntry({ id = '', service_type, service_date, service_time, address }: GuestBooking) {
  const entry = calendarEntry(serviceLabel(service_type), bookingReference(id))
  const when = { day: service_date, slot: service_time, now: new Date() }
  const text = calendarFile({ id, ...entry, ...when, place: address })
  saveFile({ name: 'clean.ics', type: 'text/calendar', text })
}

function BookedFacts({ booking }: { booking: GuestBooking }) {
  return (
    <dl className="mt-4 mb-6 grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 [&_dd]:font-semibold [&_dt]:text-ink-soft">
      <dt>{words.reference}</dt>
      <dd className="tabular-nums">{bookingReference(booking.id ?? '')}</dd>
      <dt>{words.service}</dt>
      <dd>{serviceLabel(booking.service_type)}</dd>
      <dt>{words.when}</dt>
      <dd className="tabular-nums">
        {formatDay(booking.service_date)}, {formatTimes(booking.service_time)}
      </dd>
      <dt>{words.where}</dt>
      <dd>{booking.address}</dd>
    </dl>
  )
}
