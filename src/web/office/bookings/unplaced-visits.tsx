import { useQuery } from '@tanstack/react-query'
import { weekWords } from '#content/office-week.ts'
import { formatListDay } from '#domain/calendar.ts'
import { bookingOfVisit, readUnplacedVisits, type UnplacedVisit } from '#web/data/unplaced-visits.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import type { BookingsDesk } from './bookings-desk.ts'

const words = weekWords.unplaced
const most = 6

/** Visits of plans that found no place; nothing while there are none. */
export function UnplacedVisits({ desk }: { desk: BookingsDesk }) {
  const { session } = useOfficeVisitor()
  const { data: visits = [] } = useQuery({
    queryKey: [bookingsKey, 'unplaced', session.user.id],
    queryFn: readUnplacedVisits,
    staleTime: 30_000,
  })
  if (visits.length === 0) return null
  return (
    <section aria-labelledby="unplaced-title" className="unplaced">
      <h3 id="unplaced-title">{words.title(visits.length)}</h3>
      <ul>
        {visits.slice(0, most).map(visit => (
          <UnplacedRow key={`${visit.plan_id} ${visit.plan_day}`} visit={visit} desk={desk} />
        ))}
      </ul>
      {visits.length > most && <p>{words.more(visits.length - most)}</p>}
    </section>
  )
}

function UnplacedRow({ visit, desk }: { visit: UnplacedVisit; desk: BookingsDesk }) {
  const day = formatListDay(visit.plan_day)
  const reason = visit.closed ? words.closed(visit.closed) : words.reasons[visit.reason]
  return (
    <li>
      <div>
        <Link to={`/crm/customers/${visit.customer_id}`}>{visit.name}</Link>
        <span>{words.why(day, reason)}</span>
      </div>
      <Button
        tone="quiet"
        aria-label={words.layInOf(visit.name, day)}
        onClick={() => desk.startMoving(bookingOfVisit(visit), visit)}
      >
        {words.layIn}
      </Button>
    </li>
  )
}
