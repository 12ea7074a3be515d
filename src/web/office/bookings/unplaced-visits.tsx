import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { weekWords } from '#content/office-week.ts'
import { formatListDay } from '#domain/calendar.ts'
import { bookingOfVisit, readUnplacedVisits, type UnplacedVisit } from '#web/data/unplaced-visits.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { Button } from '#web/ui/button.tsx'
import type { BookingsDesk } from './bookings-desk.ts'

const words = weekWords.unplaced
const shownAtFirst = 6

/** Visits of plans that found no place, a row for each plan; nothing while there are none. */
export function UnplacedVisits({ desk }: { desk: BookingsDesk }) {
  const { session } = useOfficeVisitor()
  const [isLong, setLong] = useState(false)
  const { data: visits = [] } = useQuery({
    queryKey: [bookingsKey, 'unplaced', session.user.id],
    queryFn: readUnplacedVisits,
    staleTime: 30_000,
  })
  if (visits.length === 0) return null
  const plans = [...Map.groupBy(visits, ({ plan_id }) => plan_id).values()]
  const shown = isLong ? plans : plans.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="unplaced-title" className="unplaced">
      <h3 id="unplaced-title">{words.title(visits.length)}</h3>
      <ul>
        {shown.map(
          ([first, ...later]) => first && <UnplacedRow key={first.plan_id} {...{ first, later, desk }} />,
        )}
      </ul>
      {plans.length > shown.length && (
        <Button tone="text" onClick={() => setLong(true)}>
          {words.showAll(plans.length)}
        </Button>
      )}
    </section>
  )
}

type UnplacedRowProps = { first: UnplacedVisit; later: UnplacedVisit[]; desk: BookingsDesk }

function UnplacedRow({ first, later, desk }: UnplacedRowProps) {
  const day = formatListDay(first.plan_day)
  const reason = first.closed ? words.closed(first.closed) : words.reasons[first.reason]
  return (
    <li>
      <div>
        <Link to={`/crm/customers/${first.customer_id}`}>{first.name}</Link>
        <span>{words.why(day, reason)}</span>
        {later.length > 0 && <span>{words.later(later.length)}</span>}
      </div>
      <Button
        tone="quiet"
        aria-label={words.layInOf(first.name, day)}
        onClick={() => desk.startMoving(bookingOfVisit(first), first)}
      >
        {words.layIn}
      </Button>
    </li>
  )
}
