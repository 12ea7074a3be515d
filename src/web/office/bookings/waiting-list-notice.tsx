import { useQuery } from '@tanstack/react-query'
import { bookingWords } from '#content/office-bookings.ts'
import { waitingWords as words } from '#content/waiting-list.ts'
import { useAct } from '#web/acts/use-act.ts'
import { dismissGap, type FreedGap, readWaitingOverview } from '#web/data/waiting-list.ts'
import { ChevronRight } from '#web/icons/chevron-right.ts'
import { Hourglass } from '#web/icons/hourglass.ts'
import { useHasRole, useOfficeVisitor } from '#web/office/frame/office-visitor.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { bookingsKey } from '#web/office/shared/use-refresh-bookings.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { gapPath, gapWords, waitingPath } from './waiting-words.ts'

const mostShown = 4

/** Time that has come free again and how many who wait could have it, and the way to the waiting list. */
export function WaitingListNotice() {
  const { session } = useOfficeVisitor()
  const isStaff = useHasRole('staff')
  const { search } = useLocation()
  const { data } = useQuery({
    queryKey: [bookingsKey, 'waiting-overview', session.user.id],
    queryFn: readWaitingOverview,
    enabled: isStaff,
    staleTime: 30_000,
  })
  if (!isStaff) return null
  const gaps = data?.gaps ?? []
  const further = gaps.length - mostShown
  return (
    <section aria-label={words.label} className="waiting-notice">
      {gaps.length > 0 && (
        <ul>
          {gaps.slice(0, mostShown).map(gap => (
            <li key={gapPath(gap)}>
              <FreedLink gap={gap} />
              <Dismiss gap={gap} />
            </li>
          ))}
          {further > 0 && <li className="text-ink-soft">{words.moreGaps(further)}</li>}
        </ul>
      )}
      <Link className="waiting-count" to={waitingPath(search)} state={fromList}>
        <Hourglass aria-hidden="true" />
        <span>{data ? (data.waiting ? words.some(data.waiting) : words.nobody) : words.title}</span>
        <ChevronRight aria-hidden="true" />
      </Link>
    </section>
  )
}

function Dismiss({ gap }: { gap: FreedGap }) {
  const { act, isBusy } = useAct([bookingsKey])
  const when = gapWords(gap)
  const dismiss = () =>
    act({
      work: () => dismissGap(gap),
      said: { title: words.dismissed(when) },
      failed: bookingWords.failed,
      undo: () => ({ work: () => dismissGap(gap, true), said: { title: words.backAgain(when) } }),
    })
  return <IconButton icon="close" label={words.dismiss(when)} disabled={isBusy} onClick={dismiss} />
}

function FreedLink({ gap }: { gap: FreedGap }) {
  return (
    <Link className="freed" to={gapPath(gap)} state={fromList}>
      <span>
        <b>
          {words.freeAgain}: {gapWords(gap)}
        </b>
        {gap.crew_name && <bdi>{gap.crew_name}</bdi>}
        <span>{words.fits(gap.fits)}</span>
      </span>
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}
