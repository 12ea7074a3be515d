import { weekWords } from '#content/office-week.ts'
import type { Way } from '#domain/week-gaps.ts'
import { Truck } from '#web/icons/truck.ts'
import { heightOf, topOf } from './week-geometry.ts'
import { useWeekView } from './week-view.ts'

/** The way is written from so many minutes on; a shorter one is a dotted line only. */
const writtenMinutes = 15

export function WayLine({ way, isNew = false }: { way: Way; isNew?: boolean }) {
  const { scale } = useWeekView()
  return (
    <div
      className={isNew ? 'way-line way-new' : 'way-line'}
      style={{ top: topOf(way.start, scale), height: heightOf(way.minutes) - 2 }}
    >
      {way.minutes >= writtenMinutes && (
        <span>
          <Truck aria-hidden="true" />
          {weekWords.hours(way.minutes)}
        </span>
      )}
    </div>
  )
}
