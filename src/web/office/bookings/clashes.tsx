import { useQuery } from '@tanstack/react-query'
import { bookingWords } from '#content/office-bookings.ts'
import { todayAt } from '#domain/calendar.ts'
import { readClashes } from '#web/data/staff-bookings.ts'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { nameOf, whenOf } from './booking-words.ts'

const words = bookingWords.clashes
const mostShown = 6

/** The cleans that cannot be as they are planned; nothing while there are none. */
export function BookingClashes() {
  const { session } = useOfficeVisitor()
  const isStaff = useHasRole('staff')
  const { data: clashes = [] } = useQuery({
    queryKey: [bookingsKey, 'clashes', session.user.id],
    queryFn: () => readClashes(todayAt(new Date())),
    enabled: isStaff,
    staleTime: 60_000,
  })
  if (clashes.length === 0) return null
  const further = clashes.length - mostShown
  return (
    <section aria-label={words.title} className="mb-6">
      <Notice tone="bad">{words.text}</Notice>
      <ul className="mt-3 grid gap-2">
        {clashes.slice(0, mostShown).map(({ booking, hit }) => (
          <li key={booking.id}>
            <Link
              className="underline"
              to={`/crm/bookings/${booking.id}?day=${booking.service_date}`}
              state={fromList}
            >
              {nameOf(booking)}, {whenOf(booking)}
            </Link>
            {`: ${words.hits[hit]}`}
          </li>
        ))}
        {further > 0 && <li>{words.more(further)}</li>}
      </ul>
    </section>
  )
}
