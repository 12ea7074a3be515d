import { useQuery } from '@tanstack/react-query'
import { bookingWords } from '#content/office-bookings.ts'
import { officeNotices } from '#domain/office-messages.ts'
import { useIsPhone } from '#web/browser/use-media.ts'
import { type OfficeBooking, readRequests, readRewards, requestsPageSize } from '#web/data/staff-bookings.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { QueryStates } from '#web/office/shared/query-states.tsx'
import { ShowMore } from '#web/office/shared/show-more.tsx'
import { useKeysetPages } from '#web/office/shared/use-keyset-pages.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { BookingsDesk } from './bookings-desk.ts'
import { BookingRequestCard } from './request-card.tsx'

const words = bookingWords.requests

export function useRequests() {
  const { session } = useOfficeVisitor()
  return useKeysetPages<OfficeBooking>({
    queryKey: [bookingsKey, 'requests', session.user.id],
    pageSize: requestsPageSize,
    read: readRequests,
  })
}

type RequestsProps = {
  query: ReturnType<typeof useRequests>
  count: number | undefined
  /** How many hold no place before their senders have confirmed them. */
  unconfirmed?: number | undefined
  desk: BookingsDesk
}

/** The requests that wait for an answer, the oldest first. */
export function BookingRequests({ query, count, unconfirmed = 0, desk }: RequestsProps) {
  const isPhone = useIsPhone()
  return (
    <section aria-labelledby="requests-title" className="request-tray">
      <div className="section-head">
        <h3 id="requests-title">{words.title}</h3>
        {Boolean(count) && <span className="count">{count}</span>}
      </div>
      {unconfirmed > 0 && <UnconfirmedNote count={unconfirmed} />}
      <QueryStates query={query} failed={officeNotices.bookingsFailed} empty={words.empty}>
        {rows => (
          <>
            <div className={isPhone ? 'requests sideways' : 'requests'}>
              {rows.map((booking, place) => (
                <BookingRequestCard key={booking.id} booking={booking} desk={desk} isFirst={place === 0} />
              ))}
            </div>
            <ShowMore query={query} />
          </>
        )}
      </QueryStates>
    </section>
  )
}

function UnconfirmedNote({ count }: { count: number }) {
  return (
    <Notice tone="wait" className="mb-4">
      {words.unconfirmed(count)}{' '}
      <Link className="underline" to="/crm/bookings?view=list&list=unconfirmed">
        {words.seeUnconfirmed}
      </Link>
    </Notice>
  )
}

export function useRewardsOf(bookings: OfficeBooking[]) {
  const ids = bookings.map(({ id, customer_id, updated_at }) => `${id} ${customer_id} ${updated_at}`)
  const { data } = useQuery({
    queryKey: [bookingsKey, 'rewards', ...ids],
    queryFn: () => readRewards(bookings),
    enabled: bookings.length > 0,
    // When one is answered, the others stay as they are while the list is read again.
    placeholderData: before => before,
  })
  return data ?? []
}
