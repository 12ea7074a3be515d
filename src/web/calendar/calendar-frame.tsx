// The frame of a month, before and after its days are known.
import { diaryWords } from '#content/diary.ts'

const words = diaryWords.calendar

export const calendarTable =
  '[--gap:clamp(2px,0.8vw,6px)] mx-[calc(-1*var(--gap))] w-[calc(100%+2*var(--gap))] table-fixed border-separate border-spacing-(--gap)'

const placeholderWeeks = [1, 2, 3, 4, 5]

/** Keeps the calendar's place until the browser knows what day it is. */
export function CalendarPlaceholder() {
  return (
    <div className="max-w-[36rem]" role="status" aria-label={words.loading}>
      <div className="mb-3 h-11" />
      <table className={calendarTable} aria-hidden="true">
        <WeekdayRow />
        <tbody>
          {placeholderWeeks.map(week => (
            <tr key={week}>
              <td colSpan={7} className="h-[52px] animate-breathe rounded-control bg-sunk" />
            </tr>
          ))}
        </tbody>
      </table>
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
