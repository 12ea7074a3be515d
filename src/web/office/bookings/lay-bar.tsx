import { useEffect, useRef, useState } from 'react'
import { bookingWords } from '#content/office-bookings.ts'
import { weekWords } from '#content/office-week.ts'
import { quoteStateWords } from '#content/quote-states.ts'
import { serviceLabel } from '#domain/service-types.ts'
import { isOverruled } from '#domain/week-places.ts'
import { Minus } from '#web/icons/minus.ts'
import { Plus } from '#web/icons/plus.ts'
import { TriangleExclamationPoint } from '#web/icons/triangle-exclamation-point.ts'
import { X } from '#web/icons/x.ts'
import { fromList } from '#web/office/shared/use-close-panel.ts'
import { Link } from '#web/router/link.tsx'
import { useLocation } from '#web/router/routing.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { nameOf } from './booking-words.ts'
import { isQuoting } from './bookings-desk.ts'
import type { Laying } from './laying.ts'
import { OverbookForm } from './overbook-form.tsx'
import { aroundWords, heldWords, hitWords, useNameOfClean } from './place-words.ts'
import { clientTelling, clientTellingWords } from './tell-client.ts'
import { changedLength } from './use-hand-keys.ts'
import { isNews, placeWords } from './use-lay-in.ts'
import { useWeekView } from './week-view.ts'

const words = weekWords.hand

type LayBarProps = {
  laying: Laying
  isBusy: boolean
  onLay: (reason?: string) => void
  onNextWeek: () => void
}

/** Where the clean in the hand would land, what that means, and the one button that does it. */
export function LayBar({ laying, isBusy, onLay, onNextWeek }: LayBarProps) {
  const { isPhone } = useWeekView()
  const { hand, hits } = laying
  const bar = useRef<HTMLElement>(null)
  const [isReasoning, setReasoning] = useState(false)
  const isBad = hits.length > 0
  // The keys are heard wherever the focus is; here it is out of the way of links.
  useEffect(() => {
    if (!hand.isDragging) bar.current?.focus({ preventScroll: true })
  }, [hand.isDragging])
  if (!isBad && isReasoning) setReasoning(false)
  return (
    <section ref={bar} tabIndex={-1} className={`lay-bar ${isBad ? 'lay-bad' : ''}`} aria-label={words.label}>
      <LayText laying={laying} />
      {isReasoning ? (
        <OverbookForm isBusy={isBusy} onKeep={() => setReasoning(false)} onOverbook={onLay} />
      ) : (
        <div className="lay-acts">
          <Length laying={laying} />
          {!isPhone && !isBad && <KeyHints />}
          {isBad && hits.every(isOverruled) && (
            <Button tone="text" onClick={() => setReasoning(true)}>
              {words.overbook}
            </Button>
          )}
          {isPhone && <OpenLink laying={laying} />}
          <MainButton {...{ laying, isBusy, onLay, onNextWeek }} />
        </div>
      )}
    </section>
  )
}

function LayText({ laying }: { laying: Laying }) {
  const { diary, desk, isPhone } = useWeekView()
  const { hand, hits } = laying
  const { booking } = hand
  const what = `${serviceLabel(booking.service_type)}, ${weekWords.hours(hand.minutes)}`
  return (
    <div className="lay-text">
      {hits.length > 0 && <TriangleExclamationPoint aria-hidden="true" />}
      <div>
        <b>{isPhone || !hand.place ? nameOf(booking) : heldWords(laying, diary)}</b>
        {hand.trouble && <span className="lay-trouble">{hand.trouble}</span>}
        {isPhone && <span>{hand.place ? heldWords(laying, diary) : what}</span>}
        <Meaning laying={laying} />
      </div>
      {isPhone && (
        <button type="button" className="icon-button" aria-label={words.putBack} onClick={desk.putBack}>
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  )
}

function Meaning({ laying }: { laying: Laying }) {
  const { diary } = useWeekView()
  const nameOfClean = useNameOfClean()
  const { hand, hits, isUnchanged, places } = laying
  const [hit] = hits
  if (!hand.place) return <span>{words.choose(places.length)}</span>
  if (hit)
    return (
      <span className="lay-hit">
        {hitWords(hit, nameOfClean)}
        {hit.kind === 'booking' && `, ${weekWords.hits.withTheWay}`}
      </span>
    )
  if (isUnchanged) return <span>{words.isHere}</span>
  return (
    <>
      <span>{aroundWords(laying, diary, nameOfClean)}</span>
      {isNews(hand.booking, hand.place) && (
        <span>{hand.visit ? words.noLetter : clientTellingWords(hand.booking)}</span>
      )}
    </>
  )
}

function MainButton({ laying, isBusy, onLay, onNextWeek }: LayBarProps) {
  const { desk, isPhone } = useWeekView()
  const { hand, hits, next, isUnchanged } = laying
  const { place } = hand
  if (place && isUnchanged) return <Button onClick={desk.putBack}>{words.leave}</Button>
  if (place && hits.length === 0)
    return (
      <Button busy={isBusy} onClick={() => onLay()}>
        {isPhone ? words.at(place.start) : words.here}
        {isNews(hand.booking, place) &&
          !hand.visit &&
          clientTelling(hand.booking).by === 'mail' &&
          words.tells(firstNameOf(laying))}
      </Button>
    )
  if (!next) return <Button onClick={onNextWeek}>{words.nextWeek}</Button>
  return (
    <Button onClick={() => desk.change({ place: next })}>
      {place ? words.take(placeWords(next)) : words.takeFirst(placeWords(next))}
    </Button>
  )
}

const firstNameOf = ({ hand }: Laying) => nameOf(hand.booking).split(' ')[0] ?? ''

/** The length without dragging. */
function Length({ laying: { hand } }: { laying: Laying }) {
  const { desk } = useWeekView()
  const change = (by: 1 | -1) => desk.change({ minutes: changedLength(hand.minutes, by) })
  return (
    <fieldset className="lay-length">
      <legend className="sr-only">{words.length(hand.minutes)}</legend>
      <button type="button" className="icon-button" aria-label={words.shorter} onClick={() => change(-1)}>
        <Minus aria-hidden="true" />
      </button>
      <output>{weekWords.hours(hand.minutes)}</output>
      <button type="button" className="icon-button" aria-label={words.longer} onClick={() => change(1)}>
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  )
}

function KeyHints() {
  return (
    <p className="lay-keys" aria-hidden="true">
      <kbd>←</kbd>
      <kbd>→</kbd> {words.keys.next} <kbd>Esc</kbd> {words.keys.back}
    </p>
  )
}

function OpenLink({ laying: { hand, isUnchanged } }: { laying: Laying }) {
  const { desk } = useWeekView()
  const { search } = useLocation()
  if (hand.visit || (!isUnchanged && hand.place)) return null
  const to = `/crm/bookings/${hand.booking.id}${search}`
  const quiet = buttonClass({ tone: 'quiet' })
  return (
    <>
      <Link className={quiet} to={to} state={fromList} onClick={desk.putBack}>
        {bookingWords.requests.open}
      </Link>
      {hand.booking.quote_state === 'to_quote' && (
        <Link className={`${quiet} lay-quote`} to={to} state={isQuoting} onClick={desk.putBack}>
          {quoteStateWords.quote}
        </Link>
      )}
    </>
  )
}
