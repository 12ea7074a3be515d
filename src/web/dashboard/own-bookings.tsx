// The left column of the client's page: the next clean, then all others.
import { type ReactNode, useRef, useState } from 'react'
import { dashboardWords, ownBookingsWords as words } from '#content/account.ts'
import { signedInWords } from '#content/signed-in.ts'
import { officeNotices } from '#domain/office-messages.ts'
import type { OwnBooking } from '#web/data/own-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { Changing } from './booking-actions.tsx'
import { NextClean } from './next-clean.tsx'
import { NoBookings } from './no-bookings.tsx'
import { OwnBookingRow } from './own-booking-row.tsx'
import type { useOwnBookings } from './use-own-bookings.ts'

type OwnBookingsProps = {
  bookings: ReturnType<typeof useOwnBookings>
  /** Their visits are not told a second time among what comes. */
  hasPlans: boolean
  /** The regular plans, between the next clean and all others. */
  children: ReactNode
}

export function OwnBookings({ bookings, hasPlans, children }: OwnBookingsProps) {
  const { query, next, past } = bookings
  const coming = bookings.coming.filter(({ plan_id }) => !(hasPlans && plan_id))
  const { place, changing } = useChanging(bookings)
  if (query.isPending)
    return (
      <div className="next-clean p-6">
        <Skeleton lines={6} label={signedInWords.loading} />
      </div>
    )
  if (query.isLoadingError)
    return (
      <FailedState
        title={officeNotices.bookingsFailed}
        retry={{ label: signedInWords.retry, onRetry: () => query.refetch() }}
      >
        {signedInWords.kept}
      </FailedState>
    )
  if (!next && past.length === 0 && !hasPlans) return <NoBookings />
  return (
    <div ref={place} tabIndex={-1} className="client-bookings outline-none">
      {next && <NextClean booking={next} changing={changing} />}
      {children}
      {((!next && !hasPlans) || coming.length + past.length > 0) && (
        <section aria-labelledby="own-bookings" className="own-bookings">
          <h2 id="own-bookings" className="display">
            {dashboardWords.title}
          </h2>
          {!next && !hasPlans && <p className="py-4 text-ink-soft">{words.nothingComing}</p>}
          <BookingGroup title={words.coming} rows={coming} changing={changing} />
          <BookingGroup title={words.past} rows={past} changing={changing} />
          {query.hasNextPage && <Earlier query={query} />}
        </section>
      )}
    </div>
  )
}

// One booking at a time can be moved; afterwards the focus stays in the list, wherever the moved booking is now.
function useChanging({ change }: OwnBookingsProps['bookings']) {
  const place = useRef<HTMLDivElement>(null)
  const [movingId, setMovingId] = useState<string>()
  const changing: Changing = {
    ...change,
    movingId,
    onMove: setMovingId,
    onDone: () => {
      setMovingId(undefined)
      place.current?.focus({ preventScroll: true })
    },
  }
  return { place, changing }
}

type BookingGroupProps = { title: string; rows: OwnBooking[]; changing: Changing }

function BookingGroup({ title, rows, changing }: BookingGroupProps) {
  if (rows.length === 0) return null
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ol>
        {rows.map(row => (
          <OwnBookingRow key={row.id} booking={row} changing={changing} />
        ))}
      </ol>
    </section>
  )
}

function Earlier({ query }: { query: OwnBookingsProps['bookings']['query'] }) {
  return (
    <div className="mt-5">
      <Button tone="quiet" busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {query.isFetchingNextPage ? signedInWords.loading : words.earlier}
      </Button>
      {query.isFetchNextPageError && (
        <p role="alert" className="mt-2 text-error">
          {officeNotices.bookingsFailed}
        </p>
      )}
    </div>
  )
}
