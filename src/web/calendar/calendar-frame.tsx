// The frame of a month, before and after its days are known.
import { diaryWords } from '#content/diary.ts'
import { type IsoDay, monthOf } from '#domain/calendar.ts'
import { isMarkedSoon, weeksLeft } from './calendar-days.ts'
import { CalendarLegend } from './calendar-legend.tsx'

const words = diaryWords.calendar

export const calendarTable =
  '[--gap:clamp(2px,0.8vw,6px)] mx-[calc(-1*var(--gap))] w-[calc(100%+2*var(--gap))] table-fixed border-separate border-spacing-(--gap)'

type CalendarPlaceholderProps = {
  from?: IsoDay | undefined
  heardBy?: string | undefined
  hasShorter?: boolean
}

/** Keeps the calendar's place until the browser knows what day it is. from: the first day that it is likely to show. */
export function CalendarPlaceholder({ from, heardBy, hasShorter }: CalendarPlaceholderProps) {
  const weeks = from ? weeksLeft(monthOf(from), from).length : 5
  return (
    <div role="status" aria-label={words.loading}>
      <div className="mb-3 h-11" />
      <table className={calendarTable} aria-hidden="true">
        <WeekdayRow />
        <tbody>
          {Array.from({ length: weeks }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week's place in the month is what it is
            <tr key={week}>
              <td colSpan={7} className="h-[52px] lg:h-16 animate-breathe rounded-control bg-sunk" />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="invisible" aria-hidden="true">
        <CalendarLegend
          shorter={hasShorter ? 'kept' : undefined}
          soon={isMarkedSoon(monthOf(from ?? ''), heardBy) ? 'kept' : undefined}
        />
      </div>
    </div>
  )
}

export function WeekdayRow() {
  return (
    <thead>
      <tr>
        {words.weekdays.map(([short, long]) => (
          <th key={short} scope="col" abbr={long} className="py-1 text-tiny font-bold text-ink-soft">
            {short}
          </th>
        ))}
      </tr>
    </thead>
  )
}
