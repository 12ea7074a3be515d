// The private link: see, move or cancel one booking. Takes the form's place, and is loaded only for it.
import { useState } from 'react'
import { business } from '#content/business.ts'
import { manageWords } from '#content/manage-booking.ts'
import { canStillChange } from '#domain/booking.ts'
import type { ManagedBooking } from '#web/data/manage-bookings.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ManagedFacts } from './managed-facts.tsx'
import { MoveForm } from './move-form.tsx'
import { useManagedBooking } from './use-managed-booking.ts'

const words = manageWords

export function ManageBooking({ manageKey }: { manageKey: string }) {
  const managed = useManagedBooking(manageKey)
  const { shown, read } = managed
  if (shown === 'loading') return <Skeleton lines={6} label={words.loading} />
  if (shown === 'missing') return <Missing />
  if (shown === 'failed')
    return (
      <FailedState title={words.failed.title} retry={{ label: words.failed.retry, onRetry: read }}>
        {words.failed.text}
      </FailedState>
    )
  return <Managed booking={shown} managed={managed} />
}

function Missing() {
  return (
    <EmptyState title={words.missing.title} action={<LinkButton href="/booking">{words.again}</LinkButton>}>
      {words.missing.text} <a href={`tel:${business.phone.e164}`}>{business.phone.shown}</a>
    </EmptyState>
  )
}

type ManagedProps = { booking: ManagedBooking; managed: ReturnType<typeof useManagedBooking> }

function Managed({ booking, managed }: ManagedProps) {
  const [isMoving, setMoving] = useState(false)
  return (
    <section
      aria-label={words.title}
      className="rounded-panel bg-surface p-[clamp(1.25rem,4vw,3.5rem)] shadow-float"
    >
      <div className="flex flex-wrap items-center gap-4">
        <h2 className="display text-section">{words.title}</h2>
        <Badge tone={booking.status}>{words.statuses[booking.status]}</Badge>
      </div>
      <ManagedFacts booking={booking} />
      {isMoving ? (
        <MoveForm booking={booking} managed={managed} onDone={() => setMoving(false)} />
      ) : (
        <Ways booking={booking} managed={managed} onMove={() => setMoving(true)} />
      )}
    </section>
  )
}

function Ways({ booking, managed, onMove }: ManagedProps & { onMove: () => void }) {
  const [isAsking, setAsking] = useState(false)
  if (booking.status === 'completed' || booking.status === 'cancelled')
    return <LinkButton href="/booking">{words.again}</LinkButton>
  if (!canStillChange(booking, new Date())) return <TooLate />

  async function cancel() {
    await managed.cancel(booking)
    setAsking(false)
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onMove}>{words.move}</Button>
        <Button tone="quiet" onClick={() => setAsking(true)}>
          {words.cancel}
        </Button>
      </div>
      <p className="mt-4 text-small text-ink-soft">{words.policy}</p>
      <CancelDialog
        open={isAsking}
        isBusy={managed.isBusy}
        onKeep={() => setAsking(false)}
        onCancel={cancel}
      />
    </>
  )
}

function TooLate() {
  const { before, phone } = words.late
  return (
    <p className="font-semibold">
      {before} <a href={`tel:${phone.e164}`}>{phone.shown}</a>.
    </p>
  )
}
