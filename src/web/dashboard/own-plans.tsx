// The client's regular visits: the rhythm, what comes, and skipping or moving one of them.
import { lazy, Suspense, useState } from 'react'
import { planTitle, visitWords, ownPlanWords as words } from '#content/plans.ts'
import { signedInWords } from '#content/signed-in.ts'
import { canStillChange } from '#domain/booking.ts'
import { formatDate, formatDayOfYear, formatTimes } from '#domain/calendar.ts'
import { aboutHours, clockOf } from '#domain/clean-length.ts'
import { formatRand } from '#domain/money.ts'
import { kindLabel } from '#domain/service-types.ts'
import type { BookingChange } from '#web/calendar/use-booking-change.ts'
import type { OwnPlanWithVisits, PlanVisit } from '#web/data/plans.ts'
import { Swell } from '#web/plans/swell.tsx'
import { swellVisits } from '#web/plans/visits.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useOwnVisit } from './use-own-visit.ts'

// Includes the calendar: loaded only by those who move something.
const MoveForm = lazy(async () => ({ default: (await import('#web/calendar/move-form.tsx')).MoveForm }))

const shownAtFirst = 4

type OwnPlanProps = { plan: OwnPlanWithVisits; change: BookingChange; onChanged: () => Promise<unknown> }

export function OwnPlan({ plan, change, onChanged }: OwnPlanProps) {
  const [isLong, setLong] = useState(false)
  const title = planTitle(plan, clockOf(plan.start_minute))
  const next = plan.visits.filter(({ state }) => state !== 'done')
  const shown = isLong ? next : next.slice(0, shownAtFirst)
  const headId = `plan-${plan.id}`
  return (
    <section className="own-plan" aria-labelledby={headId}>
      <h2 id={headId} className="display">
        {words.title}
      </h2>
      <p className="plan-say">{title}</p>
      <p className="text-ink-soft">{aboutPlan(plan)}</p>
      {plan.visits.length > 0 && <Swell visits={swellVisits(plan.visits)} label={title} />}
      <ul className="visits">
        {shown.map(visit => (
          <OwnVisit key={visit.plan_day} {...{ plan, visit, change, onChanged }} />
        ))}
      </ul>
      {next.length > shown.length && (
        <Button tone="text" size="small" onClick={() => setLong(true)}>
          {words.more(next.length - shown.length)}
        </Button>
      )}
      <p className="mt-3 text-ink-soft text-small">{words.rule}</p>
    </section>
  )
}

function aboutPlan({ service_type, minutes, price_cents, next_price, pauses, until_day }: OwnPlanWithVisits) {
  return [
    `${kindLabel(service_type)}, ${aboutHours(minutes)}, ${words.price(formatRand(price_cents))}.`,
    next_price && `${words.newPrice(formatRand(next_price.price_cents), formatDate(next_price.from_day))}.`,
    ...pauses.map(({ from_day, to_day }) => words.paused(formatDate(from_day), formatDate(to_day))),
    until_day && words.ended(formatDate(until_day)),
  ]
    .filter(Boolean)
    .join(' ')
}

type OwnVisitProps = OwnPlanProps & { visit: PlanVisit }

function OwnVisit({ plan, visit, change, onChanged }: OwnVisitProps) {
  const [isMoving, setMoving] = useState(false)
  const ways = useOwnVisit(plan, visit)
  const { booking_id, state, service_date, service_time, updated_at } = visit
  const day = formatDayOfYear(service_date)
  const says = visitSays(visit)
  const isBooked = state === 'coming' || state === 'moved'
  const isLate = !canStillChange({ service_date, service_time, status: 'confirmed' }, new Date())
  return (
    <li className="visit" data-state={state}>
      <p>
        <b>{isBooked ? `${day}, ${formatTimes(service_time)}` : day}</b>
        {says && <small>{says}</small>}
        {isBooked && isLate && <small>{words.late}</small>}
      </p>
      {state === 'skipped' && visit.skipped_by === 'client' && !isLate && (
        <Button
          tone="text"
          size="small"
          busy={ways.isBusy}
          aria-label={visitWords.named(visitWords.takeBack, day)}
          onClick={ways.takeBack}
        >
          {visitWords.takeBack}
        </Button>
      )}
      {isBooked && !isLate && !isMoving && (
        <>
          <Button
            tone="text"
            size="small"
            busy={ways.isBusy}
            aria-label={visitWords.named(visitWords.skip, day)}
            onClick={ways.skip}
          >
            {visitWords.skip}
          </Button>
          <Button
            tone="text"
            size="small"
            aria-label={visitWords.named(visitWords.move, day)}
            onClick={() => setMoving(true)}
          >
            {visitWords.move}
          </Button>
        </>
      )}
      {isMoving && booking_id && updated_at && (
        <div className="visit-move">
          <Suspense fallback={<Skeleton lines={6} label={signedInWords.loading} />}>
            <MoveForm
              from={service_date}
              bookingId={booking_id}
              isBusy={change.isBusy}
              onMove={to => change.move(booking_id, { id: booking_id, updated_at }, to)}
              onDone={() => {
                setMoving(false)
                void onChanged()
              }}
            />
          </Suspense>
        </div>
      )}
    </li>
  )
}

function visitSays({ state, skipped_by, closed, moved_from }: PlanVisit): string | undefined {
  if (state === 'paused') return visitWords.paused
  if (state === 'unplaced') return words.unplaced
  if (state === 'moved' && moved_from) return visitWords.movedFrom(formatDayOfYear(moved_from))
  if (state !== 'skipped') return
  if (skipped_by === 'client') return words.skippedByYou
  return skipped_by ? words.skippedByUs : (closed ?? words.closed)
}
