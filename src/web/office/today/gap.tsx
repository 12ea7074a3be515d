import { todayWords } from '#content/today.ts'
import { clockOf } from '#domain/clean-length.ts'
import type { GapStop } from '#domain/day-timeline.ts'
import { timeSlots } from '#domain/terms.ts'
import { lengthOf } from '#domain/week-gaps.ts'
import { Plus } from '#web/icons/plus.ts'
import { Link } from '#web/router/link.tsx'

/** Free time between two jobs: a tap adds a booking there. */
export function TodayGap({ stop: { day, gap, team }, isSmall }: { stop: GapStop; isSmall: boolean }) {
  const slot = timeSlots.find(candidate => clockOf(Math.max(gap.start, day.startsFrom)) < candidate.slice(6))
  const words = todayWords.free(clockOf(gap.start), clockOf(gap.end))
  return (
    <li className={isSmall ? 'job-gap job-gap-small' : 'job-gap'}>
      <Link to={`/crm/bookings/new?${new URLSearchParams({ day: day.day, at: `${day.day} ${slot}` })}`}>
        <Plus aria-hidden="true" />
        <span>{team ? `${team}: ${words}` : words}</span>
        <em>{todayWords.length(lengthOf(gap))}</em>
      </Link>
    </li>
  )
}
