import { useQuery } from '@tanstack/react-query'
import { weekWords } from '#content/office-week.ts'
import { addDays, formatListDay, todayAt } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import { type OfficeBooking, readLeftOver } from '#web/data/staff-bookings.ts'
import { ChevronRight } from '#web/icons/chevron-right.ts'
import { CircleQuestionMark } from '#web/icons/circle-question-mark.ts'
import { useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { nameOf } from './booking-words.ts'

const words = weekWords.leftOver
const most = 2

/** Cleans of past days that nobody ticked off, first of all on a phone; Today has the whole list. */
export function LeftOverCleans() {
  const { session } = useOfficeVisitor()
  const today = todayAt(new Date())
  const { data = [] } = useQuery({
    queryKey: [bookingsKey, 'left-over', today, session.user.id],
    queryFn: () => readLeftOver(today, most),
    staleTime: 30_000,
  })
  if (data.length === 0) return null
  return (
    <ul className="left-cleans" aria-label={words.title}>
      {data.map(booking => (
        <li key={booking.id}>
          <Link to={`/crm/bookings/${booking.id}?day=${booking.service_date}`} state={fromList}>
            <CircleQuestionMark aria-hidden="true" />
            <span>
              <b>
                {nameOf(booking)}, {whenLeft(booking, today)}
              </b>
              <small>{booking.started_at ? words.started : words.asks}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function whenLeft({ service_date, service_time, start_minute }: OfficeBooking, today: string): string {
  const day = service_date === addDays(today, -1) ? words.yesterday : formatListDay(service_date)
  return `${day} ${start_minute === null ? service_time.slice(0, 5) : clockOf(start_minute)}`
}
