import { useQuery } from '@tanstack/react-query'
import { bookingWords } from '#content/office-bookings.ts'
import { officeNotices } from '#domain/office-messages.ts'
import { type OfficeBooking, readRequests, readRewards, requestsPageSize } from '#web/data/staff-bookings.ts'
import { useOfficeVisitor } from '#web/office/office-visitor.ts'
import { ShowMore } from '#web/office/show-more.tsx'
import { useKeysetPages } from '#web/office/use-keyset-pages.ts'
import { QueryStates } from '#web/query-states.tsx'
import { BookingRequestCard } from './booking-request-card.tsx'
import type { BookingsDesk } from './bookings-desk.ts'
import { bookingsKey } from './use-booking-acts.ts'

const words = bookingWords.requests

export function useRequests() {
  const { session } = useOfficeVisitor()
  return useKeysetPages<OfficeBooking>({
    queryKey: [bookingsKey, 'requests', session.user.id],
    pageSize: requestsPageSize,
    read: readRequests,
  })
}

type RequestsProps = { query: ReturnType<typeof useRequests>; count: number | undefined; desk: BookingsDesk }

/** Who waits for an answer, the oldest first. */
export function BookingRequests({ query, count, desk }: RequestsProps) {
  const rewards = useRewardsOf(query.data ?? [])
  return (
    <section aria-labelledby="requests-title">
      <div className="section-head">
        <h3 id="requests-title">{words.title}</h3>
        {Boolean(count) && <span className="count">{count}</span>}
      </div>
      <QueryStates query={query} failed={officeNotices.bookingsFailed} empty={words.empty}>
        {rows => (
          <>
            <div className="requests">
              {rows.map((booking, place) => (
                <BookingRequestCard
                  key={booking.id}
                  booking={booking}
                  rewards={rewards}
                  desk={desk}
                  isFirst={place === 0}
                />
              ))}
            </div>
            <ShowMore query={query} />
          </>
        )}
      </QueryStates>
    </section>
  )
}

export function useRewardsOf(bookings: OfficeBooking[]) {
  const ids = bookings.map(({ id, customer_id, updated_at }) => `${id} ${customer_id} ${updated_at}`)
  const { data } = useQuery({
    queryKey: [bookingsKey, 'rewards', ...ids],
    queryFn: () => readRewards(bookings),
    enabled: bookings.length > 0,
    // A card that was answered leaves the others as they are while they are read anew.
    placeholderData: before => before,
  })
  return data ?? []
}
