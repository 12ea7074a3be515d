// The private link: see, move or cancel one booking. Replaces the form, and is loaded only for the link.
import { useRef, useState } from 'react'
import { business } from '#content/business.ts'
import { unconfirmedClean } from '#content/confirm-request.ts'
import { manageWords } from '#content/manage-booking.ts'
import { rhythmText } from '#content/plans.ts'
import { canStillChange } from '#domain/booking.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { clockOf } from '#domain/clean-length.ts'
import { canWaitForEarlier } from '#domain/waiting-list.ts'
import { CallToChange } from '#web/calendar/call-to-change.tsx'
import { CancelButton } from '#web/calendar/cancel-button.tsx'
import { EarlierDay } from '#web/calendar/earlier-day.tsx'
import { MoveForm } from '#web/calendar/move-form.tsx'
import { type BookingChange, isVisit } from '#web/calendar/use-booking-change.ts'
import type { ManagedBooking } from '#web/data/managed-booking.ts'
import { sendsMail } from '#web/data/sends-mail.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ManagedFacts } from './managed-facts.tsx'
import { ManagedPhotos } from './managed-photos.tsx'
import { useManagedBooking } from './use-managed-booking.ts'

const words = manageWords

export function ManageBooking({ manageKey }: { manageKey: string }) {
  const managed = useManagedBooking(manageKey)
  const { shown, read, change } = managed
  if (shown === 'loading') return <Skeleton lines={6} label={words.loading} />
  if (shown === 'missing') return <Missing />
  if (shown === 'failed')
    return (
      <FailedState title={words.failed.title} retry={{ label: words.failed.retry, onRetry: read }}>
        {words.failed.text}
      </FailedState>
    )
  return <Managed booking={shown} change={change} manageKey={manageKey} />
}

function Missing() {
  return (
    <div className="md:mt-8">
      <EmptyState title={words.missing.title} action={<BookAgain />}>
        {words.missing.text} <a href={`tel:${business.phone.e164}`}>{business.phone.shown}</a>
      </EmptyState>
    </div>
  )
}

const BookAgain = () => (
  <LinkButton href="/booking" tone="coral">
    {words.again}
  </LinkButton>
)

type ManagedProps = { booking: ManagedBooking; change: BookingChange; manageKey: string }

function Managed({ booking, change, manageKey }: ManagedProps) {
  const [isMoving, setMoving] = useState(false)
  const place = useRef<HTMLElement>(null)
  const backToPlace = () => {
    setMoving(false)
    place.current?.focus()
  }
  const isUnconfirmed = booking.status === 'pending' && Boolean(booking.confirm_by)
  const photos = (booking.job_photos ?? []).filter(({ is_shared }) => is_shared)
  const isMovable = isMoving && canStillChange(booking, new Date())
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={words.title}
      className="managed scroll-mt-28 md:mt-8 rounded-panel bg-surface p-[clamp(1.25rem,4vw,3.5rem)] shadow-float outline-none"
    >
      <div className="flex flex-wrap items-center gap-4">
        <h2 className="display text-section">{words.title}</h2>
        <Badge tone={booking.status}>
          {isUnconfirmed ? unconfirmedClean.status : words.statuses[booking.status]}
        </Badge>
      </div>
      {isUnconfirmed && (
        <p className="mt-4 font-semibold">{sendsMail() ? unconfirmedClean.mail : unconfirmedClean.noMail}</p>
      )}
      {booking.plan && <p className="mt-4 font-semibold">{words.visit.partOf(planText(booking.plan))}</p>}
      <ManagedFacts booking={booking} />
      {photos.length > 0 && (
        <div className="mb-7">
          <ManagedPhotos photos={photos} manageKey={manageKey} />
        </div>
      )}
      {isMovable ? (
        <MoveForm
          from={booking.service_date}
          bookingId={booking.id}
          isBusy={change.isBusy}
          onMove={to => change.move(manageKey, booking, to)}
          onDone={backToPlace}
        />
      ) : (
        <Ways {...{ booking, change, manageKey }} onMove={() => setMoving(true)} onCancelled={backToPlace} />
      )}
    </section>
  )
}

const planText = (plan: NonNullable<ManagedBooking['plan']>) =>
  `${rhythmText(plan)} at ${clockOf(plan.start_minute)}`

type WaysProps = ManagedProps & { onMove: () => void; onCancelled: () => void }

function Ways({ booking, change, manageKey, onMove, onCancelled }: WaysProps) {
  if (!isStatusOpen(booking.status)) return <BookAgain />
  if (!canStillChange(booking, new Date()))
    return (
      <p className="font-semibold">
        <CallToChange />
      </p>
    )
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onMove}>{words.move}</Button>
        <CancelButton
          label={isVisit(booking) ? words.visit.skip : words.cancel}
          isVisit={isVisit(booking)}
          isBusy={change.isBusy}
          onCancel={() => change.cancel(manageKey, booking)}
          onCancelled={onCancelled}
        />
      </div>
      {canWaitForEarlier(booking, new Date()) && !booking.confirm_by && (
        <EarlierDay since={booking.waiting_since} onWish={wants => change.wish(manageKey, booking, wants)} />
      )}
      <p className="mt-4 text-small text-ink-soft">{isVisit(booking) ? words.visit.policy : words.policy}</p>
    </>
  )
}
