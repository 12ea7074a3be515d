import { type ReactNode, useState } from 'react'
import { officeWords } from '#content/office.ts'
import { weekWords } from '#content/office-week.ts'
import { addDays, clockAt, formatListDay, formatSpan, todayAt } from '#domain/calendar.ts'
import { laneOf } from '#domain/diary.ts'
import { roadOf } from '#domain/week-gaps.ts'
import { useIsPhone, useMedia } from '#web/browser/use-media.ts'
import type { WeekBook } from '#web/data/week-book.ts'
import { ChevronLeft } from '#web/icons/chevron-left.ts'
import { ChevronRight } from '#web/icons/chevron-right.ts'
import { Truck } from '#web/icons/truck.ts'
import { Button } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Segments } from '#web/ui/segments.tsx'
import type { BookingsDesk } from './bookings-desk.ts'
import { DrawnWeek } from './drawn-week.tsx'
import { plannedOf } from './planned-clean.ts'
import { UnplacedVisits } from './unplaced-visits.tsx'
import { type OpenWeek, useWeek } from './use-week.ts'
import { WeekSkeleton } from './week-skeleton.tsx'

type BookingWeekProps = { desk: BookingsDesk; children: ReactNode }

/** The week with its navigation; the page supplies what is beside the title. */
export function BookingWeek({ desk, children }: BookingWeekProps) {
  const week = useWeek()
  const book = week.query.data
  const teams = useTeams(book, desk.hand?.place?.crewId)
  return (
    <section aria-labelledby="week-title" className="week-section">
      {week.isStaff && <UnplacedVisits desk={desk} />}
      <div className="section-head items-center">
        <h3 id="week-title">{formatSpan(week.monday, week.saturday)}</h3>
        {book && week.isStaff && <OnTheRoad book={book} />}
        <div className="week-choices">
          {teams.choice}
          {children}
        </div>
        <div className="week-turn">
          <Turns week={week} />
        </div>
      </div>
      {book && <OldWeek week={week} book={book} />}
      {book ? (
        <DrawnWeek week={week} book={book} desk={desk} crewIds={teams.shown} />
      ) : (
        <NoWeek week={week} />
      )}
    </section>
  )
}

function Turns({ week: { day, goTo } }: { week: OpenWeek }) {
  return (
    <>
      <Button
        tone="quiet"
        className="button-icon"
        aria-label={weekWords.before}
        onClick={() => goTo(addDays(day, -7))}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button tone="quiet" className="laptop-only" onClick={() => goTo(undefined)}>
        {weekWords.thisWeek}
      </Button>
      <Button
        tone="quiet"
        className="button-icon"
        aria-label={weekWords.after}
        onClick={() => goTo(addDays(day, 7))}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </>
  )
}

/** With two teams each has a lane; where there is no room for both, one is shown at a time. */
function useTeams(book: WeekBook | undefined, heldCrew: number | undefined) {
  const [chosen, setChosen] = useState('all')
  const [followed, setFollowed] = useState(heldCrew)
  const isPhone = useIsPhone()
  const isWide = useMedia('(min-width: 1240px)')
  const crews = book?.days[0]?.crews ?? []
  const fitsAll = (isWide || isPhone) && crews.length <= 2
  // The clean in the hand is always in view.
  if (heldCrew !== followed) {
    setFollowed(heldCrew)
    if (heldCrew !== undefined && !(chosen === 'all' && fitsAll)) setChosen(String(heldCrew))
  }
  const known = chosen === 'all' || crews.some(({ crewId }) => String(crewId) === chosen) ? chosen : 'all'
  const shown = known === 'all' && !fitsAll ? String(crews[0]?.crewId ?? '') : known
  const all = fitsAll ? [{ value: 'all', label: weekWords.teams.all(crews.length) }] : []
  const choice = crews.length > 1 && (
    <Segments
      label={weekWords.teams.label}
      value={shown}
      segments={[
        ...all,
        ...crews.map(({ crewId, crewName }) => ({ value: String(crewId), label: crewName })),
      ]}
      onChoose={setChosen}
    />
  )
  const ids = crews.map(({ crewId }) => crewId)
  return { choice, shown: shown === 'all' ? ids : ids.filter(id => String(id) === shown) }
}

function OnTheRoad({ book }: { book: WeekBook }) {
  const cleans = plannedOf(book, true)
  const lanes = book.days.flatMap(({ day, crews }) => crews.map(({ crewId }) => laneOf(cleans, day, crewId)))
  const minutes = lanes.reduce((sum, lane) => sum + roadOf(lane, book.ways), 0)
  if (minutes === 0) return null
  return (
    <span className="on-the-road laptop-only">
      <Truck aria-hidden="true" />
      {weekWords.onTheRoad(minutes)}
    </span>
  )
}

/** The last good week stays, and says how old it is. */
function OldWeek({ week: { trouble, query }, book }: { week: OpenWeek; book: WeekBook }) {
  if (!trouble) return null
  const at = new Date(book.readAt)
  const clock =
    todayAt(at) === todayAt(new Date()) ? clockAt(at) : `${formatListDay(todayAt(at))}, ${clockAt(at)}`
  const title = navigator.onLine ? weekWords.noServer : weekWords.noSignal
  return (
    <Notice
      tone="offline"
      className="mb-3"
      action={
        <Button tone="quiet" onClick={() => void query.refetch()}>
          {officeWords.retry}
        </Button>
      }
    >
      <b>{title}</b> {weekWords.old(clock)}
    </Notice>
  )
}

function NoWeek({ week: { query } }: { week: OpenWeek }) {
  if (query.isPending) return <WeekSkeleton />
  return (
    <FailedState
      title={weekWords.failed}
      retry={{ label: officeWords.retry, onRetry: () => void query.refetch() }}
    >
      {officeWords.kept}
    </FailedState>
  )
}
