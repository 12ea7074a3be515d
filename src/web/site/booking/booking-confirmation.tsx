import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { confirmationWords as words } from '#content/booking-confirmation.ts'
import { business } from '#content/business.ts'
import { toConfirmCard } from '#content/confirm-request.ts'
import { nextSteps } from '#content/next-steps.ts'
import { atFirst } from '#content/prices.ts'
import { canStillChange, type GuestBooking } from '#domain/booking.ts'
import { bookingReference, managePath } from '#domain/booking-reference.ts'
import { clockAt, formatDay, formatListDay, formatTimes, todayAt } from '#domain/calendar.ts'
import type { Notice } from '#domain/messages.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { canWaitForEarlier } from '#domain/waiting-list.ts'
import { AskedCleanWays } from '#web/calendar/clean-ways.tsx'
import { EarlierDay } from '#web/calendar/earlier-day.tsx'
import { useBookingChange } from '#web/calendar/use-booking-change.ts'
import { useCleanLength } from '#web/calendar/use-clean-length.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { QuietChat } from '#web/sharing/chat-link.tsx'
import type { DatedAnswer } from '#web/site/shared/next-free.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Booked } from './outcome.ts'
import { useKeptPrice } from './use-kept-price.ts'

type BookingConfirmationProps = {
  booked: Booked
  notice: Notice
  /** When whoever asks today hears from us. */
  answer: DatedAnswer | undefined
  /** The time that was asked for comes before that. */
  isEarly: boolean
  onAgain: () => void
}

// Replaces the form and takes the focus, which would otherwise be lost with the send button.
export function BookingConfirmation({ booked: booking, onAgain, ...held }: BookingConfirmationProps) {
  const card = useRef<HTMLDivElement>(null)
  // Before it is drawn: the page is shorter by now, and its foot would be seen first.
  useLayoutEffect(() => {
    // Scroll to its top: by default the browser shows the middle of a card taller than the screen.
    card.current?.focus({ preventScroll: true })
    card.current?.scrollIntoView({ block: 'start' })
  }, [])
  const again = (
    <Button tone="quiet" onClick={onAgain}>
      {words.again}
    </Button>
  )
  return (
    <div
      ref={card}
      role="status"
      tabIndex={-1}
      className="booked grid scroll-mt-80 md:mt-8 overflow-clip rounded-panel bg-surface shadow-float outline-none min-[56rem]:grid-cols-2"
    >
      {booking.confirmBy ? (
        <AskedFirst booking={booking} by={booking.confirmBy} />
      ) : (
        <Held booking={booking} {...held} />
      )}
      <div className="p-[clamp(1.5rem,4vw,3.5rem)]">
        <BookedFacts booking={booking} />
        {booking.manage_token && <PrivateLink booking={booking} token={booking.manage_token} />}
        {booking.confirmBy ? (
          <div className="grid sm:flex">{again}</div>
        ) : (
          <HeldWays booking={booking}>{again}</HeldWays>
        )}
      </div>
    </div>
  )
}

const side = 'flex flex-col items-start gap-3 p-[clamp(1.5rem,4vw,3.5rem)]'

function Held({
  booking,
  notice,
  answer,
  isEarly,
}: Omit<BookingConfirmationProps, 'booked' | 'onAgain'> & { booking: Booked }) {
  // The page may have been open since yesterday.
  const by = answer?.askedOn === todayAt(new Date()) ? answer.by : undefined
  return (
    <div className={`${side} bg-leaf-ground`}>
      <Icon name="done" className="size-14 text-leaf" />
      <h2 className="display text-section">{words.thanks(firstNameOf(booking))}</h2>
      <Badge tone="pending">{words.status}</Badge>
      <p className="font-bold text-heading text-large">{by && isEarly ? words.early(by) : words.next(by)}</p>
      {by && isEarly && <ReachUs message={chatAbout(booking)} />}
      <p className="text-tiny">
        {notice.title} {notice.text} {words.meaning}
      </p>
      <h3 className="mt-3 font-bold text-heading">{nextSteps.title}</h3>
      <ol className="grid list-decimal gap-1 pl-5">
        {nextSteps.steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

/** Many ask just now: what to do so that the time is held, and no word as if it were. */
function AskedFirst({ booking, by }: { booking: Booked; by: string }) {
  const until = `${formatListDay(todayAt(new Date(by)))}, ${clockAt(new Date(by))}`
  const message = toConfirmCard.message(bookingReference(booking.id ?? ''))
  return (
    <div className={`${side} bg-sand`}>
      <h2 className="display text-section">{toConfirmCard.title(firstNameOf(booking))}</h2>
      <Badge tone="pending">{toConfirmCard.status}</Badge>
      <p>{toConfirmCard.why}</p>
      <p className="font-semibold wrap-anywhere">
        {sendsMail() ? toConfirmCard.mail(booking.guest_email, until) : toConfirmCard.noMail(until)}
      </p>
      <ReachUs message={message} />
    </div>
  )
}

function ReachUs({ message }: { message: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton tone="quiet" href={`tel:${business.phone.e164}`}>
        {toConfirmCard.call}
      </LinkButton>
      <QuietChat message={message}>{toConfirmCard.whatsApp}</QuietChat>
    </div>
  )
}

const chatAbout = ({ id = '', service_type, service_date }: Booked) =>
  words.chat({
    service: serviceLabel(service_type),
    day: formatDay(service_date),
    reference: bookingReference(id),
  })

function HeldWays({ booking, children }: { booking: Booked; children: ReactNode }) {
  const { id = '', service_type: type, service_date: day, service_time: slot } = booking
  return (
    <AskedCleanWays
      clean={{ id, type, day, slot, place: whereOf(booking) }}
      words={words}
      message={chatAbout(booking)}
    >
      {children}
      <EarlierWish booking={booking} />
    </AskedCleanWays>
  )
}

// By the private link, which whoever has just booked holds.
function EarlierWish({ booking: { id, manage_token: token, service_date } }: { booking: Booked }) {
  const [since, setSince] = useState<string | null>()
  const change = useBookingChange({
    onChanged: ({ waiting_since }) => setSince(waiting_since),
    look: async () => undefined,
  })
  if (!id || !token || !canWaitForEarlier({ service_date, status: 'pending' }, new Date())) return null
  return <EarlierDay since={since} onWish={wants => change.wish(token, { id }, wants)} />
}

const firstNameOf = ({ guest_name }: GuestBooking) => guest_name.split(' ')[0] ?? ''

function PrivateLink({ booking, token }: { booking: Booked; token: string }) {
  const isFree = canStillChange({ ...booking, status: 'pending' }, new Date())
  const { label, text } = isFree ? words.manage : words.manage.late
  return (
    <p className="mb-6">
      <a href={managePath(token)} className="flex min-h-11 items-center font-semibold underline">
        {booking.confirmBy ? toConfirmCard.manage : label}
      </a>
      {!booking.confirmBy && <span className="text-small text-ink-soft">{text}</span>}
    </p>
  )
}

// Many write their suburb behind the street; who does not has chosen it above.
function whereOf({ address, suburb }: GuestBooking): string {
  const isSaid = !suburb || address.toLowerCase().includes(suburb.toLowerCase())
  return isSaid ? address : `${address}, ${suburb}`
}

function BookedFacts({ booking }: { booking: GuestBooking }) {
  const { service_type: type, size, extras } = booking
  const takes = useCleanLength({ type, size, extras })?.takes
  const price = useKeptPrice(booking)
  return (
    <dl className="mb-6 grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 [&_dd]:font-semibold [&_dt]:text-ink-soft">
      <dt>{words.reference}</dt>
      <dd className="tabular-nums">{bookingReference(booking.id ?? '')}</dd>
      <dt>{words.service}</dt>
      <dd>{serviceLabel(booking.service_type)}</dd>
      <dt>{words.when}</dt>
      <dd className="tabular-nums">
        {formatDay(booking.service_date)}, {formatTimes(booking.service_time)}
      </dd>
      {takes && (
        <>
          <dt>{words.takes}</dt>
          <dd>{takes}</dd>
        </>
      )}
      {price?.about && (
        <>
          <dt>{words.price}</dt>
          <dd className="tabular-nums">{words.firmQuote(atFirst(price.about))}</dd>
        </>
      )}
      {price && price.notes.length > 0 && (
        <>
          <dt>{words.offers}</dt>
          <dd>{price.notes.join(' ')}</dd>
        </>
      )}
      <dt>{words.where}</dt>
      <dd className="wrap-anywhere">{whereOf(booking)}</dd>
    </dl>
  )
}
