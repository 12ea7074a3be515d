import { useEffect, useRef } from 'react'
import { capital } from '#content/number-words.ts'
import { weekWords } from '#content/office-week.ts'
import { howOften } from '#content/plans.ts'
import { quoteStateWords } from '#content/quote-states.ts'
import { isStatusOpen } from '#domain/booking-status.ts'
import { formatDayOfYear } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import { endOf } from '#domain/diary.ts'
import type { Rhythm } from '#domain/plan-days.ts'
import { serviceLabel } from '#domain/service-types.ts'
import type { OfficeBooking } from '#web/data/staff-bookings.ts'
import { CircleQuestionMark } from '#web/icons/circle-question-mark.ts'
import { Repeat } from '#web/icons/repeat.ts'
import { quoteTones } from '#web/office/shared/quote-state-badge.tsx'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { BadgeMark } from '#web/ui/badge.tsx'
import { areKeysOn } from '#web/ui/keys.ts'
import { nameOf } from './booking-words.ts'
import { dragClean } from './drag-clean.ts'
import { type BlockLook, lookOf, type PlannedClean, sunkPart, whereOf } from './planned-clean.ts'
import { heightOf, topOf } from './week-geometry.ts'
import { useWeekView } from './week-view.ts'

type BlockProps = { clean: PlannedClean; dayIndex: number; column: number; columns: number }

// Below this height a block loses its padding, below that its second line.
const [shortPx, tinyPx] = [70, 40]

/** A clean of its length: opens it, and is picked up by dragging or by L. */
export function CleanBlock({ clean, dayIndex, column, columns }: BlockProps) {
  const view = useWeekView()
  const { search, pathname } = useLocation()
  const link = useLaidFocus(view.desk.laid === clean.id)
  const { booking } = clean
  const canMove = view.isStaff && isStatusOpen(booking.status)
  const look = lookOf(clean, view.diary.now)
  const height = heightOf(clean.minutes) - 2
  return (
    <Link
      {...view.item(clean.id, [dayIndex, clean.start])}
      ref={link}
      to={`/crm/bookings/${clean.id}${search}`}
      state={fromList}
      draggable={false}
      className={classOf(view, clean, { look, height, isOpen: pathname.endsWith(clean.id) })}
      style={{
        top: topOf(clean.start, view.scale),
        height,
        ...(columns > 1 && {
          left: `${(column / columns) * 100}%`,
          right: `${100 - ((column + 1) / columns) * 100}%`,
        }),
      }}
      onPointerDown={event => canMove && dragClean(event, { booking, desk: view.desk })}
      onKeyDown={event => {
        if (!/^[lm]$/i.test(event.key) || !canMove || !areKeysOn()) return
        event.preventDefault()
        view.desk.pickUp(booking)
      }}
    >
      <span className="sr-only">{nameOfBlock(clean, look)}</span>
      <BlockText clean={clean} look={look} />
      {canMove && (
        <span
          className="block-edge"
          aria-hidden="true"
          onPointerDown={event => {
            event.stopPropagation()
            dragClean(event, { booking, desk: view.desk, kind: 'length' })
          }}
        />
      )}
    </Link>
  )
}

function BlockText({ clean, look }: { clean: PlannedClean; look: BlockLook }) {
  const { diary, crewIds } = useWeekView()
  const { booking } = clean
  const sunk = sunkPart(clean, diary.now)
  const isNarrow = crewIds.length > 1
  return (
    <>
      {look === 'under' && sunk > 0 && <i style={{ height: `${sunk * 100}%` }} />}
      <span className="block-time" aria-hidden="true">
        {clockOf(clean.start)}
        <span>{weekWords.until(endOf(clean))}</span>
        {booking.plan_id && <RegularMark booking={booking} />}
      </span>
      <b aria-hidden="true">
        {(look === 'completed' || look === 'pending') && <BadgeMark tone={toneOf(clean, look)} />}
        <span>{nameOf(booking)}</span>
      </b>
      <span className="block-what" aria-hidden="true">
        {quoteWordOf(clean, look) && <b>{quoteWordOf(clean, look)}: </b>}
        {isNarrow
          ? serviceLabel(booking.service_type)
          : `${serviceLabel(booking.service_type)}, ${whereOf(booking)}`}
      </span>
      {look === 'dry' && (
        <span className="block-asks" aria-hidden="true">
          <CircleQuestionMark aria-hidden="true" />
          {weekWords.didItHappen}
        </span>
      )}
    </>
  )
}

// A request that has its quote shows how far that is.
function toneOf({ booking }: PlannedClean, look: 'completed' | 'pending') {
  return look === 'pending' && booking.quote_state ? quoteTones[booking.quote_state] : look
}

function quoteWordOf({ booking: { quote_state } }: PlannedClean, look: BlockLook): string | undefined {
  if (look !== 'pending' || !quote_state || quote_state === 'to_quote') return
  return quoteStateWords.states[quote_state]
}

const regularWords = ({ plan_rhythm }: OfficeBooking) =>
  weekWords.regular(plan_rhythm ? howOften[plan_rhythm as Rhythm] : undefined)

// The link says it too.
function RegularMark({ booking }: { booking: OfficeBooking }) {
  return (
    <span title={capital(regularWords(booking))}>
      <Repeat className="regular-mark" />
    </span>
  )
}

type View = ReturnType<typeof useWeekView>
type Looks = { look: BlockLook; height: number; isOpen: boolean }

function classOf({ laying, crewIds, diary }: View, clean: PlannedClean, { look, height, isOpen }: Looks) {
  const sunk = sunkPart(clean, diary.now)
  const isCut = sunk > 0 && sunk < 1
  return [
    'clean-block',
    `block-${look}`,
    height < shortPx && 'block-short',
    height < tinyPx && 'block-tiny',
    crewIds.length > 1 && 'block-narrow',
    // Words stand on the wet or the dry part, whichever is larger, never on the water's edge.
    isCut && sunk < 0.5 && 'block-low',
    isOpen && 'block-open',
    laying?.hand.booking.id === clean.id && 'block-lifted',
    laying?.hits.some(hit => hit.kind === 'booking' && hit.id === clean.id) && 'block-struck',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Day, times, person, kind, suburb, state. */
function nameOfBlock(clean: PlannedClean, look: BlockLook): string {
  const { booking } = clean
  return [
    formatDayOfYear(clean.day),
    weekWords.stretch(clean.start, clean.minutes),
    booking.crew_name,
    nameOf(booking),
    serviceLabel(booking.service_type),
    whereOf(booking),
    weekWords.states[look],
    quoteWordOf(clean, look),
    booking.plan_id && regularWords(booking),
    booking.overbooked_reason && weekWords.overbooked,
  ]
    .filter(Boolean)
    .join(', ')
}

// The button that laid it in is gone, and browsers scroll differently then.
function useLaidFocus(isLaid: boolean) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!isLaid) return
    link.current?.focus({ preventScroll: true })
    link.current?.scrollIntoView({ block: 'center' })
  }, [isLaid])
  return link
}
