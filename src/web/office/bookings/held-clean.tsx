import { weekWords } from '#content/office-week.ts'
import { stepMinutes, wayBetween } from '#domain/diary.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { type Hit, neighboursOf, nudge } from '#domain/week-places.ts'
import { Check } from '#web/icons/check.ts'
import { ChevronDown } from '#web/icons/chevron-down.ts'
import { ChevronUp } from '#web/icons/chevron-up.ts'
import { TriangleExclamationPoint } from '#web/icons/triangle-exclamation-point.ts'
import { nameOf } from './booking-words.ts'
import { dragClean } from './drag-clean.ts'
import type { Laying } from './laying.ts'
import { hitWords, useNameOfClean } from './place-words.ts'
import { whereOf } from './planned-clean.ts'
import { isNews } from './use-lay-in.ts'
import { WayLine } from './way-line.tsx'
import { heightOf, topOf } from './week-geometry.ts'
import { useWeekView } from './week-view.ts'

/** The clean in the hand where it would lie: it follows the pointer, and shows what it would hit. */
export function HeldClean({ laying }: { laying: Laying }) {
  const { scale, desk } = useWeekView()
  const { hand, hits } = laying
  if (!hand.place) return null
  const isBad = hits.length > 0
  return (
    <>
      <NewWays laying={laying} />
      <div
        className={`held-clean ${isBad ? 'held-bad' : ''} ${hand.isDragging ? 'held-dragged' : ''}`}
        style={{ top: topOf(hand.place.start, scale), height: heightOf(hand.minutes) - 2 }}
        onPointerDown={event => dragClean(event, { booking: hand.booking, desk })}
      >
        <span className="block-time">
          <span>{weekWords.times(hand.place.start, hand.minutes)}</span>
          <span>{weekWords.hours(hand.minutes)}</span>
        </span>
        <b>{nameOf(hand.booking)}</b>
        <span className="block-what">
          {serviceLabel(hand.booking.service_type)}, {whereOf(hand.booking)}
        </span>
        {!isBad && !laying.isUnchanged && <Merits laying={laying} />}
        {hits[0] && <HitWords hit={hits[0]} />}
        <Nudges laying={laying} />
        <span
          className="block-edge"
          aria-hidden="true"
          onPointerDown={event => {
            event.stopPropagation()
            dragClean(event, { booking: hand.booking, desk, kind: 'length' })
          }}
        />
      </div>
      {hits.slice(0, 1).map(hit => (
        <HitPart key={hit.kind} hit={hit} />
      ))}
    </>
  )
}

function Merits({ laying }: { laying: Laying }) {
  const { place, booking } = laying.hand
  const gap = laying.places.find(
    ({ day, crewId, start, spare }) =>
      place &&
      day === place.day &&
      crewId === place.crewId &&
      start <= place.start &&
      place.start <= start + spare,
  )
  if (!place) return null
  return (
    <>
      {booking.status === 'pending' && !isNews(booking, place) && (
        <span className="held-merit">
          <Check aria-hidden="true" />
          {weekWords.hand.asked}
        </span>
      )}
      {gap && (
        <span className="held-merit">
          <Check aria-hidden="true" />
          {weekWords.hand.spare(gap.start + gap.spare - place.start)}
        </span>
      )}
    </>
  )
}

/** The way of dragging without dragging. */
function Nudges({ laying: { hand } }: { laying: Laying }) {
  const { diary, desk, isPhone } = useWeekView()
  const { place } = hand
  if (!isPhone || !place) return null
  const move = (minutes: number) => desk.change({ place: nudge(diary, place, minutes) })
  return (
    <>
      <button
        type="button"
        className="nudge nudge-up"
        aria-label={weekWords.hand.earlier}
        onClick={() => move(-stepMinutes)}
      >
        <ChevronUp aria-hidden="true" />
      </button>
      <button
        type="button"
        className="nudge nudge-down"
        aria-label={weekWords.hand.later}
        onClick={() => move(stepMinutes)}
      >
        <ChevronDown aria-hidden="true" />
      </button>
    </>
  )
}

/** The stretch where they meet, under the clean in the hand. */
function HitPart({ hit }: { hit: Hit }) {
  const { scale } = useWeekView()
  if (!('from' in hit)) return null
  const height = Math.max(0, heightOf(hit.to - hit.from) - 2)
  return <div className="hit-part" style={{ top: topOf(hit.from, scale), height }} />
}

function HitWords({ hit }: { hit: Hit }) {
  const nameOfClean = useNameOfClean()
  return (
    <span className="held-hit">
      <TriangleExclamationPoint aria-hidden="true" />
      {hitWords(hit, id => nameOfClean(id).split(' ')[0] ?? '')}
    </span>
  )
}

function NewWays({ laying: { hand, wanted, hits } }: { laying: Laying }) {
  const { diary } = useWeekView()
  if (!hand.place || hits.length > 0) return null
  const { start } = hand.place
  const { before, after } = neighboursOf(diary, wanted, hand.place)
  const wayFrom = before && wayBetween(before, wanted, diary.ways)
  const wayTo = after && wayBetween(wanted, after, diary.ways)
  return (
    <>
      {wayFrom !== undefined && <WayLine isNew way={{ start: start - wayFrom, minutes: wayFrom }} />}
      {wayTo !== undefined && <WayLine isNew way={{ start: start + hand.minutes, minutes: wayTo }} />}
    </>
  )
}
