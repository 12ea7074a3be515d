import { weekWords } from '#content/office-week.ts'
import { formatListDay, type IsoDay } from '#domain/calendar.ts'
import { clockOf } from '#domain/clean-length.ts'
import { type FittingPlace, neighboursOf } from '#domain/week-places.ts'
import { Truck } from '#web/icons/truck.ts'
import { nameOf } from './booking-words.ts'
import { isHeldOver, type Laying } from './laying.ts'
import { heightOf, topOf } from './week-geometry.ts'
import { useWeekView } from './week-view.ts'

type FitPlacesProps = { laying: Laying; day: IsoDay; crewId: number }

/** The gaps that answer: from when to when, how much is to spare, and which has the shortest way. */
export function FitPlaces({ laying, day, crewId }: FitPlacesProps) {
  return laying.places
    .filter(place => place.day === day && place.crewId === crewId && !isHeldOver(laying, place))
    .map(place => <FitPlace key={place.start} place={place} laying={laying} />)
}

function FitPlace({ place, laying }: { place: FittingPlace; laying: Laying }) {
  const { scale, desk, crewIds } = useWeekView()
  const { minutes } = laying.hand
  const isBest = place === laying.best
  return (
    <button
      type="button"
      className={isBest ? 'fit-place fit-best' : 'fit-place'}
      style={{ top: topOf(place.start, scale), height: heightOf(minutes) - 2 }}
      onClick={() => desk.change({ place })}
    >
      <span className="sr-only">{weekWords.fit.on(formatListDay(place.day))}</span>
      <b>{crewIds.length > 1 ? clockOf(place.start) : weekWords.times(place.start, minutes)}</b>
      <span>{weekWords.fit.spare(place.spare)}</span>
      {isBest && crewIds.length === 1 && <ShortestWay place={place} laying={laying} />}
    </button>
  )
}

function ShortestWay({ place, laying }: { place: FittingPlace; laying: Laying }) {
  const { diary, cleans } = useWeekView()
  const { before, after } = neighboursOf(diary, laying.wanted, place)
  const near = [before, after].find(other => other?.suburb && other.suburb === laying.wanted.suburb)
  const booking = cleans.find(({ id }) => id === near?.id)?.booking
  const words = [
    booking && near?.suburb && weekWords.fit.near(nameOf(booking), near.suburb),
    laying.saved > 0 && weekWords.fit.saves(laying.saved),
  ].filter(Boolean)
  if (words.length === 0) return null
  return (
    <em>
      <Truck aria-hidden="true" />
      <span>{words.join(': ')}</span>
    </em>
  )
}
