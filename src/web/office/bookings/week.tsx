import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { manageWords } from '#content/manage-booking.ts'
import { officeWords } from '#content/office.ts'
import { bookingWords } from '#content/office-bookings.ts'
import { addDays, formatSpan } from '#domain/calendar.ts'
import { BadgeMark } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { FailedState } from '#web/ui/failed-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { nameOf } from './booking-words.ts'
import type { BookingsDesk } from './bookings-desk.ts'
import { type OpenWeek, useWeek } from './use-week.ts'
import { WeekByDay } from './week-by-day.tsx'
import { WeekGrid } from './week-grid.tsx'

const words = bookingWords.week

type BookingWeekProps = { desk: BookingsDesk; children: ReactNode }

/** The week with its navigation; the page supplies what is beside the title. */
export function BookingWeek({ desk, children }: BookingWeekProps) {
  const week = useWeek(desk.moving)
  return (
    <section aria-labelledby="week-title" className="mt-8 scroll-mt-16">
      <div className="section-head items-center">
        <h3 id="week-title">{formatSpan(week.monday, week.saturday)}</h3>
        <div className="week-turn">
          {children}
          <Turns week={week} />
        </div>
      </div>
      {desk.moving && !desk.isDragging && (
        <Notice
          tone="wait"
          className="mb-3"
          action={
            <Button tone="quiet" onClick={desk.stopMoving}>
              {words.stopMoving}
            </Button>
          }
        >
          {words.moving(nameOf(desk.moving))}
        </Notice>
      )}
      <WeekStates week={week} desk={desk} />
    </section>
  )
}

function Turns({ week: { day, goTo } }: { week: OpenWeek }) {
  return (
    <>
      <Button
        tone="quiet"
        className="button-icon"
        aria-label={words.before}
        onClick={() => goTo(addDays(day, -7))}
      >
        <ChevronLeft aria-hidden="true" />
      </Button>
      <Button tone="quiet" className="laptop-only" onClick={() => goTo(undefined)}>
        {words.thisWeek}
      </Button>
      <Button
        tone="quiet"
        className="button-icon"
        aria-label={words.after}
        onClick={() => goTo(addDays(day, 7))}
      >
        <ChevronRight aria-hidden="true" />
      </Button>
    </>
  )
}

function WeekStates({ week, desk }: { week: OpenWeek; desk: BookingsDesk }) {
  const { query, week: days, today, day, goTo } = week
  if (query.isPending) return <Skeleton lines={8} label={officeWords.loading} />
  if (query.isError && !query.data)
    return (
      <FailedState
        title={words.failed}
        retry={{ label: officeWords.retry, onRetry: () => void query.refetch() }}
      >
        {officeWords.kept}
      </FailedState>
    )
  return (
    <>
      <WeekGrid week={days ?? query.data} today={today} desk={desk} />
      <WeekByDay week={days ?? query.data} chosen={day} desk={desk} onChoose={goTo} />
      <WeekKey />
    </>
  )
}

function WeekKey() {
  return (
    <p className="week-key laptop-only" aria-hidden="true">
      {(['free', 'half', 'full', 'closed'] as const).map(state => (
        <span key={state}>
          <i className={`key-${state}`} />
          {words.key[state]}
        </span>
      ))}
      {(['pending', 'confirmed', 'completed'] as const).map(status => (
        <span key={status} className={`chip-${status}`}>
          <BadgeMark tone={status} />
          {status === 'pending' ? words.waiting : manageWords.statuses[status]}
        </span>
      ))}
    </p>
  )
}
